/** What the phones of a brand cost. */
import { and, eq, gt, gte, max, min, sql } from 'drizzle-orm'
import { grades, RECENT_RANK } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'

const ranges = prepared(db =>
  db
    .select({ brand: mobiles.brand, min: min(mobiles.pricePkr), max: max(mobiles.pricePkr) })
    .from(mobiles)
    .where(and(gt(mobiles.pricePkr, 0), gte(mobiles.priceRank, grades.older.rank)))
    .groupBy(mobiles.brand)
    .prepare(),
)

const byBrand = cachePerVersion(
  'prices by brand',
  () =>
    new Map(
      ranges()
        .all()
        .map(row => [row.brand, row]),
    ),
)

/** The lowest and the highest shop price of a brand in rupees, launch prices aside; null where no shop price is known. */
export function shopPriceRange(brand: string): { min: number; max: number } | null {
  const range = byBrand().get(brand)
  return range?.min && range.max ? { min: range.min, max: range.max } : null
}

const recentRange = prepared(db =>
  db
    .select({ min: min(mobiles.pricePkr), max: max(mobiles.pricePkr) })
    .from(mobiles)
    .where(and(eq(mobiles.brand, sql.placeholder('brand')), eq(mobiles.priceRank, RECENT_RANK)))
    .prepare(),
)

/** The same of its recent prices: by the index of the brand's order by price, of which it reads those alone. */
export function recentPriceRange(brand: string): { min: number; max: number } | null {
  const range = recentRange().get({ brand })
  return range?.min && range.max ? { min: range.min, max: range.max } : null
}
