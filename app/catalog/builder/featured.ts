/** Chooses the featured phones: current and well known, of many brands and all price bands. */
import { bands } from '#app/entities/enums.ts'
import { bandOf } from '#app/prices/bands.ts'
import type { CatalogPhone } from '../format.ts'

type Candidate = Omit<CatalogPhone, 'isFeatured'>

/** Brands sold everywhere in Pakistan, with the most phones of each that may be featured. */
const MAX_PER_BRAND: Record<string, number> = {
  samsung: 4,
  apple: 3,
  xiaomi: 4,
  oppo: 2,
  vivo: 3,
  infinix: 2,
  tecno: 2,
  realme: 2,
  oneplus: 2,
  google: 1,
  honor: 1,
  itel: 1,
  nothing: 1,
}

/** Number of featured phones. */
const FEATURED = 24

/** A phone is current for two years after its release, counted back from the newest shop prices. */
const RELEASED_SINCE = '2024-10'
const PRICE_READ_SINCE = '2026-03'

/**
 * The slugs of the featured phones. Candidates have a recent shop price, a release within two years and all short
 * specs; the newest price comes first, then the newest release. Each round takes one phone per brand of one band, until
 * the limits are reached, so that no brand or band crowds out the others.
 */
export function chooseFeatured(phones: Candidate[]): Set<string> {
  const candidates = phones.filter(isCurrent).sort(newestPriceFirst)
  const chosen = new Set<string>()
  const countByBrand: Record<string, number> = {}
  for (let round = 0; round < FEATURED && chosen.size < FEATURED; round++) {
    const band = bands.at(-1 - (round % bands.length))
    for (const brand of Object.keys(MAX_PER_BRAND)) {
      if (chosen.size === FEATURED || (countByBrand[brand] ?? 0) >= (MAX_PER_BRAND[brand] ?? 0)) continue
      const next = candidates.find(
        phone => phone.brand === brand && !chosen.has(phone.slug) && bandOf(phone.price?.pricePkr ?? 0) === band,
      )
      if (!next) continue
      chosen.add(next.slug)
      countByBrand[brand] = (countByBrand[brand] ?? 0) + 1
    }
  }
  return chosen
}

function isCurrent({ brand, price, releaseDate, shortSpecs }: Candidate): boolean {
  const isComplete = ['display', 'processor', 'ram', 'storage', 'camera', 'battery'].every(key => key in shortSpecs)
  return (
    brand in MAX_PER_BRAND &&
    price !== null &&
    price.kind !== 'launch' &&
    price.date >= PRICE_READ_SINCE &&
    releaseDate >= RELEASED_SINCE &&
    isComplete
  )
}

const newestPriceFirst = (a: Candidate, b: Candidate) =>
  (b.price?.date ?? '').localeCompare(a.price?.date ?? '') ||
  b.releaseDate.localeCompare(a.releaseDate) ||
  a.slug.localeCompare(b.slug)
