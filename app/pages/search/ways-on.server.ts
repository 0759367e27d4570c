/**
 * What leads on where a search has no results, or a phone is unknown: the brands with the most phones, and phones with a recent
 * price.
 */

import { browsableBrands } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { listCards } from '#app/phones/listing.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import type { WaysOn } from './no-results.tsx'

const BRANDS = 12
/** Of each of the bands that most people buy from. */
const PHONES_OF_BAND = 2

export const waysOn = cachePerVersion(
  'ways on',
  (): WaysOn => ({
    brands: browsableBrands(listBrands())
      .sort((a, b) => b.storedPhones - a.storedPhones)
      .slice(0, BRANDS)
      .map(({ slug, name }) => ({ slug, name })),
    phones: (['budget', 'midrange'] as const).flatMap(band =>
      listCards({ band, recent: true }, 'newest', { limit: PHONES_OF_BAND, offset: 0 }),
    ),
  }),
)
