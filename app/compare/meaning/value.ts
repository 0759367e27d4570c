/**
 * Value for money without weights or points: the cheapest phone that gives at least as much. Anyone can check it with two
 * rows. Pure.
 */
import { formatNumber } from '#app/platform/text/format.ts'
import { isIos, shopPrice, type ValuedPhone, versionOf } from './compared.ts'
import { meaningTexts } from './texts.ts'

/** Older prices say nothing of what a phone costs today. */
const EARLIEST_PRICE = '2025'
/** Speed and battery count as equal from this share on. */
const EQUAL_SHARE = 0.95
/** Smaller savings are not named. */
const LEAST_SAVING = 0.1

/** What is judged of a phone. */
export type Judged = {
  slug: string
  name: string
  pkr: number
  /** As precise as its source. */
  date: string
  /** Points in Geekbench 6. */
  speed: number
  mah: number
  ramGb: number
  storageGb: number
  isIos: boolean
  folds: boolean
}

/** The phones that can be judged. */
export type ValuePool = {
  bySlug: Map<string, Judged>
  /** Cheapest first, then by slug; null until they are asked for. */
  sorted: Judged[] | null
}

export type Value = {
  /** Number of phones that can be judged. */
  pool: number
  /** Slug of the cheapest phone that gives at least as much for clearly less; null where there is none. */
  matchedBy: string | null
  matchedPkr: number | null
  /** Share of the price, to the hundredth. */
  saving: number
}

export const emptyPool = (): ValuePool => ({ bySlug: new Map(), sorted: null })

/** Adds a phone in place of one with its slug; returns what is judged of it, null where it cannot be judged. */
export function judge(pool: ValuePool, phone: ValuedPhone): Judged | null {
  const former = pool.bySlug.get(phone.slug)
  if (former) forget(pool, former)
  const judged = judgedPhone(phone)
  if (!judged) return null
  pool.sorted?.splice(placeOf(pool.sorted, judged), 0, judged)
  pool.bySlug.set(phone.slug, judged)
  return judged
}

/** Removes this phone; not another one that has its slug now. */
export function forget(pool: ValuePool, judged: Judged): void {
  if (pool.bySlug.get(judged.slug) !== judged) return
  pool.sorted?.splice(placeOf(pool.sorted, judged), 1)
  pool.bySlug.delete(judged.slug)
}

/** All phones of the pool, cheapest first, then by slug. */
export function sortedPool(pool: ValuePool): Judged[] {
  pool.sorted ??= [...pool.bySlug.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return pool.sorted
}

const isBefore = (a: Judged, b: Judged) => (a.pkr === b.pkr ? a.slug < b.slug : a.pkr < b.pkr)

/** Where a phone stands, or would stand: by halving. */
function placeOf(sorted: Judged[], phone: Judged): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(sorted[middle] as Judged, phone)) low = middle + 1
    else high = middle
  }
  return low
}

function judgedPhone(phone: ValuedPhone): Judged | null {
  const { speed, battery } = phone.facts
  const price = shopPrice(phone)
  const { ramGb, storageGb } = versionOf(phone)
  const mah = battery.ratedMah?.value
  const points = speed?.value.geekbench6Equivalent
  if (!price || price.date < EARLIEST_PRICE || !points || speed.confidence === 'low') return null
  if (!mah || !ramGb || !storageGb) return null
  return {
    slug: phone.slug,
    name: phone.name,
    ...price,
    speed: points,
    mah,
    ramGb,
    storageGb,
    isIos: isIos(phone),
    folds: phone.facts.kind?.value === 'foldable',
  }
}

/** Whether a cheaper phone gives as much as this one; null where the phone cannot be judged. */
export function valueForMoney({ slug }: Pick<ValuedPhone, 'slug'>, pool: ValuePool): Value | null {
  const own = pool.bySlug.get(slug)
  return own ? valueAmong(sortedPool(pool), own, pool.bySlug.size) : null
}

/** @param phones those to compare with, cheapest first @param size of the pool */
function valueAmong(phones: Judged[], own: Judged, size: number): Value {
  const cheapest = phones.find(other => other.pkr < own.pkr && givesAsMuch(other, own))
  const saving = cheapest ? 1 - cheapest.pkr / own.pkr : 0
  if (!cheapest || saving < LEAST_SAVING) return { pool: size, matchedBy: null, matchedPkr: null, saving: 0 }
  return {
    pool: size,
    matchedBy: cheapest.slug,
    matchedPkr: cheapest.pkr,
    saving: Math.round(saving * 100) / 100,
  }
}

/** Whether the two are of one kind and the price of the other is not older. */
const areComparable = (other: Judged, own: Judged) =>
  other.date >= own.date && other.isIos === own.isIos && other.folds === own.folds

const givesAsMuch = (other: Judged, own: Judged) =>
  areComparable(other, own) &&
  other.speed >= own.speed * EQUAL_SHARE &&
  other.mah >= own.mah * EQUAL_SHARE &&
  other.ramGb >= own.ramGb &&
  other.storageGb >= own.storageGb

/**
 * By slug the share of its price that the cheapest phone saves which gives at least as much. Where none saves anything, the
 * number of dearer phones than which it gives at least as much, negated: the least is the most for the money (FIND-4).
 */
export function savingsOf(pool: ValuePool): Map<string, number> {
  // A phone that gives no more than a cheaper one is never the cheapest that gives as much. Few are left to compare with.
  const best: Judged[] = []
  for (const phone of sortedPool(pool)) if (!best.some(cheaper => givesMore(cheaper, phone))) best.push(phone)
  const phones = sortedPool(pool)
  const dearerEquals = (own: Judged) =>
    phones.reduce((count, other) => (other.pkr > own.pkr && givesAsMuch(own, other) ? count + 1 : count), 0)
  return new Map(
    phones.map(own => {
      const { saving } = valueAmong(best, own, pool.bySlug.size)
      return [own.slug, saving > 0 ? saving : 0 - dearerEquals(own)]
    }),
  )
}

/** Whether whatever the other phone is good for, this one is too. */
const givesMore = (phone: Judged, other: Judged) =>
  phone.date >= other.date &&
  phone.isIos === other.isIos &&
  phone.folds === other.folds &&
  phone.speed >= other.speed &&
  phone.mah >= other.mah &&
  phone.ramGb >= other.ramGb &&
  phone.storageGb >= other.storageGb

/** The value of this phone in words, with the other phone by name; null where no cheaper phone can be compared with it. */
export function valueSentence(slug: string, { matchedBy, matchedPkr, saving }: Value, pool: ValuePool): string | null {
  const text = meaningTexts()
  const name = matchedBy === null ? undefined : pool.bySlug.get(matchedBy)?.name
  if (name === undefined || matchedPkr === null) {
    const own = pool.bySlug.get(slug)
    const cheaper = own ? sortedPool(pool).filter(other => other.pkr < own.pkr && areComparable(other, own)).length : 0
    return cheaper > 0 ? text.noneGivesAsMuch(cheaper) : null
  }
  return text.givesAsMuch(name, formatNumber(matchedPkr), Math.round(saving * 100))
}
