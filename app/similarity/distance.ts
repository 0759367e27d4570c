/** How far apart two phones are for someone who is choosing: price first, then age, then key specs. Pure. */
import { type MeasuredPhone, type Measures, measuresOf } from '#app/phones/measures.ts'
import { releaseOrder } from '#app/prices/dates.ts'

type ComparedPhone = MeasuredPhone & { releaseDate: string }

/** What counts, and how much. */
const weights: Partial<Record<keyof Measures, number>> = {
  pricePkr: 3,
  displayInches: 1,
  ramGb: 1,
  storageGb: 0.5,
  batteryMah: 1,
  mainCameraMp: 0.5,
  refreshHz: 0.5,
}
const WEIGHT_OF_A_YEAR = 0.35
/** A value that only one of the two has. */
const UNKNOWN = 0.3

/** Months since the year 0, of a release date that may lack month and day. */
function months(date: string): number {
  const order = releaseOrder(date)
  return Math.floor(order / 10_000) * 12 + (Math.floor(order / 100) % 100 || 6)
}

/** 0 for equal phones; larger for less alike ones. */
export function distanceBetween(a: ComparedPhone, b: ComparedPhone): number {
  const own = measuresOf(a)
  const other = measuresOf(b)
  const isDated = a.releaseDate !== '' && b.releaseDate !== ''
  const yearsApart = isDated ? Math.abs(months(a.releaseDate) - months(b.releaseDate)) / 12 : UNKNOWN
  let sum = yearsApart * WEIGHT_OF_A_YEAR
  for (const [name, weight] of Object.entries(weights) as [keyof Measures, number][]) {
    const x = own[name]
    const y = other[name]
    if (x === null && y === null) continue
    // The ratio, so that 10 and 20 thousand are as far apart as 100 and 200.
    sum += weight * (x === null || y === null ? UNKNOWN : Math.abs(Math.log(x / y)))
  }
  return sum
}
