import { compareListTexts } from './texts.ts'

/** The badge for this number of phones as HTML; empty for none (HEAD-1). */
export const badgeHtml = (count: number): string =>
  count === 0 ? '' : `<span class="badge">${count}<span class="sr-only"> ${compareListTexts().selected}</span></span>`
