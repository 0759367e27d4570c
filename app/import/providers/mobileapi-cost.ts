/** The maximum number of requests of an import from MobileAPI.dev. Pure. */
import { POPULAR_BRANDS } from '#app/brands/brand.ts'
import { POPULAR_PER_BRAND } from './limits.ts'
import type { ImportRequest } from './provider.ts'

/** Maximum pages read of one list; a page has fifty entries. */
export const PAGES = { latest: 10, brands: 10, brand: 10, popular: 3, search: 2 }

/** Maximum requests: pages of lists, and one for each phone with an incomplete list entry. */
export function costOf(request: ImportRequest): number {
  switch (request.kind) {
    case 'latest':
      return 2 * PAGES.latest + request.limit
    case 'brands':
      return PAGES.brands
    case 'popular':
      // The list of brands is requested when not all of them are stored.
      return PAGES.brands + POPULAR_BRANDS.length * (PAGES.popular + POPULAR_PER_BRAND)
    case 'brand':
      return PAGES.brand + request.limit
    case 'search':
      return PAGES.search + request.limit
  }
}
