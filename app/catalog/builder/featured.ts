/** Which phones are featured: current, well known, of many brands, from every price band. */
import { bands } from '#app/entities/enums.ts'
import { bandOf } from '#app/prices/bands.ts'
import type { CatalogPhone } from '../format.ts'

type Candidate = Omit<CatalogPhone, 'isFeatured'>

/** The makers that shoppers in Pakistan meet in every market, with how many places each may take. */
const PLACES: Record<string, number> = {
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

/** Featured phones in all. */
const FEATURED = 24

/** A phone is current for two years after its release, counted back from the newest shop prices. */
const RELEASED_SINCE = '2024-03'
const PRICE_READ_SINCE = '2025-03'

/**
 * The slugs of the featured phones. Candidates have a shop price read lately, a release within two years and all
 * short specs. Prices read last come first, then the newest release. Each round gives every maker one place in each
 * band, until its places or the places in all are taken, so that no maker and no band crowds out the others.
 */
export function chooseFeatured(phones: Candidate[]): Set<string> {
  const candidates = phones.filter(isCurrent).sort(newestPriceFirst)
  const chosen = new Set<string>()
  const taken: Record<string, number> = {}
  for (let round = 0; round < FEATURED && chosen.size < FEATURED; round++) {
    const band = bands[(bands.length - 1 - (round % bands.length) + bands.length) % bands.length]
    for (const maker of Object.keys(PLACES)) {
      if (chosen.size === FEATURED || (taken[maker] ?? 0) >= (PLACES[maker] ?? 0)) continue
      const next = candidates.find(
        phone => phone.brand === maker && !chosen.has(phone.slug) && bandOf(phone.price?.pricePkr ?? 0) === band,
      )
      if (!next) continue
      chosen.add(next.slug)
      taken[maker] = (taken[maker] ?? 0) + 1
    }
  }
  return chosen
}

function isCurrent({ brand, price, releaseDate, shortSpecs }: Candidate): boolean {
  const isComplete = ['display', 'processor', 'ram', 'storage', 'camera', 'battery'].every(key => key in shortSpecs)
  return (
    brand in PLACES &&
    price?.kind === 'retail' &&
    price.date >= PRICE_READ_SINCE &&
    releaseDate >= RELEASED_SINCE &&
    isComplete
  )
}

const newestPriceFirst = (a: Candidate, b: Candidate) =>
  (b.price?.date ?? '').localeCompare(a.price?.date ?? '') ||
  b.releaseDate.localeCompare(a.releaseDate) ||
  a.slug.localeCompare(b.slug)
