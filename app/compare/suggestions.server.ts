/** What the compare page offers while there is nothing to compare (COMPARE-12). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

/** Popular budgets, in rupees. */
const BUDGETS = [30_000, 45_000, 70_000, 100_000, 150_000, 250_000]
/** A phone for a budget costs at least this share of it. */
const LEAST_SHARE = 0.8

export type ReadyPair = { budget: number; phones: PhoneCard[] }

/** Of each budget the two newest phones of different brands, with a price that may be compared; budgets without are left out. */
export const readyPairs = cachePerVersion('suggested comparisons', (): ReadyPair[] =>
  BUDGETS.flatMap(budget => {
    const [first, ...others] = newestPriced(budget * LEAST_SHARE, budget)
    const second = others.find(({ brand }) => brand !== first?.brand)
    return first && second ? [{ budget, phones: [first, second] }] : []
  }),
)
