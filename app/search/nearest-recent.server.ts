/** Beside results of which no price is recent: the cheapest phone above the budget whose price is, and that fulfils the rest. */
import { finderTable } from '#app/finder/finder.server.ts'
import { priceRank } from '#app/finder/order.ts'
import { RECENT_RANK } from '#app/prices/grades.ts'
import { fittingRows } from './results.server.ts'
import type { Found } from './search.server.ts'

/** The id of that phone, and the budget in rupees; null where a price is recent, no budget is named, or no other phone fits. */
export function nearestRecent({ asked, current, relaxed, total, recent }: NearestOf): Nearest | null {
  const max = asked.range?.max ?? null
  const { must } = asked.conditions
  // Prices of other memory are not those of the cards.
  const isOfVersion = must.has('ram') || must.has('storage')
  if (current === null || max === null || relaxed.length > 0 || isOfVersion || total === 0 || recent() > 0) return null
  const table = finderTable()
  const rank = priceRank(table)
  const price = (row: number) => table.columns.price[row] as number
  const [nearest] = [...fittingRows({ ...asked, range: { min: max, max: null } })]
    .filter(row => rank(row) === RECENT_RANK)
    .sort((a, b) => price(a) - price(b))
  return nearest === undefined ? null : { id: table.ids[nearest] as string, budgetPkr: max }
}

type Nearest = { id: string; budgetPkr: number }

type NearestOf = Pick<Found, 'asked' | 'current' | 'relaxed' | 'total' | 'recent'>
