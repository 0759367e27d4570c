import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { allPhonesPath, compareFor, slipFor } from '#app/platform/early-paths.ts'
import { READY_FROM } from './rules.ts'
import { compareListTexts } from './texts.ts'

/** The bar that leads from one phone to another one, from two to the comparison, as HTML; empty for none (COMPARE-11). */
export function trayHtml(ids: string[]): string {
  const { tray, ofLimit, another, compare, slip } = compareListTexts()
  // Where all phones are another one is at hand.
  const isNext = ids.length < READY_FROM && location.pathname !== allPhonesPath()
  return ids.length === 0
    ? ''
    : `<nav class="tray" aria-label="${tray}"><span>${ofLimit(ids.length, COMPARE_LIMIT)}</span><a class="button button-${ids.length < READY_FROM ? 'quiet' : 'primary'}" href="${isNext ? allPhonesPath() : compareFor(ids)}">${isNext ? another : compare}</a><a href="${slipFor(ids)}">${slip}</a></nav>`
}
