/** The `price` parameter of the search page: a range in US cents, as in the footer links (SEARCH-1, PRICE-10). Pure. */
import { formatNumber, formatUsCents } from '#app/platform/text/format.ts'
import { OPEN_END_CENTS } from '#app/prices/cents.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { formatPrice } from '#app/prices/price.ts'
import { rangeTexts } from './range-texts.ts'

/** `max` is exclusive; null means no upper end. */
export type CentRange = { min: number; max: number | null }

/** `20000-50000` as a range; null for anything malformed. */
export function parseCentRange(text: string): CentRange | null {
  const [, low, high] = /^(\d{1,9})-(\d{1,9})$/.exec(text.trim()) ?? []
  if (low === undefined || high === undefined) return null
  const min = Number(low)
  const max = Number(high)
  if (max === OPEN_END_CENTS) return { min, max: null }
  return min < max ? { min, max } : null
}

/** Converts to whole rupees at this rate. The minimum is 1, which excludes phones without a price. */
export const toRupees = ({ min, max }: CentRange, pkrPerUsd: number): RupeeRange => ({
  min: Math.max(1, Math.ceil((min / 100) * pkrPerUsd)),
  max: max === null ? null : Math.ceil((max / 100) * pkrPerUsd),
})

/** `Under $200`, `$200 - $500`, `Above $2,000`. */
export function describeCents({ min, max }: CentRange): string {
  const { aboveDollars, underDollars, dollars } = rangeTexts()
  if (max === null) return aboveDollars(formatUsCents(min))
  return min === 0 ? underDollars(formatUsCents(max)) : dollars(formatUsCents(min), formatUsCents(max))
}

/** `under PKR 56,000`, `PKR 56,000 to 140,000`, `from PKR 560,000`. */
export function describeRupees({ min, max }: RupeeRange): string {
  const { from, upTo, under, between } = rangeTexts()
  if (max === null) return from(formatPrice(min))
  // Typed limits are inclusive and shown as typed: 50,001 is 'up to 50,000'.
  const isIncluded = max % 10 === 1
  const limit = isIncluded ? max - 1 : max
  if (min <= 1) return (isIncluded ? upTo : under)(formatPrice(limit))
  return between(formatPrice(min), formatNumber(limit))
}
