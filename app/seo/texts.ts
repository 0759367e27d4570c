/** The words of structured data and of the link to the feed. */
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  feedTitle: `${SITE_NAME}: new phones and prices`,
  home: 'Home',
  brands: 'Brands',
  brandPhones: (brand: string) => `${brand} mobile phones`,
  brandDescription: (brand: string) => `All ${brand} phones with prices in Pakistan and specifications.`,
}

export const seoTexts = inLanguage('seoTexts', en)
