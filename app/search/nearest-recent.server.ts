/**
 * Beside results of which no price is recent: the cheapest phone above the budget whose price is, and that fulfils the rest; and
 * where 5G is asked for, the best one within the budget without it.
 */
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { priceRank } from '#app/finder/order.ts'
import { bestOfPhones } from '#app/phones/best-priced.server.ts'
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
  return nearest === undefined
    ? null
    : { id: table.ids[nearest] as string, budgetPkr: max, without5g: bestWithout5g(asked, max) }
}

/** What costs less is seldom what somebody with the budget looks for. */
const NEAR_BUDGET = 0.6

/** The best phone near the budget that fulfils all but the wish for 5G, and has none; null where there is none, or no such wish. */
function bestWithout5g(asked: Found['asked'], max: number): PhoneCard | null {
  const { must } = asked.conditions
  if (!must.has('fiveG')) return null
  const table = finderTable()
  const rank = priceRank(table)
  const others = new Map([...must].filter(([need]) => need !== 'fiveG' && need !== 'net'))
  const ids = [...fittingRows({ ...asked, conditions: { ...asked.conditions, must: others } })]
    .filter(row => rank(row) === RECENT_RANK)
    .map(row => table.ids[row] as string)
  const fitting = bestOfPhones(ids).filter(
    ({ facts: { fiveG } }) => fiveG?.value === false && fiveG.confidence !== 'low',
  )
  return (fitting.find(({ card }) => (card.pricePkr ?? 0) >= max * NEAR_BUDGET) ?? fitting[0])?.card ?? null
}

type Nearest = { id: string; budgetPkr: number; without5g: PhoneCard | null }

type NearestOf = Pick<Found, 'asked' | 'current' | 'relaxed' | 'total' | 'recent'>
