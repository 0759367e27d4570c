/** Parses the prices in the cells of a list. Pure. */
import { formatPrice, isPlausiblePrice } from '#app/prices/price.ts'
import type { Refused } from './candidate.ts'

export type ReadPrice = { ok: true; pricePkr: number | null } | { ok: false; refused: Refused }

// Groups as in 224,999 or 2,24,999. The last group must have three digits, or `249,50` would be parsed as 24,950.
const RUPEES = /^(?:pkr|rs\.?|₨)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?\s*(?:pkr|rs\.?|rupees|\/-)*$/i
/** Texts that shops use instead of a price. */
const NO_PRICE =
  /^((pkr|rs\.?)?\s*0+(\.0+)?|tb[acd]|coming soon|upcoming|(currently )?(out of stock|not available|unavailable)|sold out|(call|contact|ask)\b.*)$/i
const OWN_CURRENCY = /^(pkr|rs\.?|₨|(pakistani? )?rupees?)$/i

/** `PKR 224,999`, `Rs 489,999`, `44,299`, `40200`; null for an empty cell or `Coming soon`; refused for another currency or no number. */
export function readRupees(text: string, currency = ''): ReadPrice {
  const bare = text.replace(/\s*\([^)]*\)$/, '').trim()
  if (bare === '' || NO_PRICE.test(bare)) return { ok: true, pricePkr: null }
  if (currency !== '' && !OWN_CURRENCY.test(currency)) {
    return { ok: false, refused: { reason: 'price', message: `its price is in ${currency}, not in rupees` } }
  }
  const digits = RUPEES.exec(bare)?.[1]
  if (!digits) return { ok: false, refused: { reason: 'price', message: `"${text}" is no price in rupees` } }
  const pricePkr = Number(digits.replaceAll(',', ''))
  return isPlausiblePrice(pricePkr)
    ? { ok: true, pricePkr }
    : { ok: false, refused: { reason: 'price', message: `${formatPrice(pricePkr)} cannot be the price of a phone` } }
}
