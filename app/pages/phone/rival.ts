/** The phone of about the same price that has something better (PHONE-16). Pure. */
import type { PhoneCard, PriceNote } from '#app/entities/phone.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { nearPrices } from '#app/prices/near-price.ts'

export type Rival = Pick<PhoneCard, 'brand' | 'slug' | 'name'> & {
  /** What it has better: `6,000 mAh, 90 W`. */
  advantage: string
  /** Rupees. */
  pricePkr: number
  priceNote: PriceNote
}

type Priced = Pick<PhoneCard, 'pricePkr' | 'priceGrade' | 'priceNote'>

/**
 * The most similar one; null where none is known, or the price of the phone itself is too old to be compared.
 * @param now milliseconds since 1970
 */
export function rivalOf(phone: Priced, similar: PhoneCard[], now: number): Rival | null {
  if (phone.pricePkr === null || !hasComparablePrice(phone, now)) return null
  const { from, to } = nearPrices(phone.pricePkr)
  const isNear = (other: PhoneCard) =>
    other.pricePkr !== null && other.pricePkr >= from && other.pricePkr <= to && hasComparablePrice(other, now)
  const rival = similar.find(other => other.advantage && isNear(other))
  if (!rival?.advantage || rival.pricePkr === null || rival.priceNote === null) return null
  const { brand, slug, name, advantage, pricePkr, priceNote } = rival
  return { brand, slug, name, advantage, pricePkr, priceNote }
}
