/** Plausible prices, and prices as they are shown. What is typed is read by rupees.ts. */
import { formatNumber } from '#app/platform/text/format.ts'
import { priceTexts } from './texts.ts'

/** Whole rupees: `min` inclusive, `max` exclusive; null means no limit. */
export type RupeeRange = { min: number; max: number | null }

/** Plausible prices, both inclusive: the cheapest new phone, and above the most expensive one sold in Pakistan (PRICE-9). */
export const CHEAPEST_PKR = 1_500
export const DEAREST_PKR = 1_500_000

/** Whether this is a plausible phone price, in whole rupees. */
export const isPlausiblePrice = (pricePkr: number) =>
  Number.isSafeInteger(pricePkr) && pricePkr >= CHEAPEST_PKR && pricePkr <= DEAREST_PKR

/** `224999` → `PKR 224,999`. */
export const formatPrice = (pricePkr: number) => priceTexts().price(formatNumber(pricePkr))

/** A difference or a budget in a sentence: `4001` → `Rs 4,001`. */
export const formatAmount = (rupees: number) => priceTexts().amount(formatNumber(rupees))
