/** Rupee prices: from text as typed to a number, and from a number to text as shown. */
import { formatNumber } from '#app/platform/text/format.ts'
import { priceTexts } from './texts.ts'

/** Whole rupees: from `min` up to, but not with, `max`; null means no end. */
export type RupeeRange = { min: number; max: number | null }

const LARGEST_PKR = 999_999_999

/** The rupees in a price as typed (PRICE-1): all non-digits dropped, the rest read as an integer, 0 when nothing is left. */
export function parsePrice(typed: string | number | null | undefined): number {
  if (typeof typed === 'number') return Number.isFinite(typed) ? clamp(Math.trunc(typed)) : 0
  const digits = (typed ?? '').replace(/\D/g, '')
  return digits === '' ? 0 : clamp(Number.parseInt(digits, 10))
}

// A price of twenty digits is a slip of the keyboard; kept within what an integer column and a page can hold.
const clamp = (rupees: number) => Math.min(Math.max(rupees, 0), LARGEST_PKR)

/** The plainest new phone, and more than the dearest one sold in Pakistan: a number beyond is no price of a phone (PRICE-9). */
export const CHEAPEST_PKR = 1_500
export const DEAREST_PKR = 1_500_000

/** Whether this can be what a phone costs, in whole rupees. */
export const isPlausiblePrice = (pricePkr: number) =>
  Number.isSafeInteger(pricePkr) && pricePkr >= CHEAPEST_PKR && pricePkr <= DEAREST_PKR

/** `224999` → `PKR 224,999`. */
export const formatPrice = (pricePkr: number) => priceTexts().price(formatNumber(pricePkr))
