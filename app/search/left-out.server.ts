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

type Searched = Pick<Found, 'shown' | 'relaxed' | 'reference' | 'total'>

/** Of phones with a price of now and more than a name; null without one, and where a list answers another question. */
export function leftOut({ shown, relaxed, reference, total }: Searched): LeftOut | null {
  const needs = [...shown.conditions.must.keys()]
  if (needs.length === 0 || total === 0 || relaxed.length > 0 || reference || shown.alternatives.some(isModel))
    return null
  const must = mustsOf(shown)
  const table = withVersionPrices(finderTable(), must)
  const isCurrent = isCurrentRow(finderTable())
  const isUnknown = (row: number, need: NeedId) => Number.isNaN(table.columns[need][row])
  const rows = findGroups(table, must, withinOf(shown)).unknown.filter(
    row => isCurrent(row) && !isBare(table, row) && needs.some(need => isUnknown(row, need)),
  )
  const speed = (row: number) => table.columns.speed[row] || 0
  const [first] = rows.toSorted((a, b) => speed(b) - speed(a))
  if (first === undefined) return null
  return {
    total: rows.length,
    needs: needs.filter(need => rows.some(row => isUnknown(row, need))),
    first: table.ids[first] as string,
  }
}
