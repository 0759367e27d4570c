/** Parses and formats rupee prices. */
import { formatNumber } from '#app/platform/text/format.ts'
import { priceTexts } from './texts.ts'

/** Whole rupees: `min` inclusive, `max` exclusive; null means no limit. */
export type RupeeRange = { min: number; max: number | null }

const MAX_PKR = 999_999_999

/** The rupees in a price as typed (PRICE-1): all non-digits dropped, the rest read as an integer, 0 when nothing is left. */
export function parsePrice(typed: string | number | null | undefined): number {
  if (typeof typed === 'number') return Number.isFinite(typed) ? clamp(Math.trunc(typed)) : 0
  const digits = (typed ?? '').replace(/\D/g, '')
  return digits === '' ? 0 : clamp(Number.parseInt(digits, 10))
}

// A price of twenty digits is a typing error; clamp it to what an integer column and a page can hold.
const clamp = (rupees: number) => Math.min(Math.max(rupees, 0), MAX_PKR)

/** Plausible prices, both inclusive: the cheapest new phone, and above the most expensive one sold in Pakistan (PRICE-9). */
export const CHEAPEST_PKR = 1_500
export const DEAREST_PKR = 1_500_000

/** Whether this is a plausible phone price, in whole rupees. */
export const isPlausiblePrice = (pricePkr: number) =>
  Number.isSafeInteger(pricePkr) && pricePkr >= CHEAPEST_PKR && pricePkr <= DEAREST_PKR

/** `224999` → `PKR 224,999`. */
export const formatPrice = (pricePkr: number) => priceTexts().price(formatNumber(pricePkr))
