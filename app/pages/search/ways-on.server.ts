/**
 * What leads on where a search has no results, or a phone is unknown: the brands with the most phones, and phones with a recent
 * price.
 */

import { browsableBrands } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { RECENT_RANK } from '#app/prices/grades.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import type { WaysOn } from './no-results.tsx'

const BRANDS = 12
const PHONES = 4
/** In rupees, what most people pay. */
const FROM = 25_000
const TO = 70_000

export const waysOn = cachePerVersion(
  'ways on',
  (): WaysOn => ({
    brands: browsableBrands(listBrands())
      .sort((a, b) => b.storedPhones - a.storedPhones)
      .slice(0, BRANDS)
      .map(({ slug, name }) => ({ slug, name })),
    phones: newestPriced(FROM, TO, RECENT_RANK).slice(0, PHONES),
  }),
)
