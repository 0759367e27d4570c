/** How old a price is, and the words that say so. The one place that knows when a price is old (PRICE-8). Pure. */
import { DAY_MS } from '#app/platform/retention.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceOriginTexts } from './origin-texts.ts'

/** A price that held longer ago than this says little about today's. */
const OLD_AFTER_DAYS = 180

/**
 * Whole days from the end of the day, month or year that a price is of until now; below 0 while it lasts.
 * @param date `2026`, `2026-03` or `2026-03-14`
 * @param now milliseconds since 1970
 */
export function priceAgeDays(date: string, now: number): number {
  const [year = 0, month, day] = date.split('-').map(Number)
  // Day 0 of a month is the last of the month before.
  const last = month === undefined ? Date.UTC(year, 12, 0) : Date.UTC(year, day ? month - 1 : month, day ?? 0)
  return Math.floor(now / DAY_MS) - last / DAY_MS
}

/** A few words for an old price, such as `Old price, March 2026`; null for a price that is not old or has no date. */
export const oldPriceNote = (date: string | null, now: number): string | null =>
  date !== null && priceAgeDays(date, now) > OLD_AFTER_DAYS ? priceOriginTexts().oldPrice(formatDate(date)) : null

/** The sentence for the same, where there is room. */
export const oldPriceWarning = (): string => priceOriginTexts().oldPriceWarning(OLD_AFTER_DAYS)
