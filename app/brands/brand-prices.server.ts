/** What the phones of a brand cost. */
import { and, gt, gte, max, min } from 'drizzle-orm'
import { grades } from '#app/prices/grades.ts'
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
