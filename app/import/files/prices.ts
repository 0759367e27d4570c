/** Prices out of the cells of a list. Pure. */
import { formatPrice, isPlausiblePrice } from '#app/prices/price.ts'
import type { Refused } from '../candidate.ts'

export type ReadPrice = { ok: true; pricePkr: number | null } | { ok: false; refused: Refused }

const RUPEES = /^(?:pkr|rs\.?|₨)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d{1,2})?\s*(?:pkr|rs\.?|rupees|\/-)*$/i

/** `PKR 224,999`, `Rs 489,999`, `44,299`, `40200`; null for an empty cell, a reason for another money or no number. */
export function readRupees(text: string): ReadPrice {
  if (text === '') return { ok: true, pricePkr: null }
  const digits = RUPEES.exec(text)?.[1]
  if (!digits) return { ok: false, refused: { reason: 'price', says: `"${text}" is no price in rupees` } }
  const pricePkr = Number(digits.replaceAll(',', ''))
  return isPlausiblePrice(pricePkr)
    ? { ok: true, pricePkr }
    : { ok: false, refused: { reason: 'price', says: `${formatPrice(pricePkr)} cannot be the price of a phone` } }
}
