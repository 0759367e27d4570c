/** Parses prices in a search text: `under 50000`, `50k`, `1 lakh`, `30k to 50k`, `50 hazar tak` (SEARCH-7). Pure. */
import type { RupeeRange } from '#app/prices/price.ts'

export type PriceWords = {
  /** The text without the price. */
  rest: string
  range: RupeeRange | null
  /** The words of the price; empty without one. */
  typed: string
  /** True for a bare amount (`samsung 50k`): the phones nearest to it come first. */
  isBudget: boolean
}

/** Smaller amounts are not prices but models, years, `4k` video. */
const MIN_PKR = 5_000
const MAX_PKR = 10_000_000

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`
const scale = '(k|thousand|hazaar|hazar|lakhs?|lacs?)?'
const currency = String.raw`(?:rs\.?|pkr|₨|rupees)?`
const amount = String.raw`${currency}\s*${number}\s*${scale}\s*(?:/-|rs\b|pkr\b|rupees\b)?`
const start = String.raw`(?<![\p{L}\d.])`
// Not inside a longer word, nor before a unit: `under 5000 mah` is about a battery.
const end = String.raw`(?![\p{L}\d])(?!\s*(?:mah|mp|hz|gb|tb|mb|w|nits|inch)\b)`

const between = new RegExp(`${start}(?:between|from)?\\s*${amount}\\s*(?:to|and|se|-|–|سے)\\s*${amount}${end}`, 'iu')
const below = new RegExp(`${start}(under|below|less than|within|up ?to|max(?:imum)?|<)\\s*${amount}${end}`, 'iu')
const above = new RegExp(
  `${start}(above|over|more than|from|at least|min(?:imum)?|starting|>)\\s*${amount}${end}`,
  'iu',
)
const belowBehind = new RegExp(
  `${start}${amount}\\s*(tak|tk|(?:ke )?and[ae]?r|se kam|se neeche|or less|and below|تک|کے اندر|سے کم|سے نیچے)${end}`,
  'iu',
)
const aboveBehind = new RegExp(
  `${start}${amount}\\s*(se zyada|se ziada|se upar|se ooper|\\+|or more|and above|سے زیادہ|سے اوپر)(?![\\p{L}\\d])`,
  'iu',
)
const nearBehind = new RegExp(
  `${start}${amount}\\s*(?:ke qareeb|lagbhag|taqreeban|aas paas|ke aas paas|کے قریب)${end}`,
  'iu',
)
const near = new RegExp(`${start}(?:around|about|lagbhag|taqreeban|لگ بھگ|تقریبا)\\s*${amount}${end}`, 'iu')
const bare = new RegExp(
  `${start}(?:(?:rs\\.?|pkr|₨)\\s*${number}\\s*${scale}|${number}\\s?(k|thousand|hazaar|hazar|lakhs?|lacs?)|${number}\\s*(?:rs|pkr|rupees|/-)|(\\d{5,7}|\\d{1,3}(?:,\\d{2,3})+))${end}`,
  'iu',
)

const factors: [RegExp, number][] = [
  [/^(k|thousand|haz)/i, 1_000],
  [/^la[ck]/i, 100_000],
]

const factorOf = (word: string | undefined) => factors.find(([pattern]) => word && pattern.test(word))?.[1] ?? 1

/** The amount in rupees; null when it is too small or too large. */
function rupees(digits: string | undefined, word: string | undefined): number | null {
  const value = Math.round(Number((digits ?? '').replaceAll(',', '')) * factorOf(word))
  return value >= MIN_PKR && value <= MAX_PKR ? value : null
}

type Reading = { pattern: RegExp; range: (match: RegExpExecArray) => RupeeRange | null; isBudget?: true }

const upTo = (value: number | null, isIncluded: boolean) =>
  value === null ? null : { min: 1, max: isIncluded ? value + 1 : value }
/** About an amount: a tenth more or less. */
const about = (value: number | null) =>
  value === null ? null : { min: Math.round(value * 0.9), max: Math.round(value * 1.1) + 1 }
const from = (value: number | null, isIncluded: boolean) =>
  value === null ? null : { min: isIncluded ? value : value + 1, max: null }

/** The first reading that gives a range wins. */
const readings: Reading[] = [
  {
    pattern: between,
    range([, low, lowScale, high, highScale]) {
      // In `30-50k` the unit applies to both numbers.
      const min = rupees(low, lowScale ?? highScale)
      const max = rupees(high, highScale)
      return min === null || max === null || min >= max ? null : { min, max: max + 1 }
    },
  },
  { pattern: below, range: ([, word, digits, unit]) => upTo(rupees(digits, unit), /up|within|max/i.test(word ?? '')) },
  {
    pattern: above,
    range: ([, word, digits, unit]) => from(rupees(digits, unit), /from|least|min|start/i.test(word ?? '')),
  },
  {
    pattern: belowBehind,
    range: ([, digits, unit, word]) => upTo(rupees(digits, unit), !/kam|neeche|کم|نیچے/i.test(word ?? '')),
  },
  { pattern: aboveBehind, range: ([, digits, unit]) => from(rupees(digits, unit), true) },
  { pattern: nearBehind, range: ([, digits, unit]) => about(rupees(digits, unit)) },
  { pattern: near, range: ([, digits, unit]) => about(rupees(digits, unit)) },
  {
    pattern: bare,
    range: ([, a, aUnit, b, bUnit, c, d]) => upTo(rupees(a ?? b ?? c ?? d, a ? aUnit : b ? bUnit : undefined), true),
    isBudget: true,
  },
]

export function readPriceWords(text: string): PriceWords {
  for (const { pattern, range: read, isBudget = false } of readings) {
    const match = pattern.exec(text)
    const range = match && read(match)
    if (match && range) {
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      return { rest, range, typed: match[0].trim(), isBudget }
    }
  }
  return { rest: text, range: null, typed: '', isBudget: false }
}

/** The intersection; a range of null has no limits. */
export function intersect(a: RupeeRange | null, b: RupeeRange | null): RupeeRange | null {
  if (!a || !b) return a ?? b
  const ends = [a.max, b.max].filter(end => end !== null)
  return { min: Math.max(a.min, b.min), max: ends.length > 0 ? Math.min(...ends) : null }
}
