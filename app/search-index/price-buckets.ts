/** Price buckets as words of the index: they narrow a search before exact prices are compared. Pure. */
import type { RupeeRange } from '#app/prices/price.ts'

/** Buckets of 10,000 rupees up to 200,000, then of 50,000; the last is open-ended. */
const FINE_PKR = 10_000
const FINE_UP_TO_PKR = 200_000
const COARSE_PKR = 50_000
const LAST_BUCKET = 45

function bucketOf(pricePkr: number): number {
  if (pricePkr < FINE_UP_TO_PKR) return Math.floor(pricePkr / FINE_PKR)
  const coarse = FINE_UP_TO_PKR / FINE_PKR + Math.floor((pricePkr - FINE_UP_TO_PKR) / COARSE_PKR)
  return Math.min(coarse, LAST_BUCKET)
}

const word = (bucket: number) => `pkr_${bucket}`

/** The word for a price; empty without a price. */
export const priceWord = (pricePkr: number): string => (pricePkr > 0 ? word(bucketOf(pricePkr)) : '')

/** The words that cover the range; the outer buckets may extend beyond it. */
export function priceWords({ min, max }: RupeeRange): string[] {
  const first = bucketOf(min)
  const last = max === null ? LAST_BUCKET : bucketOf(max - 1)
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => word(first + index))
}
