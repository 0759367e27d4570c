/** The phone of about the same price that has something better (PHONE-16). Pure. */
import type { Phone, PhoneCard, PriceNote } from '#app/entities/phone.ts'
import { cardTexts } from '#app/phones/card-texts.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { nearPrices } from '#app/prices/near-price.ts'

/** With its price in rupees and what is said of it. */
export type NamedPhone = Pick<PhoneCard, 'brand' | 'slug' | 'name'> & { pricePkr: number; priceNote: PriceNote }

export type Rival = NamedPhone & {
  /** What it has better: `6,000 mAh, 90 W`. */
  advantage: string
  /** Whether it is named beside a phone of which only the name is known. */
  isKnownBetter?: true
}

type Priced = Pick<PhoneCard, 'pricePkr' | 'priceGrade' | 'priceNote'> & Partial<Pick<Phone, 'dataConfidence'>>

/**
 * The most similar one; beside a phone of which only the name is known the newest whose chip and battery are known. Null where none is
 * known, or the price of the phone itself is too old to be compared.
 * @param now milliseconds since 1970
 */
export function rivalOf(phone: Priced, similar: PhoneCard[], now: number): Rival | null {
  if (phone.pricePkr === null || !hasComparablePrice(phone, now)) return null
  const { from, to } = nearPrices(phone.pricePkr)
  const isNear = (other: PhoneCard) =>
    other.pricePkr !== null && other.pricePkr >= from && other.pricePkr <= to && hasComparablePrice(other, now)
  const isNameOnly = phone.dataConfidence === 'name-only'
  const rivals = similar.filter(other => other.advantage && isNear(other))
  const rival = isNameOnly ? rivals.toSorted(byKnown)[0] : rivals[0]
  if (!rival?.advantage || rival.pricePkr === null || rival.priceNote === null) return null
  const { brand, slug, name, advantage, pricePkr, priceNote } = rival
  return {
    ...{ brand, slug, name, pricePkr, priceNote },
    ...(isNameOnly
      ? { advantage: withCommas([advantage, ...knownOf(rival)]), isKnownBetter: true as const }
      : { advantage }),
  }
}

/** Those of which more is known first, then the newest. */
const byKnown = (a: PhoneCard, b: PhoneCard) => knownOf(b).length - knownOf(a).length || Number(b.year) - Number(a.year)

/** Its chip and battery, as its card has them. */
const knownOf = ({ specs }: PhoneCard): string[] => {
  const { processor, battery } = cardTexts().specs
  return [processor, battery].flatMap(label => {
    const spec = specs.find(row => row?.label === label)
    return spec ? [ofSource(spec.text)] : []
  })
}
