/** Whether a figure can be the price of a phone today, by what is known of it (LISTING-7). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { gigabytes } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'

type Known = { pricePkr: number; least: number; most: number }

/** The spread of shop prices of all phones by storage, for phones without a price of their own. */
export type PriceSpread = Map<number | null, { lowest: number; highest: number }>

/** By the newest price of the same memory, or of a price that names none. */
const SAME = { least: 0.5, most: 2 }
/** By the newest price of other memory. */
const OTHER = { least: 0.4, most: 2.5 }
/** By a launch price, which may be years old. */
const LAUNCH = { least: 0.25, most: 2 }
/** Beyond the cheapest and the dearest phone of this storage. */
const SPREAD = { least: 0.6, most: 1.5 }
/** Second hand or without tax, a phone may cost a fraction. */
const LEAST_SECOND_HAND = 0.15

/** In words why the figure cannot be right; null where it can. @param isNew whether it is asked for a new, registered phone */
export function implausible(
  pricePkr: number,
  memory: MemoryVersion,
  { prices, spread, isNew }: { prices: PricePoint[]; spread: PriceSpread; isNew: boolean },
): string | null {
  const known = newestOf(prices, memory) ?? spreadOf(spread, memory)
  if (!known) return null
  const least = isNew ? known.least : Math.min(known.least, known.pricePkr * LEAST_SECOND_HAND)
  if (pricePkr >= least && pricePkr <= known.most) return null
  return `${formatPrice(pricePkr)} cannot be right beside ${formatPrice(known.pricePkr)}`
}

function newestOf(prices: PricePoint[], memory: MemoryVersion): Known | null {
  const shop = prices.filter(({ kind, pricePkr }) => pricePkr > 0 && kind !== 'launch' && kind !== 'non-pta')
  const launch = prices.filter(({ kind, pricePkr }) => pricePkr > 0 && kind === 'launch')
  const same = newest(shop.filter(point => isOf(point, memory)))
  if (same) return bounded(same, SAME)
  const other = newest(shop)
  if (other) return bounded(other, OTHER)
  const first = newest(launch.filter(point => isOf(point, memory))) ?? newest(launch)
  return first ? bounded(first, LAUNCH) : null
}

const bounded = ({ pricePkr }: PricePoint, { least, most }: { least: number; most: number }): Known => ({
  pricePkr,
  least: pricePkr * least,
  most: pricePkr * most,
})

const newest = (points: PricePoint[]) =>
  points.reduce<PricePoint | null>(
    (found, point) => (found && dayOfDate(found.date) > dayOfDate(point.date) ? found : point),
    null,
  )

/** Sizes that one of both does not tell do not differ. */
const isOf = ({ ram, storage }: PricePoint, { ramGb, storageGb }: MemoryVersion) =>
  (storageGb === null || !storage || gigabytes(storage) === storageGb) &&
  (ramGb === null || !ram || gigabytes(ram) === ramGb)

/** The bounds of this storage and its neighbours, because few prices are known of some. */
function spreadOf(spread: PriceSpread, { storageGb }: MemoryVersion): Known | null {
  const of = (size: number | null) => spread.get(size) ?? spread.get(null)
  const [smaller, larger] = storageGb === null ? [of(null), of(null)] : [of(storageGb / 2), of(storageGb * 2)]
  const own = of(storageGb)
  if (!own || !smaller || !larger) return null
  const [lowest, highest] = [Math.min(own.lowest, smaller.lowest), Math.max(own.highest, larger.highest)]
  return { pricePkr: Math.round((lowest + highest) / 2), least: lowest * SPREAD.least, most: highest * SPREAD.most }
}

/** The lowest and highest shop price by storage, and of all phones under null. */
export function priceSpread(prices: PricePoint[]): PriceSpread {
  const spread: PriceSpread = new Map()
  for (const { pricePkr, kind, storage } of prices) {
    if (pricePkr <= 0 || kind === 'launch' || kind === 'non-pta') continue
    for (const key of new Set([gigabytes(storage), null])) {
      const { lowest, highest } = spread.get(key) ?? { lowest: pricePkr, highest: pricePkr }
      spread.set(key, { lowest: Math.min(lowest, pricePkr), highest: Math.max(highest, pricePkr) })
    }
  }
  return spread
}
