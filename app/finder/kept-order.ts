/** Pages of long lists: each order of all phones is sorted once, then repaired by the rows that changed (FIND-6). */
import { fulfilledWishes } from './find.ts'
import { type FinderSort, orderOf } from './order.ts'
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
  if (rows.length < SORTED_ALONE) return [...rows].sort(orderOf(table, sort, nice)).slice(start, end)
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

/** All rows of the table in this order. */
export function orderedRows(table: FinderTable, sort: FinderSort): Uint32Array {
  const orders = keptOrders.get(table) ?? new Map<FinderSort, KeptOrder>()
  keptOrders.set(table, orders)
  const basis = sort === 'value' ? table.savings() : null
  const kept = orders.get(sort)
  const seen = table.changed.length
  if (kept?.seen === seen && kept.basis === basis) return kept.rows
  const compare = orderOf(table, sort)
  const rows =
    kept?.basis === basis && seen - kept.seen <= MAX_REPAIRED
      ? repaired(kept.rows, table.changed.slice(kept.seen), table, compare)
      : Uint32Array.from({ length: table.size }, (_, row) => row).sort(compare)
  orders.set(sort, { rows, seen, basis })
  return rows
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
    const to = placeOf(row, others, from, compare)
    result.set(others.subarray(from, to), at)
    at += to - from
    result[at] = row
    at += 1
    from = to
  }
  result.set(others.subarray(from), at)
  return result
}

/** The place of a row among sorted ones, by halving. */
function placeOf(row: number, sorted: Uint32Array, from: number, compare: (a: number, b: number) => number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(row, sorted[middle] as number) < 0) high = middle
    else low = middle + 1
  }
  return low
}
