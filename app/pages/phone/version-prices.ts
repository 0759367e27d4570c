/** What each memory version of a phone costs (PHONE-12). Pure. */
import { decisionTexts } from '#app/compare/decision/texts.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { gigabytes } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { dayOfDate } from '#app/prices/dates.ts'

/** The price is null where no shop named one for this version; `isShown` marks the version of the phone's own price. */
export type VersionPrice = { memory: string; price: { pkr: number; date: string } | null; isShown: boolean }

/** The versions by size, each with its newest shop price; empty where fewer than two are known, or none has a price. */
export function versionPrices(
  versions: MemoryVersion[],
  points: PricePoint[],
  shown: Pick<PriceOrigin, 'ram' | 'storage'> | null,
): VersionPrice[] {
  const offers = points.filter(({ kind, pricePkr }) => pricePkr > 0 && kind !== 'launch' && kind !== 'non-pta')
  const listed = versions.map(version => {
    const newest = offers.filter(offer => isOf(version, offer)).sort(byDayThenPrice)[0]
    return {
      memory: memoryText(version),
      price: newest ? { pkr: newest.pricePkr, date: newest.date } : null,
      isShown: shown !== null && isOf(version, shown),
    }
  })
  return listed.length > 1 && listed.some(({ price }) => price) ? listed : []
}

const isOf = ({ ramGb, storageGb }: MemoryVersion, { ram, storage }: Pick<PriceOrigin, 'ram' | 'storage'>) =>
  storageGb !== null && gigabytes(storage) === storageGb && (ramGb === null || gigabytes(ram) === ramGb)

const byDayThenPrice = (a: PricePoint, b: PricePoint) =>
  dayOfDate(b.date) - dayOfDate(a.date) || a.pricePkr - b.pricePkr

/** `12 GB + 256 GB`. */
const memoryText = ({ ramGb, storageGb }: MemoryVersion) =>
  [ramGb, storageGb].flatMap(gb => (gb === null ? [] : decisionTexts().gigabytes(gb))).join(' + ')
