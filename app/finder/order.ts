/** The orders of a list of phones (FIND-4). Pure. */
import { RECENT_RANK } from '#app/prices/grades.ts'
import type { NearMiss } from './find.ts'
import { fulfilledWishes } from './find.ts'
import type { FinderTable } from './table.ts'
import { savingsOfRows } from './value.ts'
import type { Wishes } from './wishes.ts'

export const finderSorts = [
  'newest',
  'price-low',
  'price-high',
  'speed',
  'battery',
  'value',
  'camera',
  'popular',
] as const
export type FinderSort = (typeof finderSorts)[number]

/** In the key of the order called latest the rank of the price stands above all dates of release. */
export const ABOVE_DATES = 100_000_000

/** The release of the phone in a row, larger for a later one; 0 where it is not known. */
export const releaseOf = ({ latest }: FinderTable, row: number): number => (latest[row] as number) % ABOVE_DATES

type Compare = (a: number, b: number) => number

/** Unknown last, whatever the direction. */
const byNumber = (column: Float64Array, direction: 1 | -1): Compare => {
  return (a, b) => {
    const x = column[a] as number
    const y = column[b] as number
    if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1
    return Number.isNaN(y) ? -1 : (x - y) * direction
  }
}

const chained =
  (...steps: Compare[]): Compare =>
  (a, b) => {
    for (const step of steps) {
      const result = step(a, b)
      if (result !== 0) return result
    }
    return 0
  }

const byText =
  (texts: string[]): Compare =>
  (a, b) =>
    (texts[a] as string) < (texts[b] as string) ? -1 : texts[a] === texts[b] ? 0 : 1

/** The comparison of an order, ties included. Grades lead where prices are compared (PRICE-8). */
export function orderOf(table: FinderTable, sort: FinderSort, nice: Wishes = new Map()): Compare {
  const { columns, ids } = table
  const latest = chained(byNumber(table.latest, -1), byNumber(table.createdAt, -1), byText(ids))
  const byPrice = (direction: 1 | -1) => chained(byGrade(table), byNumber(columns.price, direction), byText(ids))
  // Each is built only when it is asked for: some need a column of their own.
  const orders: Record<FinderSort, () => Compare> = {
    newest: () => latest,
    'price-low': () => byPrice(1),
    'price-high': () => byPrice(-1),
    speed: () => chained(byNumber(columns.speed, -1), latest),
    battery: () => chained(byNumber(columns.battery, -1), latest),
    value: () => chained(bySavings(table), latest),
    // Light matters more than megapixels: a larger sensor, stabilized ones first.
    camera: () => chained(byNumber(columns.ois, -1), byNumber(table.sensor, -1), latest),
    popular: () => chained(byNumber(table.views, -1), byNumber(table.featured, -1), latest),
  }
  const met = fulfilledWishes(table, nice)
  const byMet: Compare = (a, b) => (met[b] as number) - (met[a] as number)
  return chained(...byNamed(table), ...(nice.size > 0 ? [byMet] : []), orders[sort]())
}

/** Prices that may be of another version go after the others (FIND-8). */
const byNamed = ({ unnamed }: FinderTable): Compare[] =>
  unnamed ? [(a, b) => (unnamed[a] as number) - (unnamed[b] as number)] : []

/** The most for the money first: phones that give as much as the most dearer ones, then the least saved by a cheaper equal; those that cannot be judged last. */
function bySavings({ slugs, judged }: FinderTable): Compare {
  const known = savingsOfRows(judged)
  return byNumber(
    Float64Array.from(slugs, slug => known.get(slug) ?? Number.NaN),
    1,
  )
}

/** The rank of the price in a row; 0 without a price. */
export const priceRank =
  ({ latest }: FinderTable) =>
  (row: number): number =>
    Math.floor((latest[row] as number) / ABOVE_DATES)

/** How many of the rows have a recent shop price. */
export function countRecent(table: FinderTable, rows: Iterable<number>): number {
  const rank = priceRank(table)
  let count = 0
  for (const row of rows) if (rank(row) === RECENT_RANK) count += 1
  return count
}

/** The best grade first, of shop prices the recent ones. */
function byGrade(table: FinderTable): Compare {
  const rank = priceRank(table)
  return (a, b) => rank(b) - rank(a)
}

/** Matches as the finder lists them: the most nice wishes first, then the lowest price, then by address. */
export function rankMatches(
  table: FinderTable,
  matches: Uint32Array,
  nice: Wishes,
): { row: number; niceMet: number }[] {
  const met = fulfilledWishes(table, nice)
  const byMet: Compare = (a, b) => (met[b] as number) - (met[a] as number)
  const order = chained(...byNamed(table), byMet, byNumber(table.columns.price, 1), byText(table.slugs))
  return Array.from(matches, row => ({ row, niceMet: met[row] as number })).sort((a, b) => order(a.row, b.row))
}

/**
 * Near misses: numbers before things that are missing, the smallest miss first.
 * @param limit so many of them
 * @param ties the order of phones that miss as little; by address where none is given
 */
export function rankNear(
  table: FinderTable,
  near: NearMiss[],
  limit = near.length,
  ties = byText(table.slugs),
): NearMiss[] {
  const miss = ({ by }: NearMiss) => by ?? Number.POSITIVE_INFINITY
  return first(near, (a, b) => (miss(a) === miss(b) ? ties(a.row, b.row) : miss(a) - miss(b)), limit)
}

/** Phones of which too little is known: the fewest unknown first, then the lowest price. @param limit so many of them */
export function rankUnknown(table: FinderTable, rows: number[], must: Wishes, limit = rows.length): number[] {
  const columns = [...must.keys()].map(need => table.columns[need])
  const unknown = new Map(rows.map(row => [row, columns.filter(column => Number.isNaN(column[row])).length]))
  const order = chained(byNumber(table.columns.price, 1), byText(table.slugs))
  return first(rows, (a, b) => (unknown.get(a) ?? 0) - (unknown.get(b) ?? 0) || order(a, b), limit)
}

function first<Item>(items: Item[], compare: (a: Item, b: Item) => number, end: number): Item[] {
  // Above a quarter of the items sorting all of them is as fast.
  if (end * 4 > items.length || items.length < 1000) return [...items].sort(compare).slice(0, end)
  const best: Item[] = []
  for (const item of items) {
    if (best.length === end && compare(item, best[end - 1] as Item) >= 0) continue
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(item, best[middle] as Item) < 0) high = middle
      else low = middle + 1
    }
    best.splice(low, 0, item)
    if (best.length > end) best.pop()
  }
  return best
}
