/** The age of a price and the note for an old one; the only definition of an old price (PRICE-8). Pure. */
import { DAY_MS } from '#app/platform/retention.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceOriginTexts } from './origin-texts.ts'

/** Prices older than this are marked as old. */
const OLD_AFTER_DAYS = 180

/**
 * Whole days since the end of the price's day, month or year; negative before that end.
 * @param date `2026`, `2026-03` or `2026-03-14`
 * @param now milliseconds since 1970
 */
export function priceAgeDays(date: string, now: number): number {
  const [year = 0, month, day] = date.split('-').map(Number)
  // Day 0 of a month is the last day of the previous month.
  const last = month === undefined ? Date.UTC(year, 12, 0) : Date.UTC(year, day ? month - 1 : month, day ?? 0)
  return Math.floor(now / DAY_MS) - last / DAY_MS
}

/** Short note for an old price, such as `Old price, March 2026`; null for a price that is not old or has no date. */
export const oldPriceNote = (date: string | null, now: number): string | null =>
  date !== null && priceAgeDays(date, now) > OLD_AFTER_DAYS ? priceOriginTexts().oldPrice(formatDate(date)) : null

/** The same as a full sentence. */
export const oldPriceWarning = (): string => priceOriginTexts().oldPriceWarning(OLD_AFTER_DAYS)
