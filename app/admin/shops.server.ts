/** The shops that a typed price may be of, as suggestions. */
import { count, desc, isNotNull } from 'drizzle-orm'
import { sellerOf } from '#app/prices/sources.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'

const MOST_SHOPS = 30

/** Where the prices of phones were seen, most phones first. */
export function listShops(): string[] {
  const found = db()
    .select({ source: mobiles.priceSource, seller: mobiles.priceSeller })
    .from(mobiles)
    .where(isNotNull(mobiles.priceSource))
    .groupBy(mobiles.priceSource, mobiles.priceSeller)
    .orderBy(desc(count()))
    .all()
  const shops = found.flatMap(({ source, seller }) =>
    source === null ? [] : [sellerOf({ source, seller: seller ?? undefined })],
  )
  return [...new Set(shops)].slice(0, MOST_SHOPS)
}
