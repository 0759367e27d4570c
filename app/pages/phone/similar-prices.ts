/** What phones like one without a price cost. Pure. */
import type { PhoneCard } from '#app/entities/phone.ts'
import { hasComparablePrice } from '#app/prices/age.ts'

export type SimilarPrices = {
  /** Rupees. */
  lowPkr: number
  highPkr: number
  /** The oldest of the prices: a day or month. */
  since: string
}

/** Phones of which one costs more than this many times another are not alike enough to say what a third one costs. */
const MAX_RATIO = 1.5

/** Null where fewer than two that are alike have a price that counts, or these lie far apart. @param now milliseconds since 1970 */
export function similarPrices(similar: PhoneCard[], now: number): SimilarPrices | null {
  const priced = similar.flatMap(phone =>
    phone.isAlike && phone.pricePkr !== null && phone.priceNote !== null && hasComparablePrice(phone, now)
      ? [{ pricePkr: phone.pricePkr, date: phone.priceNote.date }]
      : [],
  )
  const prices = priced.map(({ pricePkr }) => pricePkr)
  const [lowPkr, highPkr] = [Math.min(...prices), Math.max(...prices)]
  const since = priced.map(({ date }) => date).toSorted()[0]
  if (priced.length < 2 || since === undefined || highPkr > MAX_RATIO * lowPkr) return null
  return { lowPkr, highPkr, since }
}
