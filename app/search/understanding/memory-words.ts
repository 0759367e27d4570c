/** Memory and video as people type them, in one form: `8/256` → `8gb ram 256gb storage` (SEARCH-7). Pure. */
import { oneLine } from '#app/platform/text/text.ts'

const RAM = '1|2|3|4|6|8|10|12|16|18|24'
const STORAGE = '16|32|64|128|256|512|1024'
const start = String.raw`(?<![\p{L}\d./+])`
const end = String.raw`(?![\p{L}\d./+])`
const gb = String.raw`\s*(?:gb|g)?`
const ram = String.raw`(?:\s*(?:ram|ریم))?`
const rom = String.raw`(?:\s*(?:rom|storage|memory|internal))?`

/** Sizes that no RAM has. */
const LARGE = '64|128|256|512|1024'
const RAM_WORD = '(?:ram|ریم)'
const NO_AMOUNT = String.raw`(?!\s*(?:k|hazaar|hazar|thousand|mp|ہزار)(?!\p{L}))`

const pattern = (text: string) => new RegExp(`${start}${text}${end}`, 'gu')

/** Between the sizes of a pair. */
const JOINT = String.raw`\s*(?:[/+|&,x×]|-(?=\s*\d+\s*gb)|plus|aur|and|by|with)\s*`

const spellings: [RegExp, string][] = [
  // The second is memory lent from the storage.
  [/(?<![\p{L}\d./+])([468]|12|16)\s*(?:gb)?\s*\+\s*(?:[468]|12)(?=\s*(?:gb|ram|\/|(?:64|128|256|512)))/gu, '$1'],
  [/(\d)\s*(?:جی ?بی|gigs?|gigabytes?|g\.?b\.?)(?![\p{L}\d])/gu, '$1gb '],
  [/(\d)\s*(?:ٹی ?بی|terabytes?)(?![\p{L}\d])/gu, '$1tb '],
  [pattern(`(${RAM})${gb}${ram}${JOINT}(${STORAGE})${gb}${rom}`), ' $1gb ram $2gb storage '],
  [pattern(`(${RAM})${gb}${ram}${JOINT}([12])\\s*tb${rom}`), ' $1gb ram $2tb storage '],
  [pattern(`(${STORAGE})${gb}${rom}${JOINT}(${RAM})${gb}${ram}`), ' $2gb ram $1gb storage '],
  // A number of storage sizes beside what is said to be RAM: `12gb ram 256`, `ram 8 256`, `256 12gb ram`.
  [pattern(`(${RAM})${gb}\\s*${RAM_WORD}\\s+(${LARGE})${gb}${rom}${NO_AMOUNT}`), ' $1gb ram $2gb storage '],
  [pattern(`${RAM_WORD}\\s+(${RAM})${gb}\\s+(${LARGE})${gb}${rom}${NO_AMOUNT}`), ' $1gb ram $2gb storage '],
  [pattern(`(${LARGE})${gb}\\s+(${RAM})${gb}\\s*${RAM_WORD}`), ' $2gb ram $1gb storage '],
  // A dash joins prices too: `10-16` is none of memory.
  [
    /(?<![\p{L}\d./+])([2346]|8|12|16)-(64|128|256|512)(?![\p{L}\d./+])(?!\s*(?:k|hazar|thousand))/gu,
    ' $1gb ram $2gb storage ',
  ],
  [pattern(`(${RAM})\\s*(?:ram|ریم)`), ' $1gb ram '],
  [pattern(`(?:ram|ریم)\\s*(${RAM})`), ' $1gb ram '],
  [pattern(`(${STORAGE})\\s*(?:rom|storage|memory|internal)`), ' $1gb storage '],
  [pattern(`(?:rom|storage|internal)\\s*(${STORAGE})`), ' $1gb storage '],
]

/** Video at 4K is no amount of 4,000; `8k` is one, unless a video is meant. */
const videos: [RegExp, string][] = [
  [/(?<![\p{L}\d.])([48])\s?k\s?(?:@|at|par|pe)?\s?(?:(\d{2,3})\s?(?:fps|frames)?)(?![\p{L}\d])/gu, ' $1kvideo $2fps '],
  [/(?<![\p{L}\d.])4\s?k(?![\p{L}\d])/gu, ' 4kvideo '],
  [/(?<![\p{L}\d.])8\s?k(?=\s(?:video|recording|camera|record))/gu, ' 8kvideo '],
]

/** A letter that is typed apart from its word. */
const apart: [RegExp, string][] = [[/(?<![\p{L}\d.])e[\s-]sim(?![\p{L}\d])/gu, ' esim ']]

/** Counts with one word for their unit: `90 fps`, `6000 battery`. */
const counts: [RegExp, string][] = [
  [/(?<![\p{L}\d.])([3-9]\d{3})\s?(?=(?:battery|batery|battry|بیٹری)(?!\p{L}))/gu, '$1mah '],
  [/(?<=(?:battery|batery|battry|بیٹری)\s)([3-9]\d{3})(?![\p{L}\d.]|\s?mah)/gu, '$1mah '],
  [
    /(?<![\p{L}\d.])(\d(?:\.\d{1,2})?)\s?(?:inch(?:es)?|"|انچ)\s(?:ki screen |screen |display )?(?:se (?:chh?ot[aie]|kam|niche|neeche)|or (?:less|smaller)|سے (?:چھوٹا|کم))(?!\p{L})/gu,
    ' $1inchmax ',
  ],
  [
    /(?<![\p{L}\d.])(\d(?:\.\d{1,2})?)\s?(?:inch(?:es)?|"|انچ)\s?(?:ki screen |screen |display )?(?:se (?:bar[aie]|bad[aie]|zyada|upar)|\+|plus|or (?:more|larger|bigger)|سے (?:بڑا|بڑی|زیادہ))(?!\p{L})/gu,
    ' $1inchmin ',
  ],
  [/(?<!\p{L})(?:under|below|less than|smaller than)\s(\d(?:\.\d{1,2})?)\s?inch(?:es)?(?!\p{L})/gu, ' $1inchmax '],
  [
    /(?<!\p{L})(?:above|over|more than|larger than|bigger than)\s(\d(?:\.\d{1,2})?)\s?inch(?:es)?(?!\p{L})/gu,
    ' $1inchmin ',
  ],
  [/(\d)\s?(?:fps|frames?|ایف پی ایس|فریم)(?![\p{L}\d])/gu, '$1fps '],
]

const replaceAll = (text: string, replacements: [RegExp, string][]) =>
  replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), text)

/** @param text normalized */
export const withMemory = (text: string): string => oneLine([apart, spellings, videos, counts].reduce(replaceAll, text))

const BARE_RAM = new Set(['2', '3', '4', '6', '8', '12', '16', '18', '24'])
const BARE_STORAGE = new Set(LARGE.split('|'))

/**
 * Gives numbers without a unit theirs: `reno 13 f 8 256` → reno, 13, f, 8gb, 256gb; but `redmi 12 256` → redmi, 12, 256gb.
 * @param isNamed whether the number at this place belongs to the name before it
 * @param isBehindModel whether the words before this place end with those of a model
 */
export function withBareMemory(
  words: string[],
  { isNamed, isBehindModel }: { isNamed: (at: number) => boolean; isBehindModel: (at: number) => boolean },
): string[] {
  const sized = [...words]
  words.forEach((word, at) => {
    const before = sized[at - 1] ?? ''
    const isStorage = BARE_STORAGE.has(word)
    if (!isStorage && !/^(64|128|256|512|1024)gb$/.test(word)) return
    const isPair = BARE_RAM.has(before) && !isNamed(at - 1)
    if (isPair) sized[at - 1] = `${before}gb`
    const isBehindRam = /^([2-8]|12|16|18|24)gb$/.test(sized[at - 1] ?? '')
    if (isStorage && !isNamed(at) && (isBehindRam || isBehindModel(at))) sized[at] = `${word}gb`
  })
  return sized
}
