/** The phones that visitors look at most, whose prices have to be fresh first (ADMIN-17, KNOW-1). */
import { and, count, desc, gt, gte, inArray, not, type SQL } from 'drizzle-orm'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { FRESH_DAYS, MOST_VIEWED } from '#app/prices/freshness.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'

// In the order of mobiles_viewed.
const mostViewed = () =>
  db()
    .select({ id: mobiles.id })
    .from(mobiles)
    .orderBy(desc(mobiles.views), desc(mobiles.releaseOrder), mobiles.id)
    .limit(MOST_VIEWED)

/** @param now milliseconds since 1970 */
const hasFreshPrice = (now: number): SQL | undefined =>
  and(gt(mobiles.priceRank, 0), gte(mobiles.priceDay, dayInPakistan(now) - FRESH_DAYS))

/** A phone among the most viewed without a fresh price. @param now milliseconds since 1970 */
export const isViewedWithoutFreshPrice = (now: number): SQL | undefined => {
  const fresh = db().select({ id: mobiles.id }).from(mobiles).where(hasFreshPrice(now))
  return and(inArray(mobiles.id, mostViewed()), not(inArray(mobiles.id, fresh)))
}

/** How many of the most viewed phones have a fresh price, of how many. @param now milliseconds since 1970 */
export function countFreshOfViewed(now: number): { fresh: number; of: number } {
  const phones = db().select({ phones: count() }).from(mobiles)
  const countWhere = (where: SQL | undefined) => phones.where(where).get()?.phones ?? 0
  return {
    fresh: countWhere(and(inArray(mobiles.id, mostViewed()), hasFreshPrice(now))),
    of: countWhere(inArray(mobiles.id, mostViewed())),
  }
}
