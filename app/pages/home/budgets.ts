/** The budgets that the home page offers, in rupees. */

import type { Wishes } from '#app/finder/wishes.ts'

export type Budget = { from: number | null; to: number | null }

const STEPS = [20_000, 30_000, 45_000, 70_000, 100_000]

/** The wishes of the list of a budget. */
export const wishesOf = ({ from, to }: Budget): Wishes =>
  new Map([
    ...(from === null ? [] : ([['priceMin', from]] as const)),
    ...(to === null ? [] : ([['price', to]] as const)),
  ])

/** From the cheapest to the dearest, without a gap. */
export const budgets: Budget[] = [null, ...STEPS].map((from, index) => ({ from, to: STEPS[index] ?? null }))
