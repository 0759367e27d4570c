/** The price bands, in whole rupees: the one place that says what 'budget' means. */
import { type Band, bands } from '#app/entities/enums.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from './price.ts'

/** Where midrange begins and where it ends (both included). */
export const BUDGET_BELOW_PKR = 50_000
export const MIDRANGE_UP_TO_PKR = 150_000

/** The band of a price (PRICE-3): below 50,000, up to and with 150,000, above. No price, no band. */
export function bandOf(pricePkr: number | null): Band | null {
  if (pricePkr === null || pricePkr <= 0) return null
  if (pricePkr < BUDGET_BELOW_PKR) return 'budget'
  return pricePkr <= MIDRANGE_UP_TO_PKR ? 'midrange' : 'flagship'
}

/** The badge of the phone page: another rule (PRICE-4), by which 150,000 is already premium. */
export function priceBadge(pricePkr: number): 'Budget-Friendly' | 'Mid-Range' | 'Premium' {
  if (pricePkr < BUDGET_BELOW_PKR) return 'Budget-Friendly'
  return pricePkr < MIDRANGE_UP_TO_PKR ? 'Mid-Range' : 'Premium'
}

export const bandLabels: Record<Band, string> = { budget: 'Budget', midrange: 'Mid-Range', flagship: 'Flagship' }

/** Each band's limits in words. */
export const bandRanges: Record<Band, string> = {
  budget: `Under ${formatPrice(BUDGET_BELOW_PKR)}`,
  midrange: `${formatPrice(BUDGET_BELOW_PKR)} to ${formatNumber(MIDRANGE_UP_TO_PKR)}`,
  flagship: `Above ${formatPrice(MIDRANGE_UP_TO_PKR)}`,
}

/** The band with this name; null for anything else. */
export const bandNamed = (name: string | null): Band | null => bands.find(band => band === name) ?? null
