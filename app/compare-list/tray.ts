import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { compareFor, slipFor } from '#app/platform/early-paths.ts'
import { READY_FROM } from './rules.ts'
import { compareListTexts } from './texts.ts'

/** The bar that leads to the comparison of these phones, as HTML; empty for none (COMPARE-11). */
export const trayHtml = (ids: string[]): string =>
  ids.length === 0
    ? ''
    : `<nav class="tray" aria-label="${compareListTexts().tray}"><span>${compareListTexts().ofLimit(ids.length, COMPARE_LIMIT)}</span><a class="button button-${ids.length < READY_FROM ? 'quiet' : 'primary'}" href="${compareFor(ids)}">${compareListTexts().compare}</a><a href="${slipFor(ids)}">${compareListTexts().slip}</a></nav>`
