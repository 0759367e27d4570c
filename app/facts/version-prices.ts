/** What each memory version of a phone costs (PHONE-12, FIND-8). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { isDateInferred } from '#app/prices/sources.ts'
import { gigabytes } from './memory.ts'
import type { MemoryVersion } from './values.ts'

/** A version with its price; `isShown` marks the one whose price is that of the phone. */
export type VersionPrice = MemoryVersion & { offer: Offer | null; isShown: boolean }

/** A price with the memory that it names. */
export type Offer = Omit<PricePoint, 'isPlotted' | 'seller'>

/**
 * The versions by size, each with its price: that of the phone for its own version, else the newest of the same kind, shop or
 * launch, with a stated date before an inferred one.
 * @param points all known prices of the phone
 * @param shown the price of the phone; null where it has none
 */
export function versionPrices(versions: MemoryVersion[], points: Offer[], shown: Offer | null): VersionPrice[] {
  const isLaunch = shown?.kind === 'launch'
  const offers = points.filter(
    ({ kind, pricePkr }) => pricePkr > 0 && kind !== 'non-pta' && (kind === 'launch') === isLaunch,
  )
  return versions.map(version => {
    const isShown = shown !== null && onlyVersionOf(versions, shown) === version
    const own = isShown ? shown : offers.filter(offer => onlyVersionOf(versions, offer) === version).sort(byTrust)[0]
    return { ...version, offer: own ?? null, isShown }
  })
}

/** Memory in gigabytes and its price in rupees; null where not known. */
export type PricedMemory = { ramGb: number | null; storageGb: number | null; pkr: number | null }

/**
 * All that is known of the prices of versions, for the finder: each version with its price, and the price of the phone with
 * the memory that it names, if it is of no single version. Empty for a phone without a price.
 * @param isComplete whether the phone has no other version than these
 */
export function pricedMemory(
  { versions, isComplete }: { versions: MemoryVersion[]; isComplete: boolean },
  points: Offer[],
  shown: Offer | null,
): PricedMemory[] {
  if (!shown) return []
  const listed = versionPrices(versions, points, shown).map(({ ramGb, storageGb, offer }) => ({
    ramGb,
    storageGb,
    pkr: offer?.pricePkr ?? null,
  }))
  const own = { ramGb: gigabytes(shown.ram), storageGb: gigabytes(shown.storage), pkr: shown.pricePkr }
  return [
    ...listed,
    ...(onlyVersionOf(versions, shown) ? [] : [own]),
    ...(isComplete ? [] : [{ ramGb: null, storageGb: null, pkr: null }]),
  ]
}

/** The only version with the memory that a price names; null where it names none, or several have it. */
export function onlyVersionOf(versions: MemoryVersion[], offer: Pick<Offer, 'ram' | 'storage'>): MemoryVersion | null {
  const [ramGb, storageGb] = [gigabytes(offer.ram), gigabytes(offer.storage)]
  if (ramGb === null && storageGb === null) return null
  const isOf = (named: number | null, size: number | null) => named === null || size === null || named === size
  const found = versions.filter(version => isOf(ramGb, version.ramGb) && isOf(storageGb, version.storageGb))
  return found.length === 1 ? (found[0] ?? null) : null
}

const byTrust = (a: Offer, b: Offer) =>
  monthOf(b).localeCompare(monthOf(a)) ||
  Number(isDateInferred(a)) - Number(isDateInferred(b)) ||
  dayOfDate(b.date) - dayOfDate(a.date) ||
  a.pricePkr - b.pricePkr

const monthOf = ({ date }: Offer) => date.slice(0, 7)
