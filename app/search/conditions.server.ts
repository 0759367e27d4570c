/** The conditions of a search, looked up in the finder's table (SEARCH-11). */
import { findGroups, isRowOf } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { sortedRows } from '#app/finder/kept-order.ts'
import { type FinderSort, finderSorts } from '#app/finder/order.ts'
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
export const isFinderSort = (sort: SearchSort): sort is FinderSort & SearchSort =>
  finderSorts.some(known => known === sort) && !['newest', 'price-low', 'price-high'].includes(sort)

type Wanted = { ids: string[] | null; range: RupeeRange | null; conditions: Conditions; sort: FinderSort }

/** The ids of all phones that fulfil the conditions, in order. @param ids those that are looked at; null for all */
export function idsOf({ ids, range, conditions, sort }: Wanted): string[] {
  const table = finderTable()
  const { must, nice, isKeypad, only } = conditions
  const isAllowed = ids && isRowOf(table, ids)
  const { price, kind } = table.columns
  const keypad = (table.texts.kind ?? []).indexOf('keypad')
  const isWithin = (row: number) => {
    const pkr = price[row] as number
    if (isAllowed && !isAllowed(row)) return false
    if (range && !(pkr >= range.min && (range.max === null || pkr < range.max))) return false
    if (only.includes('priced') && Number.isNaN(pkr)) return false
    return !only.includes('smartphone') || isKeypad || kind[row] !== keypad
  }
  const wishes: Wishes = isKeypad ? new Map([...must, ['kind', ['keypad']]]) : must
  const { matches } = findGroups(table, wishes, isWithin)
  return sortedRows(table, matches, { sort, nice }).map(row => table.ids[row] as string)
}
