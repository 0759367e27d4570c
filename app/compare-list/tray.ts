import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { compareFor, slipFor } from '#app/platform/early-paths.ts'
import { compareListTexts } from './texts.ts'

/** The bar that leads to the comparison of these phones, as HTML; empty for none (COMPARE-11). */
export const trayHtml = (ids: string[]): string =>
  ids.length === 0
    ? ''
    : `<nav class="tray" aria-label="${compareListTexts().tray}"><a href="${slipFor(ids)}">${'<i></i>'.repeat(ids.length)}\u2003${compareListTexts().slip}</a><a href="${compareFor(ids)}">${compareListTexts().ofLimit(ids.length, COMPARE_LIMIT)} <b>${compareListTexts().compare}</b></a></nav>`
