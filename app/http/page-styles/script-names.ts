/**
 * Classes (`.name`) and elements that script adds to a page while the whole style sheet is not loaded yet. Add here what
 * such a script creates.
 */
const toasts =
  '.toast-viewport .toast .toast-problem .display .min-w-0 .text-sm .button .button-primary .icon-button .icon .sr-only'
const suggestions =
  '.combobox-list .flex .flex-1 .items-center .gap-3 .size-9 .object-contain .min-w-0 .truncate .text-end .text-sm .text-muted .text-xs .block'
const compareList = '.badge .sr-only .tray'
const pictures = '.hd-badge .image-placeholder .font-semibold'
const elements = 'section div p span a b i button img svg path'

export const scriptNames: readonly string[] = [
  ...new Set([toasts, suggestions, compareList, pictures, elements].flatMap(names => names.split(' '))),
]
