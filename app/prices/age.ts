/** The age of a price and the words for it, by the calendar of Karachi (PRICE-8). Pure. */
import type { PriceGrade } from '#app/entities/enums.ts'
import type { PriceNote, PriceOrigin } from '#app/entities/phone.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { formatDate, formatShortDate } from '#app/platform/text/format.ts'
import { dayOfDate } from './dates.ts'
import { grades } from './grades.ts'
import { priceOriginTexts } from './origin-texts.ts'
import { priceKindLabels, sellerOf } from './sources.ts'

/** Up to these ages, in days, a price is seen on its day, seen in its month, may have changed; then it was last seen. */
export const SEEN_ON_DAYS = 30
export const SEEN_IN_DAYS = 120
export const COMPARABLE_DAYS = 365

/**
 * Whole days since the end of the price's day, month or year; negative before that end.
 * @param now milliseconds since 1970
 */
export const priceAgeDays = (date: string, now: number): number => dayInPakistan(now) - dayOfDate(date)

type Noted = { priceGrade: PriceGrade | null; priceNote: Pick<PriceNote, 'date'> | null }

/**
 * Whether the price counts where prices are compared: as the cheapest or the best under a limit.
 * @param now milliseconds since 1970
 */
export const hasComparablePrice = ({ priceGrade, priceNote }: Noted, now: number): boolean =>
  priceGrade !== null &&
  priceNote !== null &&
  grades[priceGrade].isComparable &&
  priceAgeDays(priceNote.date, now) <= COMPARABLE_DAYS

/** Whether a price may have changed since. @param now milliseconds since 1970 */
export const isStale = (grade: PriceGrade, date: string, now: number): boolean =>
  grade === 'launch' || priceAgeDays(date, now) > SEEN_IN_DAYS

/** What is said of a price of this grade on the day of viewing. @param now milliseconds since 1970 */
export function priceNote(grade: PriceGrade, origin: PriceOrigin, now: number): PriceNote {
  const { date } = origin
  return { text: grade === 'launch' ? launchText(date) : seenText(origin, priceAgeDays(date, now)), date }
}

const launchText = (date: string) => priceOriginTexts().launchNote(formatShortDate(date.slice(0, 7)))

function seenText(origin: PriceOrigin, age: number): string {
  const text = priceOriginTexts()
  const kind = priceKindLabels()[origin.kind]
  const month = formatDate(origin.date.slice(0, 7))
  if (age > COMPARABLE_DAYS) return text.lastSeenIn(kind, month)
  if (age > SEEN_IN_DAYS) return text.mayHaveChanged(kind, month)
  const isDay = age <= SEEN_ON_DAYS && origin.date.length === 10
  return isDay
    ? text.seenOn(kind, formatShortDate(origin.date), sellerOf(origin))
    : text.seenIn(kind, month, sellerOf(origin))
}

/** The sentence that follows a price that may have changed. */
export const staleWarning = (): string => priceOriginTexts().staleWarning
