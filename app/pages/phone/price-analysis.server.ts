/** What can be said of a phone's price (PHONE-5). */
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { type PricePlace, placeOfPrice } from '#app/prices/distribution.server.ts'
import { statedDate } from '#app/prices/sources.ts'
import { type PricePeers, pricePeers } from './price-peers.server.ts'

export type PriceAnalysisData = {
  place: PricePlace
  peers: PricePeers | null
  /** Null where it is not known, is the price itself, or that of another version. */
  launch: { pricePkr: number; year: string } | null
}

/** Null for a phone without price. @param history with one launch price at most */
export function analysePrice(
  { id, pricePkr, priceGrade, priceOrigin }: Phone,
  history: PricePoint[],
): PriceAnalysisData | null {
  if (pricePkr === null || priceGrade === null) return null
  const launch = history.find(({ kind }) => kind === 'launch')
  return {
    place: placeOfPrice(pricePkr),
    peers: pricePeers(id, pricePkr, priceGrade),
    launch:
      launch && priceGrade !== 'launch' && launch.pricePkr !== pricePkr && mayBeOfOneVersion(launch, priceOrigin)
        ? { pricePkr: launch.pricePkr, year: statedDate(launch) }
        : null,
  }
}

type Memory = Pick<PricePoint, 'ram' | 'storage'>

/** Whether two prices may be of one memory version: neither names a size that the other one contradicts. */
const mayBeOfOneVersion = (a: Memory, b: Memory | null) =>
  (['ram', 'storage'] as const).every(size => !a[size] || !b?.[size] || a[size] === b[size])
