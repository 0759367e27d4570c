/** The guide's price bands with their current phones. */
import { searchFor } from '#app/platform/paths.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { foundCards, search } from '#app/search/search.server.ts'
import { guideBands } from './guide-bands-content.ts'

/** Number of example phones for each band. */
const EXAMPLE_COUNT = 3

/** Of these, the better grades first, the examples are chosen. */
const EXAMPLES_READ = 12

/** Each band with its phone count, search path and newest phones; no example has a launch price or one of over a year ago. */
export const listGuideBands = () =>
  guideBands().map(({ search: query, ...band }) => {
    const found = search(query, { sort: 'newest' })
    return {
      ...band,
      path: searchFor({ q: query }),
      phones: found.total,
      examples: foundCards(found, { limit: EXAMPLES_READ, offset: 0 })
        .filter(phone => hasComparablePrice(phone, Date.now()))
        .slice(0, EXAMPLE_COUNT)
        .map(({ id, name, brand, slug, pricePkr, priceNote }) => ({
          id,
          name,
          brand,
          slug,
          pricePkr,
          priceNote,
        })),
    }
  })

export type GuideBandWithPhones = ReturnType<typeof listGuideBands>[number]
