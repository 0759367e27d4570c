/** Partial dates, as precise as their source: `2024`, `2024-09` or `2024-09-13`; empty where unknown. */
import { PARTIAL_DATE } from '#app/entities/partial-date.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceOriginTexts } from './origin-texts.ts'

/** The date as a sortable number, 0 where unknown; unknown parts are 00, so `2024-09` (20240900) sorts before `2024-09-01`. */
export function releaseOrder(date: string): number {
  if (date === '') return 0
  const [year = '0', month = '00', day = '00'] = date.split('-')
  return Number(`${year}${month}${day}`)
}

/** The first dash-separated part (DATA-4). */
export const releaseYear = (date: string) => date.split('-', 1)[0] ?? ''

/** `Released 13 September 2024`, `Expected in 2024`, or the text for an unknown date (DATA-5). */
export function releasedText(
  { releaseDate, isReleaseExpected }: { releaseDate: string; isReleaseExpected: boolean },
  format = formatDate,
) {
  const text = priceOriginTexts()
  if (releaseDate === '') return text.notReleased
  return (isReleaseExpected ? text.expected : text.released)(format(releaseDate))
}

/**
 * The day of a price, in days since 1970: a month or year without a day counts as its middle (PRICE-8).
 * @param date `2026`, `2026-03` or `2026-03-14`
 */
export function dayOfDate(date: string): number {
  const [year = 0, month = 7, day = date.length === 4 ? 1 : 15] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The last day of a day, month or year, in days since 1970: so long does something last that ends then. */
export function lastDayOf(date: string): number {
  const [year = 0, month, day] = date.split('-').map(Number)
  // Day 0 of a month is the last day of the previous month.
  return (month === undefined ? Date.UTC(year, 12, 0) : Date.UTC(year, day ? month - 1 : month, day ?? 0)) / DAY_MS
}

/** Prices before are typing errors. */
const FIRST_YEAR = '2000'

/**
 * Whether a price may have this date: a real day, month or year, which has begun by tomorrow in Pakistan. A later one would
 * outrank all readings to come.
 */
export function isPriceDate(text: string, now = Date.now()): boolean {
  return isRealDate(text) && text >= FIRST_YEAR && text <= todayInPakistan(now + DAY_MS).slice(0, text.length)
}

/** A day, month or year of the calendar. */
export function isRealDate(text: string): boolean {
  if (!PARTIAL_DATE.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return text.length < 10 || (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text))
}

/** The date of a launch price without one of its own: the year of the release, unless it is still to come (PRICE-6). */
export const launchPriceDate = (releaseDate: string, otherwise: string): string =>
  isPriceDate(releaseDate) ? releaseYear(releaseDate) : otherwise
