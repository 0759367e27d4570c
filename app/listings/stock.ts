/** Whether the phone can be had today (LISTING-6). Pure. */
import { isNotToBeHad } from './offer-words.ts'
import { latinText } from './urdu.ts'

const IN_STOCK =
  /in[-_ ]?stock|\bavailable\b|limited|in[-_ ]?store[-_ ]?only|online[-_ ]?only|^(yes|true|1)$|\bready\b|\bleft\b|\bmaujood\b|\bmojood\b/
const OUT_OF_STOCK = /^(no|false|0|nahi|sold)$|\bkhatam\b/

const SOLD = /\bsold\b(?! (?:by|with|in)\b)/

/** The words of a term of schema.org or a feed: `https://schema.org/OutOfStock`, `out_of_stock` → `Out Of Stock`. */
export const wordsOfTerm = (term: string | null | undefined): string =>
  (term ?? '')
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')

/** @param availability in the shop's words: `in_stock`, `https://schema.org/SoldOut` @param title Latin text */
export function stockOf(availability: string | null | undefined, title: string): boolean | null {
  const written = latinText(wordsOfTerm(availability)).trim()
  if (isNotToBeHad(title) || SOLD.test(title) || isNotToBeHad(written) || OUT_OF_STOCK.test(written)) return false
  return IN_STOCK.test(written) ? true : null
}
