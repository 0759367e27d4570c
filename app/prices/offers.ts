/** Prices of one phone as offers: each combination of source, date, kind, memory and shop once. Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'

const offerKey = ({ source, date, kind, storage, ram, seller }: PricePoint) =>
  JSON.stringify([source, date, kind, storage, ram, seller])

/** The lowest price of each offer, oldest first. */
export function distinctOffers(points: PricePoint[]): PricePoint[] {
  const lowest = new Map<string, PricePoint>()
  for (const point of points) {
    const key = offerKey(point)
    if (point.pricePkr < (lowest.get(key)?.pricePkr ?? Number.POSITIVE_INFINITY)) lowest.set(key, point)
  }
  return [...lowest.values()].sort(
    (a, b) => a.date.localeCompare(b.date) || a.source.localeCompare(b.source) || a.pricePkr - b.pricePkr,
  )
}

/** The offer among these that a price with this source, date and kind stands for; the price itself where none has it. */
export const offerOfPrice = (price: PricePoint, offers: PricePoint[]): PricePoint =>
  offers.find(
    offer =>
      offer.pricePkr === price.pricePkr &&
      offer.source === price.source &&
      offer.date === price.date &&
      offer.kind === price.kind,
  ) ?? price

type Memory = Pick<PricePoint, 'ram' | 'storage'>

/** Whether two prices may be of one version: a size that one of both does not name does not differ. */
export const mayBeOneVersion = (a: Memory, b: Memory): boolean =>
  (['ram', 'storage'] as const).every(size => !a[size] || !b[size] || a[size] === b[size])
