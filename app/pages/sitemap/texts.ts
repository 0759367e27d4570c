/** The words of the sitemap for people. */
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Sitemap',
  description: (brands: number | string, phones: string) =>
    `Every page of ${SITE_NAME}: ${brands} brands and ${phones} mobile phones.`,
  keyPages: 'Key Pages',
  home: 'Home',
  latest: 'Latest Mobiles',
  all: 'All Mobiles',
  ofBand: (band: string) => `${band} Mobiles`,
  brands: 'Brands',
  search: 'Search',
  compare: 'Compare',
  reviews: 'Reviews',
  reviewsOf: (category: string) => `${category} Reviews`,
  guide: 'Buying Guide',
  contact: 'Contact Us',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  phones: (count: string) => `Mobile Phones (${count})`,
  none: 'No mobile phones yet.',
  allOf: (count: string, brand: string) => `All ${count} phones of ${brand}`,
}

export const sitemapTexts = inLanguage({ en })
