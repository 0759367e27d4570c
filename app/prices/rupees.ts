/** The only reader of rupee amounts, for all that is typed or imported (PRICE-1): read right, or refused. Pure. */
import { latinDigits, withoutInvisible } from '#app/platform/text/text.ts'
import { LAKH, THOUSAND } from './rupee-words.ts'

/** Larger amounts are typing errors, which an integer column and a page could not hold. */
const MAX_PKR = 999_999_999
/** Longer texts hold more than a price. */
const MAX_LENGTH = 120

export type ReadPrice =
  /** Null where the text is empty or 0. */
  | { ok: true; pricePkr: number | null }
  /** `isNoPrice`: the words of shops for a phone without a price, such as `Sold out`. */
  | { ok: false; isNoPrice: boolean }

/** Texts that shops write instead of a price. */
const NO_PRICE =
  /^(tb[acd]|coming soon|upcoming|(currently )?(out of stock|not available|unavailable)|sold out|stock out|price on (call|request)|(call|contact|ask|inbox|dm|whatsapp)\b.*)$/i

/** The whole rupees in a text such as `Rs 1,24,999/-`, `1.25 lakh` or `52k`. */
export function readPrice(text: string | null | undefined): ReadPrice {
  const typed = (text ?? '').trim()
  if (typed === '') return { ok: true, pricePkr: null }
  const rupees = readAmount(typed)
  // `1.25` is short for a lakh, or a point in place of a comma: too little to be told from a price with paisas.
  if (rupees !== null && (Number.isInteger(rupees) || rupees >= 1000)) {
    return { ok: true, pricePkr: Math.round(rupees) || null }
  }
  return { ok: false, isNoPrice: NO_PRICE.test(typed) }
}

/** A price read, 0 where there is none; for texts that were checked when they were stored. */
export function pricePkrOf(text: string | null | undefined): number {
  const price = readPrice(text)
  return price.ok ? (price.pricePkr ?? 0) : 0
}

/** The rupees, with up to two decimals, in a text; null where it is not exactly one amount. */
export function readAmount(text: string): number | null {
  if (text.length > MAX_LENGTH) return null
  const plain = plainText(text)
  const rupees = amountIn(ONE_AMOUNT.exec(plain)) ?? reducedAmount(plain)
  return rupees !== null && rupees <= MAX_PKR ? rupees : null
}

const anyOf = (words: string[]) => [...words].sort((a, b) => b.length - a.length).join('|')

const lakh = `(?:${anyOf(LAKH)})(?![\\p{L}\\d])`
const thousand = `(?:${anyOf(THOUSAND)})`
/** Of words alone: `54k 999` is two numbers. */
const thousandWord = `(?:${anyOf(THOUSAND.filter(word => word.length > 1))})`
const currency = `(?:pk ?rs|rs|pkr|rupees?|روپے|روپیہ|روپئے)[.:]*`
/** Groups as in 224,999, 2,24,999 or 1,20000; `_` stands for a space that does not break. A last group of two digits lacks one. */
const digits = '\\d{1,3}(?:,\\d{3})+|\\d{1,2}(?:,\\d{2})*,\\d{3}|\\d{1,2},\\d{5}|\\d{1,3}(?:_\\d{3})+|0|[1-9]\\d*'

/** `3 lakh 18 hazar 500`, `1 lakh 25000`, `1.25 lakh`, `63 hazar`, `16.5k`, `124,999.00`. */
const amount = [
  `(?<lakhs>\\d{1,2}(?:\\.\\d{1,5})?) ?${lakh}(?: (?:(?<andThousands>\\d{1,2}) ?${thousand}(?![\\p{L}\\d])(?: (?<andRest>\\d{1,3}))?|(?<rest>\\d{4,5}|\\d{1,2},\\d{3})))?`,
  `(?<thousands>[1-9]\\d{0,3}) ?${thousandWord} (?<restOfThousands>\\d{3})`,
  `(?<scaled>\\d{1,4}(?:\\.\\d{1,3})?) ?${thousand}(?![\\p{N}])`,
  `(?<digits>${digits})(?<paisas>\\.\\d{1,2})?`,
].join('|')

const before = `(?:(?:price|cash|naqad|qeemat|demand|asking|only|just|sirf|now|نقد|قیمت|صرف)[ :=]*|${currency} ?)*`
const behind = String.raw`(?: ?(?:${currency}|\/[-=]?|[-=]\/|=\/-|only|final|fixed|fix|net|cash|naqad|نقد|صرف)(?![\p{L}\d]))*[.!]?`
const note = `(?: ?[(](?:(?:officially )?pta[ -]approved|approved|incl(?:[.]|uding|usive)?(?: of)?(?: all)? tax(?:es)?|tax(?:es)? (?:paid|included)|fixed|final|negotiable)[)])?`

const ONE_AMOUNT = new RegExp(`^${before}(?:${amount})${behind}${note}$`, 'u')

function amountIn(match: RegExpExecArray | null): number | null {
  if (!match?.groups) return null
  const found = match.groups
  const value = (name: string) => Number((found[name] ?? '0').replaceAll(/[,_]/g, ''))
  if (found.lakhs) {
    const isRound = !found.lakhs.includes('.')
    const more = value('andThousands') * 1000 + value('andRest') + value('rest')
    return isRound || more === 0 ? whole(value('lakhs') * 100_000 + more) : null
  }
  if (found.thousands) return value('thousands') * 1000 + value('restOfThousands')
  if (found.scaled) return whole(value('scaled') * 1000)
  return Number(`${(found.digits ?? '').replaceAll(/[,_]/g, '')}${found.paisas ?? ''}`)
}

/** Decimals of a unit finer than a rupee are a typing error. Rounded, because 1.13 × 100,000 is not quite 113,000. */
const whole = (rupees: number) => (Math.abs(rupees - Math.round(rupees)) < 1e-6 ? Math.round(rupees) : null)

const priced = `${currency} ?(?:${digits})(?:\\.\\d{1,2})?(?:/-)?`
const REDUCED = new RegExp(
  `^(?:was )?(${priced}) (?:now )?(${priced})(?: ?\\(?-?(\\d{1,2}(?:\\.\\d)?) ?%(?: off)?\\)?)?$`,
  'u',
)

const oldPrice = '(?:(?:original|regular|old|list|market|actual|previous)(?: price)?(?: was)?|mrp|was)[ :]*'
const newPrice = '(?:(?:current|sale|new|discounted|offer|special|our|today|now)(?: price)?(?: is)?|now)[ :]*'
/** Two prices with words for old and new: `Original price was: ₨ 94,999. Current price is: ₨ 83,999.` */
const NAMED = [
  `^${oldPrice}(${priced}) ?[.,;|]? ?${newPrice}(${priced})[.]?$`,
  `^${newPrice}(${priced}) ?[.,;|]? ?${oldPrice}(${priced})[.]?$`,
].map(source => new RegExp(source, 'u'))

/** The new price where the old one stands beside it, in any order: `Rs. 54,000 Rs. 59,340 -9%`. A percentage must fit. */
function reducedAmount(plain: string): number | null {
  const [fromOld, fromNew] = NAMED.map(form => form.exec(plain))
  const [named, other] = fromOld ? [fromOld[2], fromOld[1]] : [fromNew?.[1], fromNew?.[2]]
  const [current, former] = [named, other].map(text => amountIn(ONE_AMOUNT.exec(text ?? '')))
  if (current && former) return current <= former ? current : null
  const [, first = '', second = '', percent] = REDUCED.exec(plain) ?? []
  const [a, b] = [first, second].map(text => amountIn(ONE_AMOUNT.exec(text)))
  if (!a || !b) return null
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const saved = (1 - low / high) * 100
  // Two prices further apart are those of two phones, or a price and an instalment.
  return percent === undefined ? (saved <= 50 ? low : null) : Math.abs(saved - Number(percent)) <= 1 ? low : null
}

/** Lower case, Latin digits and signs, single spaces; a space within a number that does not break becomes `_`. */
const plainText = (text: string): string =>
  withoutInvisible(latinDigits(text.normalize('NFC').toLowerCase()))
    .replace(/[０-９]/g, digit => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[٬،，]/g, ',')
    .replace(/٫/g, '.')
    .replace(/₨/g, 'rs')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/(\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))/g, '$1_')
    .replace(/\s+/g, ' ')
    .trim()
