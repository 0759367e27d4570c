/** Pages of long lists: each order of all phones is sorted once, then repaired by the rows that changed (FIND-6). */
import type { PriceGrade } from '#app/entities/enums.ts'
import { grades } from '#app/prices/grades.ts'
import { fulfilledWishes } from './find.ts'
import { type FinderSort, gradeRank, orderOf } from './order.ts'
import type { FinderTable } from './table.ts'
import type { Wishes } from './wishes.ts'

/** Fewer rows are sorted for themselves. */
const SORTED_ALONE = 1000
/** With more changed rows than this, sorting all is as fast. */
const MAX_REPAIRED = 2000

type KeptOrder = {
  rows: Uint32Array
  /** Number of changes of the table that it knows. */
  seen: number
  /** What it depends on besides the columns. */
  basis: unknown
}

const keptOrders = new WeakMap<FinderTable, Map<FinderSort, KeptOrder>>()

type Wanted = { sort: FinderSort; nice?: Wishes; start?: number; end?: number }

/** These rows in an order, those that fulfil the most nice wishes first. @param end exclusive */
export function sortedRows(
  table: FinderTable,
  rows: Uint32Array,
  { sort, nice = new Map(), start = 0, end = rows.length }: Wanted,
): number[] {
  if (rows.length < SORTED_ALONE || table.unnamed) return [...rows].sort(orderOf(table, sort, nice)).slice(start, end)
  const fulfilled = fulfilledWishes(table, nice)
  /** By row one more than the number of its nice wishes; 0: not asked for. */
  const levels = new Uint8Array(table.size)
  const sizes = new Uint32Array(nice.size + 1)
  for (const row of rows) {
    const level = fulfilled[row] as number
    levels[row] = level + 1
    sizes[level] = (sizes[level] as number) + 1
  }
  /** The place of the next row of each level in the whole list. */
  const places = sizes.map((_, level) => sizes.subarray(level + 1).reduce((sum, size) => sum + size, 0))
  const page: number[] = []
  let missing = Math.min(end, rows.length) - start
  for (const row of orderedRows(table, sort)) {
    if (missing <= 0) break
    const level = (levels[row] as number) - 1
    if (level < 0) continue
    const place = places[level] as number
    places[level] = place + 1
    if (place < start || place >= end) continue
    page[place - start] = row
    missing -= 1
  }
  return page
}

/** The rows with a price of this grade from one amount to another, cheapest first, without looking at the others. */
export function rowsPriced(table: FinderTable, grade: PriceGrade, [from, to]: [pkr: number, pkr: number]): Uint32Array {
  const rows = orderedRows(table, 'price-low')
  const rank = gradeRank(table)
  const wanted = grades[grade].rank
  const price = (row: number) => table.columns.price[row] as number
  const start = countBefore(rows, row => rank(row) > wanted || (rank(row) === wanted && price(row) < from))
  const end = countBefore(rows, row => rank(row) > wanted || (rank(row) === wanted && price(row) <= to))
  return rows.subarray(start, end)
}

/** All rows of the table in this order. */
export function orderedRows(table: FinderTable, sort: FinderSort): Uint32Array {
  const orders = keptOrders.get(table) ?? new Map<FinderSort, KeptOrder>()
  keptOrders.set(table, orders)
  const basis = sort === 'value' ? table.savings() : null
  const kept = orders.get(sort)
  const seen = table.changed.length
  if (kept?.seen === seen && kept.basis === basis) return kept.rows
  const rows = sort === 'value' ? orderedByValue(table) : sortedOrRepaired(table, sort, kept)
  orders.set(sort, { rows, seen, basis })
  return rows
}

function sortedOrRepaired(table: FinderTable, sort: FinderSort, kept: KeptOrder | undefined): Uint32Array {
  const compare = orderOf(table, sort)
  return kept && table.changed.length - kept.seen <= MAX_REPAIRED
    ? repaired(kept.rows, table.changed.slice(kept.seen), table, compare)
    : Uint32Array.from({ length: table.size }, (_, row) => row).sort(compare)
}

/** As `orderOf` has it: one phone changes what others save, but there are few different savings to sort. */
function orderedByValue(table: FinderTable): Uint32Array {
  const savings = table.savings()
  const newest = orderedRows(table, 'newest')
  // Counted: an iterator would take longer than the rest.
  const groups = new Map<number, number[]>()
  for (let index = 0; index < newest.length; index += 1) {
    const row = newest[index] as number
    const saving = savings.get(table.slugs[row] as string) ?? Number.POSITIVE_INFINITY
    const group = groups.get(saving)
    if (group) group.push(row)
    else groups.set(saving, [row])
  }
  const rows = new Uint32Array(newest.length)
  let at = 0
  for (const saving of [...groups.keys()].sort((a, b) => a - b)) {
    const group = groups.get(saving) ?? []
    rows.set(group, at)
    at += group.length
  }
  return rows
}

/** Takes an order of this table that was made before. */
export function setOrder(table: FinderTable, sort: FinderSort, rows: Uint32Array): void {
  const orders = keptOrders.get(table) ?? new Map<FinderSort, KeptOrder>()
  keptOrders.set(table, orders.set(sort, { rows, seen: table.changed.length, basis: null }))
}

/** The order without the changed rows, then each of them where it belongs now. */
function repaired(
  rows: Uint32Array,
  changed: number[],
  { size, capacity }: FinderTable,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const isChanged = new Uint8Array(capacity)
  for (const row of changed) isChanged[row] = 1
  const others = rows.filter(row => isChanged[row] === 0)
  const result = new Uint32Array(size)
  let from = 0
  let at = 0
  for (const row of [...new Set(changed)].filter(row => row < size).sort(compare)) {
    const to = countBefore(others, other => compare(other, row) <= 0, from)
    result.set(others.subarray(from, to), at)
    at += to - from
    result[at] = row
    at += 1
    from = to
  }
  result.set(others.subarray(from), at)
  return result
}

/** The number of rows of which this is true, by halving: it must be true of the first ones only. */
function countBefore(rows: Uint32Array, isBefore: (row: number) => boolean, from = 0): number {
  let low = from
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(rows[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}
