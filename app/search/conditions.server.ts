/** The conditions of a search, looked up in the finder's table (SEARCH-11). */
import { matchingRows, rowsOfIds } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { sortedRows } from '#app/finder/kept-order.ts'
import { type FinderSort, finderSorts } from '#app/finder/order.ts'
import { priceLimit, withVersionPrices } from '#app/finder/version-price.ts'
import type { Wishes } from '#app/finder/wishes.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import type { SearchSort } from './sort.ts'

export type Conditions = {
  must: Wishes
  nice: Wishes
  isKeypad: boolean
  only: ('priced' | 'smartphone')[]
}

export const noConditions: Conditions = { must: new Map(), nice: new Map(), isKeypad: false, only: [] }

export const hasConditions = ({ must, nice, isKeypad, only }: Conditions): boolean =>
  must.size > 0 || nice.size > 0 || isKeypad || only.length > 0

/** Orders that only the finder knows. */
export const isFinderSort = (sort: SearchSort): boolean =>
  finderSorts.some(known => known === sort) && !['newest', 'price-low', 'price-high'].includes(sort)

type Wanted = { ids: string[] | null; range: RupeeRange | null; conditions: Conditions }

/** The rows of all phones that fulfil the conditions, in the finder's table. @param ids those that are looked at; null for all */
export function rowsOf({ ids, range, conditions }: Wanted): Uint32Array {
  const { must, isKeypad, only } = conditions
  const table = withVersionPrices(
    finderTable(),
    must,
    priceLimit(must) ?? (range && (range.max ?? Number.POSITIVE_INFINITY)),
  )
  const { price, kind } = table.columns
  const keypad = (table.texts.kind ?? []).indexOf('keypad')
  const isWithin = (row: number) => {
    const pkr = price[row] as number
    if (range && !(pkr >= range.min && (range.max === null || pkr < range.max))) return false
    if (only.includes('priced') && Number.isNaN(pkr)) return false
    return !only.includes('smartphone') || isKeypad || kind[row] !== keypad
  }
  const wishes: Wishes = isKeypad ? new Map([...must, ['kind', ['keypad']]]) : must
  return matchingRows(table, wishes, ids && rowsOfIds(table, ids)).filter(isWithin)
}

/** The ids of these rows in order, those that fulfil the most nice wishes first. */
export function idsInOrder(rows: Uint32Array, order: { sort: FinderSort; must: Wishes; nice: Wishes }): string[] {
  const isByPrice = order.sort === 'price-low' || order.sort === 'price-high'
  const table = withVersionPrices(finderTable(), order.must, isByPrice ? Number.POSITIVE_INFINITY : null)
  return sortedRows(table, rows, order).map(row => table.ids[row] as string)
}
