/** Numbers, dates, lists and plurals in the language of the page: the only module that knows `Intl`. Pure. */
import { formatTags, type Language, language, locale } from './language.ts'

/** A formatter is made once for each language, at its first use. */
function once<Formatter>(make: (of: ReturnType<typeof formatTags>) => Formatter): () => Formatter {
  const made: Partial<Record<Language, Formatter>> = {}
  return () => {
    made[language()] ??= make(formatTags())
    return made[language()] as Formatter
  }
}

const numbers = once(({ numbers }) => new Intl.NumberFormat(numbers))
const cents = once(({ numbers }) => new Intl.NumberFormat(numbers, { maximumFractionDigits: 2 }))
const lists = once(({ numbers }) => new Intl.ListFormat(numbers, { type: 'conjunction' }))
const plurals = once(({ numbers }) => new Intl.PluralRules(numbers))
const names = once(({ numbers }) => new Intl.Collator(numbers, { numeric: true }))
const days = once(
  ({ dates }) => new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const months = once(({ dates }) => new Intl.DateTimeFormat(dates, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const shortDays = once(
  ({ dates }) => new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const shortMonths = once(
  ({ dates }) => new Intl.DateTimeFormat(dates, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const moments = once(({ dates }) => new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' }))
const graphemes = once(({ numbers }) => new Intl.Segmenter(numbers, { granularity: 'grapheme' }))

/** `1234567` → `1,234,567`. */
export const formatNumber = (value: number): string => numbers().format(value)

/** `4` → `four`; from 10 in digits. */
export const inWords = (count: number): string =>
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? formatNumber(count)

/** `1` → `a year`, `2` → `two years`. */
export const yearsInWords = (count: number): string => (count === 1 ? 'a year' : `${inWords(count)} years`)

/** `1` → `the last year`, `2` → `the last two years`. */
export const lastYearsInWords = (count: number): string =>
  count === 1 ? 'the last year' : `the last ${yearsInWords(count)}`

/** A sentence may begin with it. */
export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())

/** `20050` → `$200.5`. */
export const formatUsCents = (value: number): string => `$${cents().format(value / 100)}`

/** `a, b, and c`. In Urdu there is no comma before the last word. */
export const formatList = (items: string[]): string =>
  lists()
    .format(items)
    .replace(/، اور (?=[^،]*$)/, ' اور ')

/** Parts one after another, as in a list without its last word: `a, b`. Empty ones are left out. */
export const withCommas = (parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(`${locale().punctuation.comma} `)

/** Clauses as one sentence: `a; b.` */
export function asSentence(clauses: string[]): string {
  const { semicolon, stop } = locale().punctuation
  return clauses.join(`${semicolon} `) + stop
}

/** Sentences without their last stop: `a. b`. Empty ones are left out. */
export const withStops = (sentences: (string | null | undefined)[]): string =>
  sentences.filter(Boolean).join(`${locale().punctuation.stop} `)

/** The form of a word that goes with this number; a language without a form of its own for it uses `other`. */
export function plural<Form>(count: number, forms: { other: Form } & Partial<Record<Intl.LDMLPluralRule, Form>>): Form {
  return forms[plurals().select(count)] ?? forms.other
}

/** The end of a list that is not shown whole. */
export const andMore = (count: number): string => `... and ${formatNumber(count)} more`

/** `1 row`, `1,234 rows`: in English, which is the language of the panel. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : other}`

/** Below 0 where the first name comes before the second; numbers in names count by their value. */
export const compareNames = (a: string, b: string): number => names().compare(a, b)

/** A date of which the day or the month may not be known: `13 September 2024`, `September 2024`, `2024`; anything else as it is. */
export const formatDate = (date: string): string => formatPartial(date, days, months)

/** The same with a short month: `13 Aug 2024`, `Aug 2024`. */
export const formatShortDate = (date: string): string => formatPartial(date, shortDays, shortMonths)

function formatPartial(date: string, day: typeof days, month: typeof months): string {
  const at = new Date(date)
  // A year alone stays as it is, and so does what is no date: the 31st of a shorter month would slip into the next.
  if (date.length < 7 || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(date)) return date
  // Newspapers in Urdu write no comma before the year.
  return (date.length > 7 ? day() : month()).format(at).replace('،', '')
}

/** Date and time where the reader is: `22 Nov 2026, 14:30`. @param at milliseconds since 1970 */
export const formatMoment = (at: number): string => moments().format(at)

/** The characters of a text as a reader counts them, with where each begins. */
export const graphemesOf = (text: string): Iterable<{ segment: string; index: number }> => graphemes().segment(text)
