/**
 * Value for money without weights or points: the cheapest phone that gives at least as much. Anyone can check it with two
 * rows. Pure.
 */
import { formatNumber } from '#app/platform/text/format.ts'
import { haveOneSystem, shopPrice, type ValuedPhone, versionOf } from './compared.ts'
import { meaningTexts } from './texts.ts'

/** Older prices say nothing of what a phone costs today. */
const EARLIEST_PRICE = '2025'
/** Speed and battery count as equal from this share on. */
const EQUAL_SHARE = 0.95
/** Smaller savings are not named. */
const LEAST_SAVING = 0.1

type Judged = {
  phone: ValuedPhone
  speed: number
  mah: number
  ramGb: number
  storageGb: number
  price: { pkr: number; date: string }
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

/** Adds a phone that can be judged, in place of one with its slug. */
export function judge(pool: ValuePool, phone: ValuedPhone): void {
  const former = pool.bySlug.get(phone.slug)
  if (former) forget(pool, former.phone)
  const judged = judgedPhone(phone)
  if (!judged) return
  pool.sorted?.splice(placeOf(pool.sorted, judged), 0, judged)
  pool.bySlug.set(phone.slug, judged)
}

/** Removes this phone; not another one that has its slug now. */
export function forget(pool: ValuePool, phone: ValuedPhone): void {
  const known = pool.bySlug.get(phone.slug)
  if (known?.phone !== phone) return
  pool.sorted?.splice(placeOf(pool.sorted, known), 1)
  pool.bySlug.delete(phone.slug)
}

function sorted(pool: ValuePool): Judged[] {
  pool.sorted ??= [...pool.bySlug.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return pool.sorted
}

const isBefore = (a: Judged, b: Judged) =>
  a.price.pkr === b.price.pkr ? a.phone.slug < b.phone.slug : a.price.pkr < b.price.pkr

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
  return mah && ramGb && storageGb ? { phone, speed: points, mah, ramGb, storageGb, price } : null
}

/** Whether a cheaper phone gives as much as this one; null where the phone cannot be judged. */
export function valueForMoney({ slug }: Pick<ValuedPhone, 'slug'>, pool: ValuePool): Value | null {
  const own = pool.bySlug.get(slug)
  return own ? valueAmong(sorted(pool), own, pool.bySlug.size) : null
}

/** @param phones those to compare with, cheapest first @param size of the pool */
function valueAmong(phones: Judged[], own: Judged, size: number): Value {
  const cheapest = phones.find(other => other.price.pkr < own.price.pkr && givesAsMuch(other, own))
  const saving = cheapest ? 1 - cheapest.price.pkr / own.price.pkr : 0
  if (!cheapest || saving < LEAST_SAVING) return { pool: size, matchedBy: null, matchedPkr: null, saving: 0 }
  return {
    pool: size,
    matchedBy: cheapest.phone.slug,
    matchedPkr: cheapest.price.pkr,
    saving: Math.round(saving * 100) / 100,
  }
}

const folds = ({ phone }: Judged) => phone.facts.kind?.value === 'foldable'

const givesAsMuch = (other: Judged, own: Judged) =>
  other.price.date >= own.price.date &&
  haveOneSystem(other.phone, own.phone) &&
  folds(other) === folds(own) &&
  other.speed >= own.speed * EQUAL_SHARE &&
  other.mah >= own.mah * EQUAL_SHARE &&
  other.ramGb >= own.ramGb &&
  other.storageGb >= own.storageGb

/** By slug the share of its price that the cheapest phone saves which gives at least as much; 0 where none does. */
export function savingsOf(pool: ValuePool): Map<string, number> {
  // A phone that gives no more than a cheaper one is never the cheapest that gives as much. Few are left to compare with.
  const best: Judged[] = []
  for (const phone of sorted(pool)) if (!best.some(cheaper => givesMore(cheaper, phone))) best.push(phone)
  return new Map(sorted(pool).map(own => [own.phone.slug, valueAmong(best, own, pool.bySlug.size).saving]))
}

/** Whether whatever the other phone is good for, this one is too. */
const givesMore = (phone: Judged, other: Judged) =>
  phone.price.date >= other.price.date &&
  haveOneSystem(phone.phone, other.phone) &&
  folds(phone) === folds(other) &&
  phone.speed >= other.speed &&
  phone.mah >= other.mah &&
  phone.ramGb >= other.ramGb &&
  phone.storageGb >= other.storageGb

/** The value in words, with the other phone by name. */
export function valueSentence({ matchedBy, matchedPkr, saving, pool }: Value, { bySlug }: ValuePool): string {
  const text = meaningTexts()
  const name = matchedBy === null ? undefined : bySlug.get(matchedBy)?.phone.name
  if (name === undefined || matchedPkr === null) return text.noneGivesAsMuch(pool)
  return text.givesAsMuch(name, formatNumber(matchedPkr), Math.round(saving * 100))
}
