/** When a search means phones with keys, though it does not say so (SEARCH-11). Pure. */
import type { Wishes } from '#app/finder/wishes.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import type { Feature } from '#app/search-index/features.ts'
import type { Meaning } from './meanings.ts'

/** Below this budget in rupees the cheapest phones, and small ones, are those with keys. */
export const KEYPAD_BUDGET_PKR = 10_000

/** A price from which a simple phone means a smartphone, in rupees. */
export const SMARTPHONE_FROM_PKR = 15_000

type Asked = { must: Wishes; features: Feature[]; range: RupeeRange | null }

/** Whether a torch, or what is small below the price of any smartphone, means a phone with keys: nothing says otherwise. */
export function asksForKeys(meanings: Meaning[], { must, features, range }: Asked): boolean {
  const isMore =
    meanings.some(({ isSmartphone, use }) => isSmartphone || use) ||
    [...must.keys()].some(need => need !== 'screenMax') ||
    features.some(feature => feature !== 'fourG')
  if (isMore) return false
  const limit = range?.max ?? range?.min ?? 0
  const isSmall = must.has('screenMax') && limit > 0 && limit <= KEYPAD_BUDGET_PKR
  return isSmall || (meanings.some(({ isOfKeypads }) => isOfKeypads) && limit <= SMARTPHONE_FROM_PKR)
}
