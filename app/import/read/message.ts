/** Reads text pasted from a message of a shop: one phone a line, with headings and greetings between (IMPORT-17). Pure. */
import { POPULAR_BRANDS } from '#app/brands/brand.ts'
import { isOrdinary } from '#app/listings/after-name.ts'
import { isMisspelling, makerWords } from '#app/listings/makers.ts'
import { isRegistered, isSaidToBeNew, isUnregistered, isUsed } from '#app/listings/offer-words.ts'
import { latinText } from '#app/listings/urdu.ts'
import { cutText, latinDigits, withoutInvisible } from '#app/platform/text/text.ts'
import { LAKH, THOUSAND } from '#app/prices/rupee-words.ts'
import { MAX_ROWS, tooLong, tooManyRows } from './bounds.ts'
import { cellsOf, type Row, type TableResult } from './row.ts'

type Line = { name: string; price: string }

const anyOf = (words: string[]) => [...words].sort((a, b) => b.length - a.length).join('|')

/** `[25/11/2026, 10:32 am] Ali: ` and `25/11/26, 10:32 - Ali: ` of an exported chat. */
const CHAT = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: -)? (?:[^:]{1,40}: )?/i
/** Signs that a message puts before a line, and its marks for bold. */
const DECORATION =
  /(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}*_~•●▪►➤✓√]|\u200d|\ufe0f|\u20e3)+/gu
const NUMBERING = /^\s*(?:\d{1,3}[.)]\s|[-–—>#]+\s*)/
/** Mobile numbers, and landlines with their area code. */
const PHONE_NUMBER =
  /(?:\+?92|\b0)[\s-]?3\d{2}[\s-]?\d{3}[\s-]?\d{4}\b|(?:\+92[\s-]?|\b0)\d{2,3}\)?[\s-]{1,3}\d{3,5}[\s-]?\d{3,4}\b/g

const grouped = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?`
const plain = String.raw`\d{4,7}(?:\.\d{1,2})?`
const scaled = `\\d{1,4}(?:\\.\\d{1,5})? ?(?:${anyOf([...LAKH, ...THOUSAND])})(?![\\p{L}\\d])(?: \\d{1,2} ?(?:${anyOf(THOUSAND)})(?![\\p{L}\\d]))?`
const rupees = `(?:pkr|rs|rupees|₨|روپے)[.:]? ?`
const behind = String.raw`(?: ?/[-=]| ?=/?| ?-/)?(?: ?(?:pkr|rs|rupees|روپے)(?!\p{L})\.?)?`
const apart = String.raw`(?<![\p{L}\d.,])`
/** Amounts that say by their form that they are money. */
const MARKED = new RegExp(
  `${rupees}(?:${scaled}|${grouped}|${plain})${behind}|${apart}(?:${scaled}|${grouped})${behind}|${apart}${plain}(?: ?/[-=]| ?(?:pkr|rs|rupees|روپے)(?!\\p{L}))`,
  'giu',
)
/** Bare figures, apart from years and what has a unit. */
const BARE = /(?<![\p{L}\d.,/])(?!20[0-3]\d(?!\d))[1-9]\d{3,6}(?! ?(?:mah|mb|gb|hz|nits|px|p)\b)(?![\p{L}\d])/giu

/** A line without its price, and its price as written; from the first to the last amount where there are several. */
export function readMessageLine(text: string): Line {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)]
  const marked = found(MARKED)
  const amounts = marked.length > 0 ? marked : found(BARE)
  const [first, last] = [amounts[0], amounts.at(-1)]
  if (!first || !last) return { name: text, price: '' }
  const end = last.index + last[0].length
  const name = `${trimmed(text.slice(0, first.index))} ${trimmed(text.slice(end))}`.trim()
  return { name, price: text.slice(first.index, end).trim() }
}

/** Without separators and the words that lead to a price. */
const trimmed = (text: string) =>
  text.replace(/(?:[\s=:@|;,.–—>-]|\b(?:price|qeemat|only|just))+$/iu, '').replace(/^[\s=:@|;,.–—>/-]+/u, '')

/** Lines that are looked at to tell a message, and the length that none in one exceeds. */
const SAMPLE_LINES = 200
const MAX_LINE_LENGTH = 1000
/** What the preview shows of a line. */
const MAX_SENT_LENGTH = 200

/** Whether the text is a message: one of its first lines has words and a price, and none is long. */
export function isMessage(text: string): boolean {
  const sample = text.split(/\r\n?|\n/, SAMPLE_LINES)
  if (sample.some(line => line.length > MAX_LINE_LENGTH)) return false
  return sample.some(written => {
    const { name, price } = readMessageLine(plainLine(written))
    return price !== '' && /\p{L}/u.test(name)
  })
}

/**
 * Every line that says something is a row, but for a heading that only names a maker. A heading tells the maker of the lines below
 * it that name none, up to the next one or an empty line after them, and what they are, such as used ones, up to a heading that
 * tells otherwise.
 */
export function parseMessage(text: string): TableResult {
  const rows: Row[] = []
  let [brand, condition] = ['', '']
  let hasPhones = false
  for (const [index, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1
    const problem = tooLong(whole.length, `line ${line}`)
    if (problem) return problem
    const written = plainLine(whole.slice(0, MAX_LINE_LENGTH))
    if (hasPhones && whole.trim() === '') brand = ''
    if (!/[\p{L}\d]/u.test(written)) continue
    const { name, price } = readMessageLine(written)
    const isHeading = price === ''
    const heading = isHeading ? headingOf(written) : null
    brand = heading?.brand ?? brand
    condition = heading?.condition ?? condition
    hasPhones = !isHeading
    if (heading?.isOfMaker) continue
    if (rows.length === MAX_ROWS) return tooManyRows
    const cells: [string, string][] = [
      ['Name', name],
      ['Price', price],
      ['Brand', isHeading || namesOther(name, brand) ? '' : brand],
      ['Condition', isHeading ? '' : condition],
    ]
    rows.push({ line, cells: cellsOf(cells), sent: cutText(whole.trim(), MAX_SENT_LENGTH) })
  }
  return { ok: true, table: { kind: 'message', unit: 'line', columns: ['Name', 'Price', 'Brand', 'Condition'], rows } }
}

/** Without decoration, numbering, numbers to call and signs that do not show. */
const plainLine = (written: string): string =>
  latinDigits(withoutInvisible(written))
    .replace(CHAT, '')
    .replace(DECORATION, ' ')
    .replace(NUMBERING, '')
    .replace(PHONE_NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Makers that stand in headings: the popular ones, others sold here, and those whose phones are not here. */
const headingMakers = [
  ...POPULAR_BRANDS,
  'honor',
  'huawei',
  'motorola',
  'nokia',
  'hmd',
  'nothing',
  'sony',
  'zte',
  'asus',
  'iqoo',
]
const makerOf = makerWords(headingMakers.map(slug => ({ slug, name: slug })))
const isMaker = (word: string) => makerOf(word) !== null || headingMakers.some(maker => isMisspelling(word, maker))

const wordsOf = (text: string) => latinText(text).match(/[\p{L}\d]+/gu) ?? []

/** Whether a line names a maker itself, or one of its lines in front (`Redmi A5`, `Hot 60`), that is not the one of the heading. */
function namesOther(name: string, heading: string): boolean {
  const words = wordsOf(name)
  const makerAt = (at: number) => makerOf(`${words[at]}${words[at + 1] ?? ''}`) ?? makerOf(words[at] ?? '')
  // `Hot deal A06` names no Infinix Hot, `Hot 60` does.
  const first = words.findIndex((word, at) => !isOrdinary(word) || (makerOf(word) && /^\d/.test(words[at + 1] ?? '')))
  const named = words.map((_, at) => makerAt(at)).find((maker, at) => maker && (maker.isOwn || at === first))
  return named !== undefined && named !== null && named.brand !== (makerOf(heading)?.brand ?? null)
}

/** What a line without a price says of the lines below it; null for what it does not tell. */
function headingOf(text: string): { brand: string | null; condition: string | null; isOfMaker: boolean } {
  const latin = latinText(text)
  const condition =
    isUnregistered(latin) || isUsed(latin) ? text : isRegistered(latin) || isSaidToBeNew(latin) ? '' : null
  const words = wordsOf(text).filter(word => !isOrdinary(word))
  const maker = words.find(isMaker)
  // One or two words that nobody here knows may be a maker too: the one before holds no longer.
  const isOther = words.length > 0 && words.length <= 2 && condition === null
  return {
    brand: maker ?? (isOther ? '' : null),
    condition,
    isOfMaker: condition === null && words.length > 0 && words.every(isMaker),
  }
}
