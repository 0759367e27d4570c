/** The steps of the export's price distribution, in rupees (EXPORT-1): each up to and without `below`. Pure. */
export const priceBuckets = [
  { key: 'under25k', label: 'Under PKR 25,000', below: 25_000 },
  { key: '25k-50k', label: 'PKR 25,000 - 50,000', below: 50_000 },
  { key: '50k-100k', label: 'PKR 50,000 - 100,000', below: 100_000 },
  { key: '100k-150k', label: 'PKR 100,000 - 150,000', below: 150_000 },
  { key: 'above150k', label: 'Above PKR 150,000', below: Number.POSITIVE_INFINITY },
] as const

export type BucketKey = (typeof priceBuckets)[number]['key']

/** The step that a price is in. */
export const bucketOf = (pricePkr: number): BucketKey =>
  (priceBuckets.find(bucket => pricePkr < bucket.below) ?? priceBuckets[4]).key

/** Brands with the most phones that the page lists (EXPORT-1). */
export const TOP_BRANDS = 8
