/** The newest phone of each budget, for the home page (HOME-1). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { type Budget, budgets } from './budgets.ts'

/** @param newest null where no phone of the budget has a price that may be compared */
export type BudgetPick = {
  budget: Budget
  newest: Pick<PhoneCard, 'slug' | 'brand' | 'name' | 'pricePkr' | 'priceGrade' | 'priceNote'> | null
}

/** One for each budget, from the cheapest; empty where no budget has a phone. */
export const budgetPicks = cachePerVersion('newest phone of each budget', (): BudgetPick[] => {
  const picks = budgets.map(budget => ({ budget, newest: newestIn(budget) }))
  return picks.some(({ newest }) => newest) ? picks : []
})

function newestIn({ from, to }: Budget): BudgetPick['newest'] {
  const [card] = newestPriced(from ?? 0, to ?? Number.MAX_SAFE_INTEGER)
  if (!card) return null
  const { slug, brand, name, pricePkr, priceGrade, priceNote } = card
  return { slug, brand, name, pricePkr, priceGrade, priceNote }
}
