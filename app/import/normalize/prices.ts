/** The prices in the cells of a list. Pure. */
import { formatPrice, isPlausiblePrice } from '#app/prices/price.ts'
import { readPrice } from '#app/prices/rupees.ts'
import type { Refused } from './candidate.ts'

export type ListPrice = { ok: true; pricePkr: number | null } | { ok: false; refused: Refused }

const OWN_CURRENCY = /^(pkr|rs\.?|₨|(pakistani? )?rupees?)$/i

/** A plausible price (PRICE-9); null for an empty cell or `Coming soon`; refused for another currency or no number. */
export function readListPrice(text: string, currency = ''): ListPrice {
  const price = readPrice(text)
  const pricePkr = price.ok ? price.pricePkr : null
  if (pricePkr === null && (price.ok || price.isNoPrice)) return { ok: true, pricePkr: null }
  if (currency !== '' && !OWN_CURRENCY.test(currency)) return refuse(`its price is in ${currency}, not in rupees`)
  if (pricePkr === null) return refuse(`"${text}" is no price in rupees`)
  return isPlausiblePrice(pricePkr)
    ? { ok: true, pricePkr }
    : refuse(`${formatPrice(pricePkr)} cannot be the price of a phone`)
}

const refuse = (message: string): ListPrice => ({ ok: false, refused: { reason: 'price', message } })
