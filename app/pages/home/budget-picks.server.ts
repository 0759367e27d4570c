/** A phone for each budget, for the home page (HOME-1). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { type Budget, budgets } from './budgets.ts'

/** @param phone null where none was found whose price may be compared */
export type BudgetPick = {
  budget: Budget
  phone: Pick<PhoneCard, 'slug' | 'brand' | 'name' | 'pricePkr' | 'priceGrade' | 'priceNote'> | null
}

/** One for each budget, from the cheapest. */
export const budgetPicks = cachePerVersion('phones for budgets', (): BudgetPick[] =>
  budgets.map(budget => ({ budget, phone: phoneFor(budget) })),
)

/** A price at the limit of two budgets is of the dearer one: the cheaper ends under it. */
function phoneFor({ from, to }: Budget): BudgetPick['phone'] {
  const [card] = newestPriced(from ?? 0, to === null ? Number.MAX_SAFE_INTEGER : to - 1)
  if (!card) return null
  const { slug, brand, name, pricePkr, priceGrade, priceNote } = card
  return { slug, brand, name, pricePkr, priceGrade, priceNote }
}
