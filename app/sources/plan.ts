/** What becomes of the items of a run, before anything is stored (SOURCE-5). Pure. */
import type { OfferKind, SourceKind } from '#app/entities/enums.ts'
import type { SourceItem } from '#app/entities/source.ts'
import { type Listing, MAX_LISTING, type ReadListing } from '#app/listings/listing.ts'

export type Planned = {
  item: SourceItem
  outcome: 'price' | 'aside' | 'hold' | 'drop'
  slug: string | null
  ramGb: number | null
  storageGb: number | null
  pricePkr: number | null
  kind: OfferKind
  isInStock: boolean | null
  /** In words; the reason of what is left out or held. */
  why: string
}

/** How many listings have each outcome. */
export function countOutcomes(planned: Planned[]): Record<Planned['outcome'], number> {
  const counts = { price: 0, aside: 0, hold: 0, drop: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  return counts
}

/** An item as the reader of listings takes it. */
export const listingOf = (item: SourceItem, shop: string): Listing => ({
  id: item.key.slice(0, MAX_LISTING.word) || '-',
  title: item.title || '-',
  description: item.description,
  priceText: item.priceText.slice(0, MAX_LISTING.price),
  oldPriceText: item.oldPriceText.slice(0, MAX_LISTING.price),
  availability: item.availability.slice(0, MAX_LISTING.word),
  brandField: item.brandField.slice(0, MAX_LISTING.word),
  condition: item.condition.slice(0, MAX_LISTING.word),
  shop,
})

/** @param read what the reader of listings concludes */
export function plannedOf(item: SourceItem, read: ReadListing, kind: SourceKind): Planned {
  const { outcome, slug, ramGb, storageGb, pricePkr, inStock, why } = read
  const planned = {
    ...{ item, outcome, slug, ramGb, storageGb, pricePkr, why },
    kind: offerKindOf(read.kind, item.priceKind ?? kind),
    isInStock: inStock,
  }
  if (item.fault !== null) return { ...planned, outcome: 'drop', why: item.fault }
  // What is left out for what it is stays out; what would be published is looked at.
  if (item.doubt !== null && outcome !== 'drop') return { ...planned, outcome: 'hold', why: item.doubt }
  return planned
}

function offerKindOf(read: ReadListing['kind'], kind: SourceKind): OfferKind {
  if (read === 'non-pta' || read === 'used' || read === 'refurbished') return read
  return read === 'official' ? 'official' : kind
}

/** A price of so many different phones is not one of theirs. */
const SAME_PRICE_PHONES = 8
const SAME_PRICE_SHARE = 0.2
/** A source with fewer items than this share of the last run has lost them. */
const LOST_SHARE = 0.5
/** Below this many items a share says nothing. */
const LEAST_ITEMS = 10

const runDoubts = {
  samePrice: 'many different phones have the same price in this run',
  lostItems: (now: number, before: number) => `the source has ${now} items, and had ${before}`,
}

/** Holds prices that are doubtful by the whole of the run. @param readBefore items of the last run; null where there was none */
export function withRunDoubts(planned: Planned[], readBefore: number | null): Planned[] {
  const isPrice = ({ outcome }: Planned) => outcome === 'price'
  const phones = new Map<number, Set<string>>()
  for (const { slug, pricePkr } of planned.filter(isPrice)) {
    if (pricePkr === null || slug === null) continue
    const same = phones.get(pricePkr) ?? new Set()
    phones.set(pricePkr, same.add(slug))
  }
  const isRepeated = (pricePkr: number | null) => {
    const count = phones.get(pricePkr ?? 0)?.size ?? 0
    return count >= SAME_PRICE_PHONES && count >= planned.length * SAME_PRICE_SHARE
  }
  const isLost = readBefore !== null && readBefore >= LEAST_ITEMS && planned.length < readBefore * LOST_SHARE
  const hold = (each: Planned, why: string): Planned => ({ ...each, outcome: 'hold', why })
  return planned.map(each => {
    if (!isPrice(each)) return each
    if (isLost) return hold(each, runDoubts.lostItems(planned.length, readBefore ?? 0))
    return isRepeated(each.pricePkr) ? hold(each, runDoubts.samePrice) : each
  })
}
