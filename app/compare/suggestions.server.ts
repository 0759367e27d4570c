/** What the compare page offers while there is nothing to compare (COMPARE-12). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { db } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

/** Popular budgets, in rupees. */
const BUDGETS = [30_000, 45_000, 70_000, 100_000, 150_000]
/** A phone for a budget costs at least this share of it. */
const LEAST_SHARE = 0.8
/** Candidates for a pair. */
const CANDIDATES = 12

export type ReadyPair = { budget: number; phones: PhoneCard[] }

/** Of each budget the two newest phones of different brands, with a price that may be compared; budgets without are left out. */
export const readyPairs = cachePerVersion('suggested comparisons', (): ReadyPair[] => {
  const newest = db()
    .$client.prepare<[number, number, number], string>(
      `SELECT id FROM mobiles WHERE price_rank >= ? AND price_pkr BETWEEN ? AND ?
       ORDER BY price_rank DESC, release_order DESC, id LIMIT ${CANDIDATES}`,
    )
    .pluck()
  return BUDGETS.flatMap(budget => {
    const ids = newest.all(grades.older.rank, budget * LEAST_SHARE, budget)
    const cards = listCardsByIds(ids).filter(card => hasComparablePrice(card, Date.now()))
    const second = cards.find(({ brand }) => brand !== cards[0]?.brand)
    return cards[0] && second ? [{ budget, phones: [cards[0], second] }] : []
  })
})
