/** The statistics of the export page (EXPORT-1). */
import { listBrands } from '#app/brands/brands.server.ts'
import { compareNames } from '#app/platform/text/format.ts'
import { db } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { type BucketKey, bucketOf, priceBuckets } from './buckets.ts'
import { exportFormats } from './downloads.ts'

export type ExportStats = {
  totalBrands: number
  totalMobiles: number
  availableFormats: string[]
  /** The last change of a brand or a phone, as ISO 8601; null in an empty database. */
  lastUpdated: string | null
  /** Number of phones by brand name, largest first. */
  brandDistribution: Record<string, number>
  /** Number of phones with a price, by bucket. */
  priceDistribution: Record<BucketKey, number>
}

export const exportStats = cachePerVersion('export figures', (): ExportStats => {
  const brands = listBrands()
  const priceDistribution = Object.fromEntries(priceBuckets.map(({ key }) => [key, 0])) as Record<BucketKey, number>
  const prices = db().$client.prepare<[], { pricePkr: number; phones: number }>(
    'SELECT price_pkr AS pricePkr, count(*) AS phones FROM search_entries WHERE price_pkr > 0 GROUP BY price_pkr',
  )
  for (const { pricePkr, phones } of prices.iterate()) priceDistribution[bucketOf(pricePkr)] += phones
  const byCount = brands
    .filter(brand => brand.storedPhones > 0)
    .toSorted((a, b) => b.storedPhones - a.storedPhones || compareNames(a.name, b.name))
  return {
    totalBrands: brands.length,
    totalMobiles: brands.reduce((sum, brand) => sum + brand.storedPhones, 0),
    availableFormats: exportFormats,
    lastUpdated: lastUpdated(),
    brandDistribution: Object.fromEntries(byCount.map(brand => [brand.name, brand.storedPhones])),
    priceDistribution,
  }
})

function lastUpdated(): string | null {
  const at = db()
    .$client.prepare(
      'SELECT max(at) FROM (SELECT max(updated_at) AS at FROM mobiles UNION ALL SELECT max(updated_at) FROM brands)',
    )
    .pluck()
    .get() as number | null
  return at === null ? null : new Date(at).toISOString()
}
