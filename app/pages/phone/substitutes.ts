/** What to buy instead of a phone without a price that has a model for another network with one. Pure. */
import type { PhoneCard } from '#app/entities/phone.ts'
import { hasComparablePrice } from '#app/prices/age.ts'

export type Substitutes = {
  sister: PhoneCard
  /** How that differs, where sources say it of both. */
  sisterIs: 'without5g' | 'with5g' | 'other'
  /** The most similar other phone with a price that counts, with 5G where the phone has it and the model has not. */
  nearest?: PhoneCard
}

/**
 * @param hasFiveG whether a source says that the phone has it; null where none tells
 * @param similar the most similar phones, the nearest first
 * @param now milliseconds since 1970
 */
export function substitutesOf(
  hasFiveG: boolean | null,
  sisterId: string | null,
  similar: PhoneCard[],
  now: number,
): Substitutes | null {
  const sister = similar.find(({ id }) => id === sisterId)
  if (!sister) return null
  const isOther = hasFiveG === null || sister.hasFiveG === undefined || sister.hasFiveG === hasFiveG
  const sisterIs = isOther ? 'other' : hasFiveG ? 'without5g' : 'with5g'
  const nearest = similar.find(
    other =>
      other !== sister &&
      other.pricePkr !== null &&
      hasComparablePrice(other, now) &&
      (sisterIs !== 'without5g' || other.hasFiveG === true),
  )
  return { sister, sisterIs, ...(nearest ? { nearest } : {}) }
}
