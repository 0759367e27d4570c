/** What phones like one without a price cost. Pure. */
import type { PhoneCard } from '#app/entities/phone.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { isSister } from '#app/similarity/distance.ts'

type Named = Pick<PhoneCard, 'brand' | 'name'>

export type SimilarPrices = {
  /** Of those that are alike in nearly all that is known: from the lowest in rupees to the highest, with the day or month of the oldest. */
  range: { lowPkr: number; highPkr: number; since: string } | null
  /** Those that are alike, without the model for another network, and where that has a price without those of another class. */
  ids: string[]
  /** That model. */
  sisterId: string | null
}

/** Phones of which one costs more than this many times another are not alike enough to say what a third one costs. */
const MAX_RATIO = 1.5

/** Of the similar phones with a price that counts. @param now milliseconds since 1970 */
export function similarPrices(phone: Named, similar: PhoneCard[], now: number): SimilarPrices {
  const priced = similar.filter(other => other.pricePkr !== null && hasComparablePrice(other, now))
  const isSisterOf = (other: Named) => other.brand === phone.brand && isSister(phone.name, other.name)
  const sister = priced.find(isSisterOf)
  // Where the price of the sister is known, those of another class are no answer.
  const isNear = ({ pricePkr }: PhoneCard) =>
    !sister?.pricePkr || Math.abs(Math.log((pricePkr ?? 0) / sister.pricePkr)) <= Math.log(MAX_RATIO)
  return {
    range: rangeOf(priced.filter(({ isAlike }) => isAlike)),
    ids: priced.filter(other => !isSisterOf(other) && other.isAlike && isNear(other)).map(({ id }) => id),
    sisterId: sister?.id ?? null,
  }
}

/** Null for fewer than two, or where they lie far apart. */
function rangeOf(phones: PhoneCard[]): SimilarPrices['range'] {
  const priced = phones.flatMap(({ pricePkr, priceNote }) =>
    pricePkr !== null && priceNote ? [{ pricePkr, date: priceNote.date }] : [],
  )
  const prices = priced.map(({ pricePkr }) => pricePkr)
  const [lowPkr, highPkr] = [Math.min(...prices), Math.max(...prices)]
  const since = priced.map(({ date }) => date).toSorted()[0]
  if (priced.length < 2 || since === undefined || highPkr > MAX_RATIO * lowPkr) return null
  return { lowPkr, highPkr, since }
}
