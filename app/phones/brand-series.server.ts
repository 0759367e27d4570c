/** The series of a brand's phones, by their names. */
import { type Series, seriesOfNames } from '#app/finder/series.ts'
import { cachePerKey } from '#db/content-version.server.ts'
import { listPhoneNames } from './listing.server.ts'

const ALL = -1
const MAX_BRANDS = 100

/** Those that people look for, the largest first. @param brand its slug */
export const seriesOfBrand = cachePerKey('series of brands', MAX_BRANDS, (brand: string): Series[] =>
  seriesOfNames(
    brand,
    listPhoneNames(brand, ALL).map(({ name }) => name),
  ),
)
