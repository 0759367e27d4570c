/** How long something lasts, in one form: `2 din ki battery` → daysbattery, `updates for 5 years` → `updates 5years`. Pure. */

/** From two on: every battery is said to last a day. */
const numbers: Record<string, number> = {
  two: 2,
  do: 2,
  دو: 2,
  three: 3,
  teen: 3,
  تین: 3,
  four: 4,
  char: 4,
  chaar: 4,
  چار: 4,
  five: 5,
  panch: 5,
  paanch: 5,
  پانچ: 5,
  six: 6,
  che: 6,
  chay: 6,
  چھ: 6,
  seven: 7,
  saat: 7,
  سات: 7,
}
const numberOf = (typed: string) => numbers[typed] ?? Number(typed)

const start = String.raw`(?<![\p{L}\d.])`
const end = String.raw`(?![\p{L}\d])`
const number = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const days = String.raw`(?:\+\s?)?[\s-]?(?:din|dino|dinon|days?|دن|دنوں)`
const years = String.raw`(?:\+\s?)?[\s-]?(?:years?|yrs?|saal|sal|salon|saalon|سال)`
const battery = '(?:battery|batery|battry|betri|charge|charging|backup|timing|بیٹری)'
const updates = '(?:(?:security |software |android |os )?(?:updates?|support)|اپ ?ڈیٹس?)'
/** Words between the two, which are kept. */
const between = String.raw`((?:\s\p{L}+){0,4})\s`

const spellings: [RegExp, (found: string, ...parts: string[]) => string][] = [
  [
    new RegExp(`${start}${number}${days}${between}${battery}${end}`, 'gu'),
    (found, count = '', words) => (numberOf(count) < 2 ? found : `${words} daysbattery`),
  ],
  [
    new RegExp(`${start}${battery}${between}${number}${days}${end}`, 'gu'),
    (found, words, count = '') => (numberOf(count) < 2 ? found : `daysbattery${words} `),
  ],
  [
    new RegExp(`${start}${number}${years}(?=${between}${updates})`, 'gu'),
    (_, count = '') => ` ${numberOf(count)}years `,
  ],
  [
    new RegExp(`(?<=${start}${updates}${between})${number}${years}${end}`, 'gu'),
    // The words between stand in the part that looks behind, and are the first of the parts.
    (_, __, count = '') => ` ${numberOf(count)}years `,
  ],
  [
    new RegExp(`${start}${number}${days}\\s(?:tak )?(?:chal\\p{L}*|nikal\\p{L}*|last\\p{L}*)${end}`, 'gu'),
    (found, count = '') => (numberOf(count) < 2 ? found : ' daysbattery '),
  ],
  // `5 saal chalne wala phone`: what keeps a phone in use are its updates.
  [
    new RegExp(`${start}${number}${years}(?=\\s(?:tak )?(?:chal|nikal|use|last))`, 'gu'),
    (_, count = '') => ` ${numberOf(count)}years `,
  ],
]

/** @param text normalized */
export const withDurations = (text: string): string =>
  spellings
    .reduce((text, [pattern, replaced]) => text.replace(pattern, replaced), text)
    .replace(/\s+/g, ' ')
    .trim()
