/** Whether a figure can be the price of a phone today, by what is known of it (LISTING-7). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { gigabytes } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'

type Known = { pricePkr: number; least: number; most: number }

/** The twentieth part of prices is lower, half of them are. */
type Spread = { low: number; middle: number }

/** The shop prices of all phones, for phones without a price of their own. */
export type PriceSpread = {
  byStorage: Map<number | null, Spread>
  dearest: Map<string, number>
  byMaker: Map<string, Spread>
  newestYear: number
}

type Priced = { brand: string; releaseYear?: number | null; prices: PricePoint[] }

/** By the newest price of the same memory, or of a price that names none. */
const SAME = { least: 0.5, most: 2 }
/** By the newest price of other memory. */
const OTHER = { least: 0.4, most: 2.5 }
/** By a launch price, which may be years old. */
const LAUNCH = { least: 0.25, most: 2 }
/**
 * By the low and the middle price of all phones of this storage, of which so many must be known, and by the dearest phone of the
 * maker. A phone of the newest two years may cost far more where half of the maker's phones do.
 */
const SPREAD = { least: 0.6, most: 4, dearest: 2, ofMaker: 2.5 }
const ENOUGH = 30
/** Second hand or without tax, a phone may cost a fraction. */
const LEAST_SECOND_HAND = 0.15

/** In words why the figure cannot be right; null where it can. @param isNew whether it is asked for a new, registered phone */
export function implausible(
  pricePkr: number,
  memory: MemoryVersion,
  { phone, spread, isNew }: { phone: Priced; spread: PriceSpread; isNew: boolean },
): string | null {
  const known = newestOf(phone.prices, memory) ?? spreadOf(spread, phone, memory)
  if (!known) return null
  const least = isNew ? known.least : Math.min(known.least, known.pricePkr * LEAST_SECOND_HAND)
  if (pricePkr >= least && pricePkr <= known.most) return null
  return `${formatPrice(pricePkr)} cannot be right beside ${formatPrice(known.pricePkr)}`
}

function newestOf(prices: PricePoint[], memory: MemoryVersion): Known | null {
  const shop = prices.filter(isOfShop)
  const launch = prices.filter(({ kind, pricePkr }) => pricePkr > 0 && kind === 'launch')
  const same = newest(shop.filter(point => isOf(point, memory)))
  if (same) return bounded(same, SAME)
  const other = newest(shop)
  if (other) return bounded(other, OTHER)
  const first = newest(launch.filter(point => isOf(point, memory))) ?? newest(launch)
  return first ? bounded(first, LAUNCH) : null
}

const isOfShop = ({ kind, pricePkr }: PricePoint) => pricePkr > 0 && kind !== 'launch' && kind !== 'non-pta'

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

function spreadOf(spread: PriceSpread, { brand, releaseYear }: Priced, { storageGb }: MemoryVersion): Known | null {
  const sizes = [...spread.byStorage.keys()].filter(size => size !== null && storageGb !== null && size <= storageGb)
  const found = spread.byStorage.get(sizes.length > 0 ? Math.max(...sizes.map(Number)) : null)
  if (!found) return null
  const dearest = spread.dearest.get(brand) || Number.POSITIVE_INFINITY
  const isNewest = (releaseYear ?? 0) >= spread.newestYear - 1
  const usual = Math.min(found.middle * SPREAD.most, dearest * SPREAD.dearest)
  return {
    pricePkr: found.middle,
    least: found.low * SPREAD.least,
    most: isNewest ? Math.max(usual, (spread.byMaker.get(brand)?.middle ?? 0) * SPREAD.ofMaker) : usual,
  }
}

/** @returns the shop prices of each storage and maker, the dearest phone of each maker, also at launch, and the newest year of a release */
export function priceSpread(phones: Priced[]): PriceSpread {
  const byStorage = new Map<number | null, number[]>()
  const byMaker = new Map<string, number[]>()
  const dearest = new Map<string, number>()
  const newestYear = phones.reduce((newest, { releaseYear }) => Math.max(newest, releaseYear ?? 0), 0)
  for (const { brand, prices } of phones) {
    for (const { pricePkr, storage } of prices.filter(isOfShop)) {
      for (const key of new Set([gigabytes(storage), null])) add(byStorage, key, pricePkr)
      add(byMaker, brand, pricePkr)
    }
    dearest.set(brand, Math.max(dearest.get(brand) ?? 0, ...prices.map(({ pricePkr }) => pricePkr)))
  }
  const enough = [...byStorage].filter(([key, found]) => key === null || found.length >= ENOUGH)
  return { byStorage: spreadsOf(enough), byMaker: spreadsOf([...byMaker]), dearest, newestYear }
}

const spreadsOf = <Key>(prices: [Key, number[]][]) => new Map(prices.map(([key, found]) => [key, middleOf(found)]))

function add<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function middleOf(prices: number[]): Spread {
  const sorted = [...prices].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { low: at(0.05), middle: at(0.5) }
}
