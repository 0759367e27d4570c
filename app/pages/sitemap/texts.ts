/** The words of the sitemap for people. */
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Sitemap',
  description: (brands: number | string, phones: string) =>
    `Every page of ${SITE_NAME}: ${brands} brands and ${phones} mobile phones.`,
  keyPages: 'Key Pages',
  /** Over the key pages, by what they are for. */
  groups: { phones: 'Phones', advice: 'Before you buy', site: 'About the site' },
  latest: 'Latest Mobiles',
  ofBand: (band: string) => `${band} Mobiles`,
  brands: 'Brands',
  reviewsOf: (category: string) => `${category} Reviews`,
  phones: (count: string) => `Mobile Phones (${count})`,
  none: 'No mobile phones yet.',
  allOf: (count: string, brand: string) => `All ${count} phones of ${brand}`,
}

export const sitemapTexts = inLanguage('sitemapTexts', en)
