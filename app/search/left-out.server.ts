/** Phones that a search leaves out because a fact is not known of them (FIND-3, SEARCH-13). */
import { findGroups } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { withVersionPrices } from '#app/finder/version-price.ts'
import { isBare, isCurrentRow } from './arranged.server.ts'
import { mustsOf, withinOf } from './near.server.ts'
import { isModel } from './results.server.ts'
import type { Found } from './search.server.ts'

export type LeftOut = {
  total: number
  /** What is not known of some of them. */
  needs: NeedId[]
  /** The id of the fastest. */
  first: string
}

/**
 * Of phones with a price of now and more than a name; null without one, where a model is named, or where wishes were given up anyway.
 */
export function leftOut({ asked, relaxed }: Pick<Found, 'asked' | 'relaxed'>): LeftOut | null {
  const { must: needs } = asked.conditions
  if (needs.size === 0 || relaxed.length > 0 || asked.alternatives.some(isModel)) return null
  const must = mustsOf(asked)
  const table = withVersionPrices(finderTable(), must)
  const isCurrent = isCurrentRow(finderTable())
  const rows = findGroups(table, must, withinOf(asked)).unknown.filter(row => isCurrent(row) && !isBare(table, row))
  const speed = (row: number) => table.columns.speed[row] || 0
  const [first] = rows.toSorted((a, b) => speed(b) - speed(a))
  const unknown = [...needs.keys()].filter(need => rows.some(row => Number.isNaN(table.columns[need][row])))
  if (first === undefined || unknown.length === 0) return null
  return { total: rows.length, needs: unknown, first: table.ids[first] as string }
}
