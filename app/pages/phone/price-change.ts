/** How far the price of a phone is from the one before, as its page says first (PHONE-16). Pure. */
import type { PriceOrigin } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { onlyVersionOf } from '#app/facts/version-prices.ts'
import { dayInPakistan, todayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS } from '#app/prices/age.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { sellerOf } from '#app/prices/sources.ts'

export type PriceChange = {
  /** Rupees; below 0 where the phone became cheaper. */
  byPkr: number
  /** The price before. */
  before: PricePoint
  /** Whether another shop asked it, and whether its memory is named: prices of two shops differ anyway. */
  isOtherShop: boolean
  isMemoryNamed: boolean
  /** The present year in Pakistan. */
  year: string
}

/** Prices nearer in time, or differing by less, are those of two shops rather than a change. */
const LEAST_DAYS = 28
const LEAST_SHARE = 0.03

type Priced = { pricePkr: number | null; priceOrigin: PriceOrigin | null }

/**
 * The change since the newest earlier price of the same version and kind, at most about a year before, one that names its
 * memory before one that does not; null where there is none, or the price itself is too old to be compared.
 * @param versions all memory versions of the phone
 * @param now milliseconds since 1970
 */
export function priceChange(
  { pricePkr, priceOrigin: origin }: Priced,
  versions: MemoryVersion[],
  history: PricePoint[],
  now: number,
): PriceChange | null {
  if (pricePkr === null || !origin || origin.kind === 'launch') return null
  const day = dayOfDate(origin.date)
  const version = onlyVersionOf(versions, origin)
  if (!version || dayInPakistan(now) - day > COMPARABLE_DAYS) return null
  const [before] = history
    .filter(point => {
      const days = day - dayOfDate(point.date)
      const isNear = days >= LEAST_DAYS && days <= COMPARABLE_DAYS + LEAST_DAYS && point.date.length > 4
      const isSame = point.kind === origin.kind && onlyVersionOf(versions, point) === version
      return isNear && isSame && point.pricePkr > 0 && point.isPlotted !== false
    })
    .sort((a, b) => Number(Boolean(b.storage)) - Number(Boolean(a.storage)) || dayOfDate(b.date) - dayOfDate(a.date))
  if (!before) return null
  const byPkr = pricePkr - before.pricePkr
  return Math.abs(byPkr) >= before.pricePkr * LEAST_SHARE
    ? {
        byPkr,
        before,
        isOtherShop: sellerOf(before) !== sellerOf(origin),
        isMemoryNamed: Boolean(before.storage && origin.storage),
        year: todayInPakistan(now).slice(0, 4),
      }
    : null
}
