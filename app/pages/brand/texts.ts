/** The words of a brand's page. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: (brand: string, count: number) => `${brand} Mobile Prices in Pakistan (${count} Models)`,
  description: (brand: string) => `All ${brand} phones with prices in Pakistan and specifications.`,
  notFoundTitle: 'Brand not found',
  notFoundDescription: 'There is no brand at this address.',
  notFound: 'Brand not found. We have no page at this address.',
  brands: 'Brands',
  models: (count: number) => `${count} models available`,
  /** @param low and @param high the prices of these */
  recent: (count: number, low: string, high: string) =>
    `${count} with a recent price, ${plural(count, { one: low, other: `${low} to ${high}` })}`,
  showing: (from: number, to: number, total: number, brand: string) =>
    `Showing ${from} - ${to} of ${total} ${brand} phones`,
  none: (brand: string) => `No mobiles found for ${brand}`,
  noneMatch: 'No phone matches these filters. {showAll}',
  showAll: (brand: string) => `Show all ${brand} phones`,
  pages: (brand: string) => `Pages of ${brand} phones`,
}

export const brandPageTexts = inLanguage('brandPageTexts', en)
