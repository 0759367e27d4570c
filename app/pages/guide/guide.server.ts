/** The guide's price bands with their current phones. */
import { searchFor } from '#app/platform/paths.ts'
import { foundCards, search } from '#app/search/search.server.ts'
import { guideBands } from './guide-bands-content.ts'

/** Number of example phones for each band. */
const EXAMPLE_COUNT = 3

/** Each band with its phone count, search path and newest phones. */
export const listGuideBands = () =>
  guideBands().map(({ search: query, ...band }) => {
    const found = search(query, null, 'newest')
    return {
      ...band,
      path: searchFor({ q: query }),
      phones: found.total,
      examples: foundCards(found, { limit: EXAMPLE_COUNT, offset: 0 }).map(
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
