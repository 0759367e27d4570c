/** Phones of the bundled catalogue as an import reads them. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { CatalogBrand, CatalogPhone } from '#app/catalog/format.ts'
import type { Candidate } from './candidate.ts'

export function catalogCandidate(
  { price, priceHistory, formerSlugs: _, ...phone }: CatalogPhone,
  brand: CatalogBrand,
): Candidate {
  return {
    ...phone,
    brand,
    imageUrl: null,
    carouselImages: [],
    price,
    earlierPrices: priceHistory.filter(point => !isDeepStrictEqual(point, price)),
    variant: null,
  }
}
