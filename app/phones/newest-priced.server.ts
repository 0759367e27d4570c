/** The newest phones within a budget, of those whose price may be compared (PRICE-8). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { db } from '#db/client.server.ts'
import { listCardsByIds } from './phones.server.ts'

/** Read before those are left out whose price is too old to be compared. */
const CANDIDATES = 12

/**
 * At most 12 cards, of the best grade and the newest first.
 * @param from and @param to are in rupees, both included
 * @param rank the least that counts
 */
export function newestPriced(from: number, to: number, rank: number = grades.older.rank): PhoneCard[] {
  const ids = db()
    .$client.prepare<[number, number, number], string>(
      `SELECT id FROM mobiles WHERE price_rank >= ? AND price_pkr BETWEEN ? AND ?
       ORDER BY price_rank DESC, release_order DESC, id LIMIT ${CANDIDATES}`,
    )
    .pluck()
    .all(rank, from, to)
  return listCardsByIds(ids).filter(card => hasComparablePrice(card, Date.now()))
}
