/** The bar with the compare list, loaded where the list has a phone (COMPARE-11). */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { allPhonesPath, compareFor, comparePath, slipFor } from '#app/platform/early-paths.ts'
import { withoutRepeated } from '#app/platform/text/short-name.ts'
import { compareList } from './compare-list.ts'
import { READY_FROM } from './rules.ts'
import { compareTrayTexts } from './tray-texts.ts'

/** On the page of the comparison the list is in sight. */
export function showTray(tray: HTMLElement): void {
  const { ids, names } = compareList.get()
  tray.innerHTML = location.pathname === comparePath() ? '' : trayHtml(ids())
  const line = tray.querySelector('b')
  if (line) writeNames(line, names(), ids().length)
}

/** It leads from one phone to another one, from two to the comparison; as HTML, empty for none. */
function trayHtml(ids: string[]): string {
  const { tray, ofLimit, another, compare, slip } = compareTrayTexts()
  // Where all phones are another one is at hand.
  const isNext = ids.length < READY_FROM && location.pathname !== allPhonesPath()
  return ids.length === 0
    ? ''
    : `<nav class="tray" aria-label="${tray}"><p><b></b>${ofLimit(ids.length, COMPARE_LIMIT)}</p><a class="button button-${ids.length < READY_FROM ? 'quiet' : 'primary'}" href="${isNext ? allPhonesPath() : compareFor(ids)}">${isNext ? another : compare}</a><a href="${slipFor(ids)}">${slip}</a></nav>`
}

/** As many names as fit on the line, as text, and how many phones are not named; nothing where no name fits. */
function writeNames(line: HTMLElement, names: string[], count: number): void {
  for (let named = names.length; named >= 0; named -= 1) {
    const others = named < count ? compareTrayTexts().others(count - named) : ''
    line.textContent = named > 0 ? withoutRepeated(names.slice(0, named)).join(', ') + others : ''
    if (line.scrollWidth <= line.clientWidth) return
  }
}
