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
  /** The ids of some whose name says 5G, and of which nothing else is unknown: the fastest. */
  named: string[]
  /** How many others there are. */
  total: number
  /** What is not known of some of those. */
  needs: NeedId[]
  /** The id of the fastest of those; null without any. */
  first: string | null
}

/** The operators whose 5G works follow from the bands for it. */
const factOf = (need: NeedId): NeedId => (need === 'net' ? 'fiveG' : need)

type Searched = Pick<Found, 'shown' | 'relaxed' | 'reference' | 'total'>

/**
 * Of phones with a price of now and more than a name; null without one, and where a list answers another question. A name
 * that says 4G answers for 5G.
 * @param most so many of those whose name says 5G are to be shown
 */
export function leftOut({ shown, relaxed, reference, total }: Searched, most = 0): LeftOut | null {
  const needs = [...shown.conditions.must.keys()]
  if (needs.length === 0 || total === 0 || relaxed.length > 0 || reference || shown.alternatives.some(isModel))
    return null
  const must = mustsOf(shown)
  const table = withVersionPrices(finderTable(), must)
  const isCurrent = isCurrentRow(finderTable())
  const isUnknown = (row: number, need: NeedId) => Number.isNaN(table.columns[need][row])
  const isOnlyFiveG = (row: number) => [...must.keys()].every(need => factOf(need) === 'fiveG' || !isUnknown(row, need))
  const isNamed = (row: number, generation: '4g' | '5g') =>
    isOnlyFiveG(row) && (table.slugs[row] as string).split('-').includes(generation)
  const rows = findGroups(table, must, withinOf(shown)).unknown.filter(
    row => isCurrent(row) && !isBare(table, row) && needs.some(need => isUnknown(row, need)) && !isNamed(row, '4g'),
  )
  const speed = (row: number) => table.columns.speed[row] || 0
  if (rows.length === 0) return null
  const fastest = rows.toSorted((a, b) => speed(b) - speed(a))
  const named = fastest.filter(row => isNamed(row, '5g')).slice(0, most)
  const others = fastest.filter(row => !named.includes(row))
  const idOf = (row: number) => table.ids[row] as string
  return {
    named: named.map(idOf),
    total: others.length,
    needs: [...new Set(needs.filter(need => others.some(row => isUnknown(row, need))).map(factOf))],
    first: others.map(idOf)[0] ?? null,
  }
}
