import { compareFor } from '#app/platform/early-paths.ts'
import { COMPARE_LIMIT } from './rules.ts'
import { compareListTexts } from './texts.ts'

/** The bar that leads to the comparison of these phones, as HTML; empty for none (COMPARE-11). */
export const trayHtml = (ids: string[]): string =>
  ids.length === 0
    ? ''
    : `<nav aria-label="${compareListTexts().tray}"><a class="tray" href="${compareFor(ids)}"><span>${'<i></i>'.repeat(ids.length)}${compareListTexts().ofLimit(ids.length, COMPARE_LIMIT)}</span><b>${compareListTexts().compare}</b></a></nav>`
