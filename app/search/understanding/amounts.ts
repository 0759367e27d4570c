/** Amounts in words as digits: `dedh lakh tak` → `150000 tak`, `30 se 40 hazar` → `30000 se 40000` (SEARCH-7). Pure. */
import { latinDigits } from '#app/platform/text/text.ts'
import { CRORE, LAKH, THOUSAND } from '#app/prices/rupee-words.ts'
import {
  fractions,
  HALF_MORE,
  lettersBeforeNumbers,
  lettersBehindNumbers,
  names,
  numberNames,
  QUARTER_LESS,
} from './amount-words.ts'

const start = String.raw`(?<![\p{L}\d.])`
const end = String.raw`(?![\p{L}\d])`
const anyOf = (words: string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(word => word.replaceAll('+', '\\+'))
    .join('|')

const number = String.raw`\d+(?:\.\d+)?`
const name = anyOf(Object.keys(numberNames))
const unit = anyOf([...THOUSAND, ...LAKH, ...CRORE])
const scaled = String.raw`(${number}|${name})\s*(${unit})`

const patterns = {
  range: new RegExp(
    `${start}(${number}|${name})(\\s*(?:se|sy|say|sey|to|-|–|سے)\\s*)(${number}|${name})\\s*(${unit})${end}`,
    'giu',
  ),
  /** `mobile 40 50 hazar`; `note 40 50 hazar` names a phone. */
  twins: new RegExp(
    `(?<=^|(?:mobile|phone|fon|set|budget|mein|me|under|range|wala|koi|ka|ki|ke|price|موبائل|فون|بجٹ) )(\\d{2})\\s(\\d{2})\\s*(${anyOf(THOUSAND)})${end}`,
    'giu',
  ),
  fraction: new RegExp(`${start}(${anyOf(Object.keys(fractions))})\\s+(${unit})${end}`, 'giu'),
  adjusted: new RegExp(
    `${start}(${anyOf([...QUARTER_LESS, ...HALF_MORE])})\\s+(${number}|${name})\\s+(${unit})${end}`,
    'giu',
  ),
  sum: new RegExp(`${start}${scaled}\\s+${scaled}${end}`, 'giu'),
  scaled: new RegExp(`${start}${scaled}${end}`, 'giu'),
  /** `lakh tak` without a number. */
  lone: new RegExp(
    `(?<=^|under |below |within |budget |mobile |phone )(${anyOf(LAKH)})(?= (?:tak|ke|se|mein|me|wala|budget|تک|کے|سے|میں))`,
    'giu',
  ),
}

const numberIn = (text: string) => numberNames[text.toLowerCase()] ?? Number(text)
const scaleOf = (word: string) => {
  const unit = word.toLowerCase()
  return CRORE.includes(unit) ? 10_000_000 : LAKH.includes(unit) ? 100_000 : 1000
}
const rupees = (value: number) => ` ${Math.round(value)} `

const replaceAllNames = (text: string, names: Record<string, string>, after: string) =>
  text.replace(
    new RegExp(`${start}(${anyOf(Object.keys(names))})${after}`, 'giu'),
    (found, name: string) => names[name.toLowerCase()] ?? found,
  )

const behindNumber = new RegExp(`(\\d)\\s?(${anyOf(Object.keys(lettersBehindNumbers))})${end}`, 'gu')

/** `v50 light` means Lite. */
const LIGHT = /(?<=\p{L}\d{1,3}\s)light(?![\p{L}\d]|\s(?:weight|phone|mobile|games?))/gu

/** Lower case, Latin digits, one form of each Urdu letter, no commas within numbers. */
export function normalized(text: string): string {
  return (
    latinDigits(text.normalize('NFKC').toLowerCase())
      // Control characters, such as NUL.
      .replace(/\p{Cc}/gu, ' ')
      .replace(/[يى]/g, 'ی')
      .replace(/ك/g, 'ک')
      .replace(/[هة]/g, 'ہ')
      // Marks above and below letters, and joiners.
      .replace(/[\u064B-\u0652\u0670\u200C\u200D]/g, '')
      .replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Replaces brands and series that are misspelt or written in Urdu. @param text normalized */
export const withNames = (text: string): string =>
  replaceAllNames(
    replaceAllNames(text.replaceAll('v/s', 'vs'), names, end),
    lettersBeforeNumbers,
    String.raw`\s?(?=\d)`,
  )
    .replace(LIGHT, 'lite')
    .replace(behindNumber, (_, digit: string, letter: string) => `${digit}${lettersBehindNumbers[letter]} `)

/** Replaces amounts in words by digits. @param text normalized */
export const withAmounts = (text: string): string =>
  text
    // `40 hazar k andar`: here the k is no unit.
    .replace(
      /(?<=(?:\p{L}|\d{4,})\s)(?:k|ky|kay|ki)(?=\s(?:andar|ander|andr|ander|qareeb|qarib|kareeb|aas|niche|neeche|neche|under)(?!\p{L}))/giu,
      'ke',
    )
    .replace(patterns.lone, '1 $1')
    .replace(patterns.twins, (found, low, high, unit) =>
      Number(low) < Number(high) ? `${low} se ${high} ${unit}` : found,
    )
    .replace(
      patterns.range,
      (_, low, between, high, unit) =>
        `${rupees(numberIn(low) * scaleOf(unit))}${between}${rupees(numberIn(high) * scaleOf(unit))}`,
    )
    .replace(patterns.fraction, (_, fraction, unit) => rupees((fractions[fraction] ?? 1) * scaleOf(unit)))
    .replace(patterns.adjusted, (_, word, value, unit) =>
      rupees((numberIn(value) + (HALF_MORE.includes(word) ? 0.5 : -0.25)) * scaleOf(unit)),
    )
    .replace(patterns.sum, (_, a, unitOfA, b, unitOfB) =>
      rupees(numberIn(a) * scaleOf(unitOfA) + numberIn(b) * scaleOf(unitOfB)),
    )
    .replace(patterns.scaled, (_, value, unit) => rupees(numberIn(value) * scaleOf(unit)))
    .replace(/\s+/g, ' ')
    .trim()
