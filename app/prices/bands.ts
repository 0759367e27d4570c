/** The only definition of the price bands, in whole rupees. */
import { type Band, bands } from '#app/entities/enums.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice, type RupeeRange } from './price.ts'
import { priceTexts } from './texts.ts'

/** The limits of midrange, both inclusive. */
export const BUDGET_BELOW_PKR = 50_000
export const MIDRANGE_UP_TO_PKR = 150_000

/** The band of a price (PRICE-3): below 50,000, up to 150,000 inclusive, above. Null without a price. */
export function bandOf(pricePkr: number | null): Band | null {
  if (pricePkr === null || pricePkr <= 0) return null
  if (pricePkr < BUDGET_BELOW_PKR) return 'budget'
  return pricePkr <= MIDRANGE_UP_TO_PKR ? 'midrange' : 'flagship'
}

/** The badge of the phone page; unlike in `bandOf`, 150,000 is already premium (PRICE-4). */
export function priceBadge(pricePkr: number): string {
  const { budget, midrange, premium } = priceTexts().badges
  if (pricePkr < BUDGET_BELOW_PKR) return budget
  return pricePkr < MIDRANGE_UP_TO_PKR ? midrange : premium
}

export const bandLabel = (band: Band): string => priceTexts().bands[band]

/** The word of the badge for the phones of a band. */
export const bandWord = (band: Band): string => (band === 'flagship' ? priceTexts().badges.premium : bandLabel(band))

/** The limits of a band as text. */
export function bandRange(band: Band): string {
  const { under, between, above } = priceTexts()
  if (band === 'budget') return under(formatPrice(BUDGET_BELOW_PKR))
  if (band === 'flagship') return above(formatPrice(MIDRANGE_UP_TO_PKR))
  return between(formatPrice(BUDGET_BELOW_PKR), formatNumber(MIDRANGE_UP_TO_PKR))
}

/** So many phones with the limits of their band: `255 phones below PKR 50,000`. @param phones such as `255 phones` */
export function phonesOfBand(phones: string, band: Band): string {
  const { below, from, over } = priceTexts()
  if (band === 'budget') return below(phones, formatPrice(BUDGET_BELOW_PKR))
  if (band === 'flagship') return over(phones, formatPrice(MIDRANGE_UP_TO_PKR))
  return from(phones, formatPrice(BUDGET_BELOW_PKR), formatNumber(MIDRANGE_UP_TO_PKR))
}

/** The band with this name; null for anything else. */
export const bandNamed = (name: string | null): Band | null => bands.find(band => band === name) ?? null

/** The prices of a band, as a range with an exclusive end. */
export function rangeOfBand(band: Band): RupeeRange {
  if (band === 'budget') return { min: 1, max: BUDGET_BELOW_PKR }
  if (band === 'flagship') return { min: MIDRANGE_UP_TO_PKR + 1, max: null }
  return { min: BUDGET_BELOW_PKR, max: MIDRANGE_UP_TO_PKR + 1 }
}
