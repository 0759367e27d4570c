/** What a slip says beside the price: last March, and how far the shop is from what was seen (SLIP-2, SLIP-3). Pure. */
import type { PriceOrigin } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { onlyVersionOf } from '#app/facts/version-prices.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { isDateInferred } from '#app/prices/sources.ts'

/** The newest March that is over, or the present one: `2026-03`. @param now milliseconds since 1970 */
export function lastMarch(now: number): string {
  const [year = '', month = ''] = todayInPakistan(now).split('-')
  return `${Number(year) - (Number(month) < 3 ? 1 : 0)}-03`
}

/**
 * The lowest price of last March for the memory that the price of the phone is for; null where none is known, or where the
 * price of the phone is itself of that month or before.
 * @param origin of the price of the phone; null without one
 * @param versions all memory versions of the phone
 * @param now milliseconds since 1970
 */
export function priceOfLastMarch(
  origin: PriceOrigin | null,
  versions: MemoryVersion[],
  history: PricePoint[],
  now: number,
): PricePoint | null {
  const march = lastMarch(now)
  if (origin && origin.kind !== 'launch' && origin.date.slice(0, 7) <= march) return null
  const isOfMemory = (point: PricePoint) =>
    origin === null || origin.kind === 'launch'
      ? true
      : versions.length < 2 || onlyVersionOf(versions, point) === onlyVersionOf(versions, origin)
  const [lowest] = history
    .filter(
      point =>
        point.date.startsWith(march) &&
        point.pricePkr > 0 &&
        point.kind !== 'launch' &&
        point.kind !== 'non-pta' &&
        !isDateInferred(point) &&
        isOfMemory(point),
    )
    .sort((a, b) => a.pricePkr - b.pricePkr)
  return lowest ?? null
}
