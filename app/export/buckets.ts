/** The buckets of the price distribution, in rupees (EXPORT-1); `below` is exclusive. Pure. */
export const priceBuckets = [
  { key: 'under25k', label: 'Under PKR 25,000', below: 25_000 },
  { key: '25k-50k', label: 'PKR 25,000 - 50,000', below: 50_000 },
  { key: '50k-100k', label: 'PKR 50,000 - 100,000', below: 100_000 },
  { key: '100k-150k', label: 'PKR 100,000 - 150,000', below: 150_000 },
  { key: 'above150k', label: 'Above PKR 150,000', below: Number.POSITIVE_INFINITY },
] as const

export type BucketKey = (typeof priceBuckets)[number]['key']

export const bucketOf = (pricePkr: number): BucketKey =>
  (priceBuckets.find(bucket => pricePkr < bucket.below) ?? priceBuckets[4]).key

/** Number of brands listed, those with the most phones (EXPORT-1). */
export const TOP_BRANDS = 8
