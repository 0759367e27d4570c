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
  order: 'Popular brands first, with the span of recent shop prices where there are any.',
  /** @param max null for a single price */
  prices: (min: string, max: string | null) => (max === null ? min : `${min} to ${max}`),
  /** Above the brands without a recent price. */
  groups: { recent: null, older: 'Only older prices', none: 'No shop price known' },
  phones: (count: number) => `${count} phones available`,
}

export const brandsPageTexts = inLanguage('brandsPageTexts', en)
