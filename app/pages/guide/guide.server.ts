/** The guide's price bands with what they hold now. */
import { searchFor } from '#app/platform/paths.ts'
import { foundCards, search } from '#app/search/search.server.ts'
import { guideBands } from './guide-bands-content.ts'

/** Phones named for each band. */
const EXAMPLES = 3

/** Each band with its number of phones, the way to them, and the newest as examples. */
export const listGuideBands = () =>
  guideBands().map(({ search: words, ...band }) => {
    const found = search(words, null, 'newest')
    return {
      ...band,
      path: searchFor({ q: words }),
      phones: found.total,
      examples: foundCards(found, { limit: EXAMPLES, offset: 0 }).map(
        ({ id, name, brand, slug, pricePkr, oldPrice }) => ({
          id,
          name,
          brand,
          slug,
          pricePkr,
          oldPrice,
        }),
      ),
    }
  })

export type GuideBandWithPhones = ReturnType<typeof listGuideBands>[number]
