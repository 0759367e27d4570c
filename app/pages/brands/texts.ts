/** The words of the list of brands. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Mobile Brands in Pakistan',
  description: (count: number) => `${count} mobile brands with their phones, prices in Pakistan and specifications.`,
  heading: 'Mobile Brands',
  none: 'No brands yet. They appear here with their first phones.',
  showing: (count: number) =>
    `Showing ${count} ${plural(count, { one: 'brand', other: 'brands' })} with available phones`,
  order: 'Popular brands first, then those with the most phones. Prices are shop prices, recent and older.',
  prices: (min: string, max: string) => `${min} to ${max}`,
  noPrice: 'No shop price known',
  phones: (count: number) => `${count} phones available`,
}

export const brandsPageTexts = inLanguage('brandsPageTexts', en)
