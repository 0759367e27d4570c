/**
 * Classes (`.name`) and elements that script adds to a page while the whole style sheet is not loaded yet. Add here what
 * such a script creates.
 */
const toasts =
  '.toast-viewport .toast .toast-problem .display .min-w-0 .text-sm .button .button-primary .icon-button .icon .sr-only'
const suggestions = '.combobox-list .text-muted .text-sm .sr-only'
const compareList = '.badge .sr-only .tray .button-quiet'
const pictures = '.hd-badge .image-placeholder .font-semibold'
const elements = 'section div p span a b i nav time button img svg path'

export const scriptNames: readonly string[] = [
  ...new Set([toasts, suggestions, compareList, pictures, elements].flatMap(names => names.split(' '))),
]
