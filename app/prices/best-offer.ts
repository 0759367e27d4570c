/** Which of the offers of a phone is its price (PRICE-16); the only place that decides it. Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayOfDate } from './dates.ts'
import { FRESH_DAYS } from './freshness.ts'
import { grades, rankOf } from './grades.ts'
import { isDateInferred } from './sources.ts'

/** An offer as it counts: its date is the day on which it was checked, its sizes are in gigabytes. */
export type CountedOffer = PricePoint & { ramGb: number | null; storageGb: number | null }

const size = (gb: number | null) => gb ?? Number.POSITIVE_INFINITY

/**
 * The best grade first. Of shop prices of now only those checked within FRESH_DAYS of the newest count: a lower price that nobody
 * has checked since may have changed. Then stated days before inferred dates and months, the smallest version, the lowest price.
 * Of older prices the newest. Null where no offer counts; prices without tax never do.
 * @param newestDay the day of the newest reading of the site, in days since 1970; null where there is none
 */
export function bestOffer<Offer extends CountedOffer>(offers: Offer[], newestDay: number | null): Offer | null {
  const ranked = offers
    .filter(({ kind, pricePkr }) => kind !== 'non-pta' && pricePkr > 0)
    .map(offer => ({ offer, day: dayOfDate(offer.date), rank: rankOf(gradedOf(offer), newestDay) }))
  const rank = Math.max(...ranked.map(({ rank }) => rank))
  const ofRank = ranked.filter(ranked => ranked.rank === rank)
  const newest = Math.max(...ofRank.map(({ day }) => day))
  const withinDays = rank === grades.shop.rank ? FRESH_DAYS : 0
  return (
    ofRank
      .filter(({ day }) => day >= newest - withinDays)
      .map(({ offer }) => offer)
      .toSorted(byVersion)[0] ?? null
  )
}

const gradedOf = ({ pricePkr, kind, date }: CountedOffer) => ({ pricePkr, priceKind: kind, priceDate: date })

const byVersion = (a: CountedOffer, b: CountedOffer) =>
  Number(isDayStated(b)) - Number(isDayStated(a)) ||
  compare(size(a.storageGb), size(b.storageGb)) ||
  compare(size(a.ramGb), size(b.ramGb)) ||
  a.pricePkr - b.pricePkr ||
  b.date.localeCompare(a.date)

const isDayStated = (offer: CountedOffer) => offer.date.length === 10 && !isDateInferred(offer)

// Infinity less Infinity is no number.
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
