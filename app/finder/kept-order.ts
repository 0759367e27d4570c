/** Pages of long lists: each order of all phones is sorted once, until phones change (FIND-6). */
import { allRows, fulfilledWishes } from './find.ts'
import { type FinderSort, orderOf } from './order.ts'
import { type FinderTable, keptOfTable } from './table.ts'
import type { Wishes } from './wishes.ts'

/** Fewer rows are sorted for themselves. */
const SORTED_ALONE = 1000

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

/** All rows of the table in this order. */
export const orderedRows = (table: FinderTable, sort: FinderSort): Uint32Array =>
  keptOfTable(table, `order ${sort}`, () => allRows(table).sort(orderOf(table, sort)))
