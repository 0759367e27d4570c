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

/** Smaller amounts are not prices but models, years, `4k` video; */
const MIN_PKR = 5_000
/** beside a word such as `under` they may be those of keypad phones. */
const MIN_SAID_PKR = 1_000
const MAX_PKR = 999_999_999

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`
const scale = '(k|thousand|hazaar|hazar|lakhs?|lacs?)?'
const currency = String.raw`(?:rs\.?|pkr|₨|rupees)?`
const amount = String.raw`${currency}\s*${number}\s*${scale}\s*(?:/-|rs\b|pkr\b|rupees\b)?`
const start = String.raw`(?<![\p{L}\d.])`
// Not inside a longer word, nor before a unit: `under 5000 mah` is about a battery.
const end = String.raw`(?![\p{L}\d])(?!\s*(?:mah|mp|hz|gb|tb|mb|w|nits|inch|inches|g|gm|grams?|fps|years?|saal|min|minutes?|hours?|%)\b)`

const between = new RegExp(
  `${start}(?:between|from)?\\s*${amount}\\s*(?:to|and|se|sy|say|sey|-|–|سے)\\s*${amount}${end}`,
  'iu',
)
const below = new RegExp(`${start}(under|below|less than|within|up ?to|max(?:imum)?|<)\\s*${amount}${end}`, 'iu')
const above = new RegExp(
  `${start}(above|over|more than|from|at least|min(?:imum)?|starting|>)\\s*${amount}${end}`,
  'iu',
)
const belowBehind = new RegExp(
  `${start}${amount}\\s*(tak|tk|(?:ke )?and[ae]?r|se kam|se neeche|se sast[aie]|se sasty|or less|and below|تک|کے اندر|سے کم|سے نیچے)${end}`,
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
  `${start}(?:(?:rs\\.?|pkr|₨)\\s*${number}\\s*${scale}|${number}\\s?(k|thousand|hazaar|hazar|lakhs?|lacs?)|${number}\\s*(?:rs|pkr|rupees|/-)|(\\d{5,9}|\\d{1,3}(?:,\\d{2,3})+))${end}`,
  'iu',
)

/** `5000 wala`, `4000 ka mobile`: four digits only before a word of price. */
const bareSmall = new RegExp(
  `${start}(?!20[12]\\d)(\\d{4})\\s+(?:wala|wali|wale|waly|ka|ki|ke|rs|rupees|والا|کا)${end}`,
  'iu',
)

const factors: [RegExp, number][] = [
  [/^(k|thousand|haz)/i, 1_000],
  [/^la[ck]/i, 100_000],
]

const factorOf = (word: string | undefined) => factors.find(([pattern]) => word && pattern.test(word))?.[1] ?? 1

/** The amount in rupees; null when it is too small or too large. */
function rupees(digits: string | undefined, word: string | undefined, least = MIN_SAID_PKR): number | null {
  const value = Math.round(Number((digits ?? '').replaceAll(',', '')) * factorOf(word))
  return value >= least && value <= MAX_PKR ? value : null
}

/** `keypad 5000`, `chota mobile 5000`: a round amount at the end. */
const bareKeypad = /(?<=(?:keypad|button|torch|chh?ot[aie]|small|بٹن|ٹارچ|چھوٹا).*\s)(\d{1,2}[05]00)(?=\s*$)/iu
/** `under 50`, `40 tak`: thousands go without saying. */
const shortBelow = new RegExp(`${start}(?:under|below|less than|within|budget)\\s*(\\d{2,3})${end}`, 'iu')
const shortBehind = new RegExp(`${start}(\\d{2,3})\\s*(?:tak|tk|ke and[ae]?r|تک|کے اندر)${end}`, 'iu')
/** Shorthand for thousands goes up to 300. */
const thousands = (digits: string | undefined) => {
  const value = Number(digits)
  return value >= 10 && value <= 300 ? value * 1000 : null
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
    range: ([, digits, unit, word]) => upTo(rupees(digits, unit), !/kam|neeche|sast|کم|نیچے/i.test(word ?? '')),
  },
  { pattern: aboveBehind, range: ([, digits, unit]) => from(rupees(digits, unit), true) },
  { pattern: nearBehind, range: ([, digits, unit]) => about(rupees(digits, unit)) },
  { pattern: near, range: ([, digits, unit]) => about(rupees(digits, unit)) },
  {
    pattern: bare,
    range: ([, a, aUnit, b, bUnit, c, d]) =>
      upTo(rupees(a ?? b ?? c ?? d, a ? aUnit : b ? bUnit : undefined, MIN_PKR), true),
    isBudget: true,
  },
  { pattern: shortBelow, range: ([, digits]) => upTo(thousands(digits), false) },
  { pattern: shortBehind, range: ([, digits]) => upTo(thousands(digits), true) },
  { pattern: bareKeypad, range: ([, digits]) => upTo(rupees(digits, undefined), true), isBudget: true },
  { pattern: bareSmall, range: ([, digits]) => upTo(rupees(digits, undefined), true), isBudget: true },
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
