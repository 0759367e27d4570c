/** Accessibility checks of the journeys (A11Y-1). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isWhole } from './every-kind.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Limits = {
  /** Checks these parts of the page only. */
  parts?: string[]
  /** Checks this rule only. */
  rule?: string
}

/** Runs in the page: colours in transition have other contrasts. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    // One that follows the scroll position shows where the page is.
    if (animation.timeline !== document.timeline) continue
    // One without an end cannot be finished.
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else animation.cancel()
  }
}

/** The accessibility violations of the page as it is now, one line each with the elements. */
export async function violationsOf(page: Page, { parts = [], rule }: Limits = {}): Promise<string[]> {
  await page.evaluate(endAnimations)
  // No page has frames, so axe needs no second page to join the results of several.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of parts) axe.include(part)
  const { violations } = await (rule ? axe.withRules([rule]) : axe.withTags(TAGS)).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} ${node.failureSummary ?? ''}`).join(' ')}`,
  )
}

const LINKS = '.sitemap-phones li:nth-child(n + 4)'
const EQUAL = `${LINKS}, .phone-grid > li:nth-child(n + 7), ol.panel > li:nth-child(n + 7)`

/**
 * Leaves the first of many equal links, cards and rows: checking them takes most of the time. All are there while a page
 * is measured, and in the long run.
 */
export const shortenLists = (page: Page): Promise<void> =>
  page.locator(isWhole ? LINKS : EQUAL).evaluateAll(parts => {
    for (const part of parts) part.remove()
  })
