/** What a listing asks (LISTING-5): the reader of rupees (PRICE-1), and what shops write around or instead of an amount. Pure. */
import { oneLine } from '#app/platform/text/text.ts'
import { isPlausiblePrice } from '#app/prices/price.ts'
import { readPrice } from '#app/prices/rupees.ts'
import { leftOutWords } from './left-out-texts.ts'
import { latinText } from './urdu.ts'

export type StatedPrice =
  | { is: 'price'; pricePkr: number }
  /** Nothing is asked: no text, 0, `CALL`, another currency. */
  | { is: 'none'; why: string }
  /** A part of the price, or the sum of parts. */
  | { is: 'instalment'; why: string }
  /** A sum beside an old phone. */
  | { is: 'exchange'; why: string }
  /** Something is asked, but not one full price. */
  | { is: 'unclear'; why: string }

const FOREIGN =
  /[$€£¥₹]|\b(usd|us dollars?|dollars?|aed|dirhams?|dhs?|eur|euros?|gbp|pounds?|sar|riyals?|inr|cny|rmb|yuan|omr|qar|kwd|bhd|cad|aud)\b/
const EXCHANGE = /\+ ?(?:your |an? |any )?(?:old|purana|used|apna|exchange)\b|\bexchange\b|\btrade[- ]?in\b/
const FROM =
  /\b(from|starting|starts?|onwards?|upto|up to|above|se shuru|shuru|between|approx\w*|around|taqreeban|about)\b|\d ?(?:-|–|—|~|to|se|tak) ?(?:rs\.?|pkr|₨)? ?\d[\d,.]{3,}/
export const INSTALMENT =
  /\b(qist\w*|iqsat|aqsat|kist\w*|in?sta?l+[ae]?ments?|emi|monthly|mahana|mahwar|per month|a month|down ?payment|advance|booking|token|deposit|bayana|bnpl)\b|\/ ?(?:mo|month|mahina)\b|\bx ?\d{1,2}\b(?! ?gb)|\b\d{1,2} ?(?:x|×) ?(?:rs|pkr|\d[\d,]{3,})|\b\d{1,2} ?(?:months?|mahine|mah) (?:plan|par|pe|ki|installment)|\b\d+ (?:easy )?payments?\b/
/** A full price with instalments beside it: `Rs. 109,999 or 3 payments of Rs. 36,666`, `cash 31,000`. */
const OR_PAYMENTS =
  /^(.{3,40}?)[ (]*(?:\bor\b|\/|\||;|\bya\b|, )(?= ?(?:rs\.?|pkr|₨)? ?[\d,]* ?(?:\d+ ?x|x|\d+ (?:easy |monthly )?(?:payments?|in?sta|months?)|pay |in |easy |monthly|qist|per month|\/ ?mo|installments?))/
const CASH =
  /\b(?:cash|naqad|full|total cash|full payment)(?: price| payment| qeemat)?[ :=-]*((?:rs\.?|pkr|₨)? ?\d[\d,.]*(?: ?(?:lac|lakh|k|hazar)\b)?)/

/** The price in a text such as `Rs. 94,999 Rs. 83,999`. */
export function readStatedPrice(priceText: string): StatedPrice {
  const text = oneLine(latinText(priceText))
  if (text === '') return { is: 'none', why: leftOutWords.noPrice }
  if (FOREIGN.test(text)) return { is: 'none', why: leftOutWords.otherCurrency(priceText) }
  if (EXCHANGE.test(text)) return { is: 'exchange', why: 'the sum is asked beside an old phone' }
  if (INSTALMENT.test(text)) {
    const [, full = ''] = OR_PAYMENTS.exec(text) ?? CASH.exec(text) ?? []
    const price = INSTALMENT.test(full) ? null : amountOf(full)
    return price ?? { is: 'instalment', why: `"${priceText}" is a part of the price` }
  }
  const read = readPrice(priceText)
  if (read.ok && read.pricePkr === null) return { is: 'none', why: leftOutWords.noPrice }
  if (!read.ok && read.isNoPrice) return { is: 'none', why: leftOutWords.notAPrice(priceText) }
  const price = amountOf(priceText) ?? amountOf(text)
  if (price) return price
  if (FROM.test(text)) return { is: 'unclear', why: `"${priceText}" is the price of sizes that are not stated` }
  if (!/\d/.test(text)) return { is: 'none', why: leftOutWords.notAPrice(priceText) }
  return { is: 'unclear', why: `"${priceText}" is not one full price` }
}

function amountOf(text: string): StatedPrice | null {
  const read = readPrice(text)
  return read.ok && read.pricePkr !== null ? { is: 'price', pricePkr: read.pricePkr } : null
}

/** Whether the figure cannot be right for a phone (PRICE-9), or is a placeholder: 111,111 and 123,456. */
export const isPlaceholder = (pricePkr: number): boolean =>
  !isPlausiblePrice(pricePkr) || /^1{4,}$|^12345/.test(String(pricePkr))

/** Whether this figure is called the full price beside instalments: `cash 31,000 installment 3,900x12`. */
export function isCalledCash(priceText: string, title: string, pricePkr: number): boolean {
  return [latinText(priceText), title].some(text => {
    const [, amount = ''] = CASH.exec(text) ?? []
    const price = amountOf(amount.replace(/[,.]$/, ''))
    return price?.is === 'price' && price.pricePkr === pricePkr
  })
}
