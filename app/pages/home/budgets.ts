/** The budgets that the home page offers, in rupees. */

export type Budget = { from: number | null; to: number | null }

const STEPS = [20_000, 30_000, 45_000, 70_000, 100_000]

/** From the cheapest to the dearest, without a gap. */
export const budgets: Budget[] = [null, ...STEPS].map((from, index) => ({ from, to: STEPS[index] ?? null }))
