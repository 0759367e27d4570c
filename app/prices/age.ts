/** The age of a price and the words for it, by the calendar of Karachi (PRICE-8). Pure. */
import type { PriceGrade } from '#app/entities/enums.ts'
import type { PriceNote, PriceOrigin } from '#app/entities/phone.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { formatDate, formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { dayOfDate } from './dates.ts'
import { COMPARABLE_YEARS, grades, SHOP_WITHIN_DAYS } from './grades.ts'
import { priceOriginTexts } from './origin-texts.ts'
import { formatShortPriceDate, isDateInferred, priceKindLabels, sellerOf, shownMemory, statedDate } from './sources.ts'

/** Up to these ages, in days, a price is seen on its day, seen in its month, may have changed; then it was last seen. */
export const SEEN_ON_DAYS = 30
export const SEEN_IN_DAYS = SHOP_WITHIN_DAYS
export const COMPARABLE_DAYS = 365 * COMPARABLE_YEARS

/**
 * Whole days since the price's day, or the middle of its month or year; negative before.
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

/** How long ago a price was seen, in days, as the words for it divide it. */
const stageOf = (age: number): 'seen' | 'mayHaveChanged' | 'lastSeen' =>
  age > COMPARABLE_DAYS ? 'lastSeen' : age > SEEN_IN_DAYS ? 'mayHaveChanged' : 'seen'

/** Marks the note of a price that was last seen over a year ago. */
const oldMark = (age: number): { isLastSeen?: true } => (stageOf(age) === 'lastSeen' ? { isLastSeen: true } : {})

/** Whether the words name the day. */
const isSeenOnDay = ({ date }: PriceOrigin, age: number): boolean => age <= SEEN_ON_DAYS && date.length === 10

/** Whether a price may have changed since. @param now milliseconds since 1970 */
export const isStale = (grade: PriceGrade, date: string, now: number): boolean =>
  grade === 'launch' || priceAgeDays(date, now) > SEEN_IN_DAYS

/** What is said of a price of this grade on the day of viewing. @param now milliseconds since 1970 */
export function priceNote(grade: PriceGrade, origin: PriceOrigin, now: number): PriceNote {
  const memory = shownMemory(origin)
  const age = priceAgeDays(origin.date, now)
  const note = grade === 'launch' ? priceOriginTexts().launchNote(statedDate(origin)) : seenText(origin, age)
  const text = memory ? priceOriginTexts().ofMemory(note, memory) : note
  return { text, date: statedDate(origin), ...(grade === 'launch' ? {} : oldMark(age)) }
}

function seenText(origin: PriceOrigin, age: number): string {
  const text = priceOriginTexts()
  const kind = priceKindLabels()[origin.kind]
  const month = formatDate(origin.date.slice(0, 7))
  const when = isDateInferred(origin) ? text.about(month) : text.inMonth(month)
  const stage = stageOf(age)
  if (stage === 'lastSeen') return text.lastSeenIn(kind, when)
  if (stage === 'mayHaveChanged') return text.mayHaveChanged(kind, when)
  return isSeenOnDay(origin, age)
    ? text.seenOn(kind, formatShortPriceDate(origin), sellerOf(origin))
    : text.seenIn(kind, when, sellerOf(origin))
}

/**
 * The same beside the price on the phone's own page, where `ageWarnings` follow: a shop price needs no word.
 * @param now milliseconds since 1970
 */
export function tagNote(grade: PriceGrade, origin: PriceOrigin, now: number): PriceNote {
  if (grade === 'launch') return priceNote(grade, origin, now)
  const text = priceOriginTexts()
  const age = priceAgeDays(origin.date, now)
  const month = formatDate(origin.date.slice(0, 7))
  const isDay = isSeenOnDay(origin, age)
  const when = isDateInferred(origin) ? text.about(month) : isDay ? formatShortPriceDate(origin) : text.inMonth(month)
  const seen = (stageOf(age) === 'lastSeen' ? text.tagLastSeen : text.tagSeen)(when, sellerOf(origin))
  const note = origin.kind === 'retail' ? seen : text.ofKind(priceKindLabels()[origin.kind], seen)
  const memory = shownMemory(origin).replace(/^(\d+ \+ \d+) GB$/, '$1')
  return { text: memory ? text.ofMemory(note, memory) : note, date: statedDate(origin), ...oldMark(age) }
}

/** The same for a card, with the memory apart. @param now milliseconds since 1970 */
export function cardNote(grade: PriceGrade, origin: PriceOrigin, now: number): PriceNote {
  const text = priceOriginTexts()
  const date = statedDate(origin)
  const memory = shownMemory(origin)
  const note = { date, ...(memory ? { memory: origin.storage ? ofSource(memory) : memory } : {}) }
  if (grade === 'launch') return { text: text.cardLaunch(date), ...note }
  const short = formatShortDate(origin.date.slice(0, 7))
  const month = isDateInferred(origin) ? text.cardAbout(short) : short
  const said = { seen: text.cardSeen, mayHaveChanged: text.cardMayHaveChanged, lastSeen: text.cardLastSeen }
  const age = priceAgeDays(origin.date, now)
  const seen = said[stageOf(age)](month, sellerOf(origin))
  const kind = text.cardKinds[origin.kind]
  return { text: kind ? text.cardOfKind(kind, seen) : seen, ...note, ...oldMark(age) }
}

/** The sentence that follows a price that may have changed. */
export const staleWarning = (): string => priceOriginTexts().staleWarning

/** From this age on a price that may have changed is marked, in days. */
const OLD_DAYS = 183
const MONTH_DAYS = 30.44

/** @property isOld whether it says how many months */
export type AgeWarning = { text: string; isOld: boolean }

/** The sentence on the phone's own page, whose note does not say it; null of a recent price. @param now milliseconds since 1970 */
export function ageWarning(grade: PriceGrade, { date }: PriceOrigin, now: number): AgeWarning | null {
  if (!isStale(grade, date, now)) return null
  const age = priceAgeDays(date, now)
  if (grade === 'launch' || stageOf(age) !== 'mayHaveChanged') return { text: staleWarning(), isOld: false }
  const { changedWarning, oldWarning } = priceOriginTexts()
  // Of a year alone the months are not known.
  return age < OLD_DAYS || date.length === 4
    ? { text: changedWarning, isOld: false }
    : { text: oldWarning(Math.floor(age / MONTH_DAYS)), isOld: true }
}
