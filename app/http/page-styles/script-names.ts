/**
 * Classes (`.name`) and elements that script adds to a page while the whole style sheet is not loaded yet. Add here what
 * such a script creates.
 */
const toasts =
  '.toast-viewport .toast .toast-problem .toast-short .display .min-w-0 .text-sm .button .button-primary .icon-button .icon .sr-only'
const suggestions = '.combobox-list .text-muted .text-sm .sr-only'
const compareList = '.badge .sr-only .tray .button-quiet'
const elements = 'section div p span a b i nav time button img svg path'

export const scriptNames: readonly string[] = [
  ...new Set([toasts, suggestions, compareList, elements].flatMap(names => names.split(' '))),
]

/** The same where a picture has to be loaded, which may fail. */
export const pictureNames: readonly string[] = ['.hd-badge', '.image-placeholder', '.font-semibold']
