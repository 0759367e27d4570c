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
  /** @param max null for a single price */
  prices: (min: string, max: string | null) => (max === null ? min : `${min} to ${max}`),
  groups: { recent: 'With recent prices', older: 'Only older prices', none: 'No shop price known' },
  /** Below its title. */
  groupNotes: {
    recent: 'Popular brands first, then those with more phones; with the span of recent shop prices.',
    older: 'In the same order, with the span of the last shop prices that we know.',
    none: 'In the same order. “Available” means that we have their data; we know no shop price.',
  },
  phones: (count: number) => `${count} phones available`,
}

export const brandsPageTexts = inLanguage('brandsPageTexts', en)
