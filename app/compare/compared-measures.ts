import type { ShownPhone } from '#app/entities/phone.ts'
import { type Measures, measuresOf } from '#app/phones/measures.ts'
import { hasComparablePrice } from '#app/prices/age.ts'

/** The measures that a comparison may mark: a launch price, or one of over a year ago, wins nothing (PRICE-8). */
export function comparedMeasures(phone: ShownPhone): Measures {
  const measures = measuresOf(phone)
  return hasComparablePrice(phone, Date.now()) ? measures : { ...measures, pricePkr: null }
}
