/** Which of the offers of a phone is its price (PRICE-16); the only place that decides it. Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayOfDate } from './dates.ts'
import { grades, rankOf } from './grades.ts'
import { isDateInferred } from './sources.ts'

/** An offer as it counts: its date is the day on which it was checked, its sizes are in gigabytes. */
export type CountedOffer = PricePoint & { ramGb: number | null; storageGb: number | null }

const size = (gb: number | null) => gb ?? Number.POSITIVE_INFINITY

/**
 * The best grade first, of those that are no shop prices of now the newest; then stated before inferred dates, the smallest
 * version, the lowest price. Null where no offer counts.
 * Prices without tax never count.
 * @param newestDay the day of the newest reading of the site, in days since 1970; null where there is none
 */
export function bestOffer<Offer extends CountedOffer>(offers: Offer[], newestDay: number | null): Offer | null {
  const counted = offers.filter(({ kind, pricePkr }) => kind !== 'non-pta' && pricePkr > 0)
  const rank = ({ pricePkr, kind, date }: Offer) => rankOf({ pricePkr, priceKind: kind, priceDate: date }, newestDay)
  const order = (a: Offer, b: Offer) =>
    rank(b) - rank(a) ||
    (rank(a) < grades.shop.rank ? dayOfDate(b.date) - dayOfDate(a.date) : 0) ||
    Number(isDateInferred(a)) - Number(isDateInferred(b)) ||
    compare(size(a.storageGb), size(b.storageGb)) ||
    compare(size(a.ramGb), size(b.ramGb)) ||
    a.pricePkr - b.pricePkr ||
    b.date.localeCompare(a.date)
  return counted.toSorted(order)[0] ?? null
}

// Infinity less Infinity is no number.
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
