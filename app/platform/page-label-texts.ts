/** What links to the fixed pages of the site say. */
import { inLanguage } from './text/language.ts'

const en = {
  labels: {
    home: 'Home',
    phones: 'All Mobiles',
    brands: 'Brands',
    search: 'Search',
    compare: 'Compare',
    slip: 'Price slip',
    offline: 'No connection',
    reviews: 'Reviews',
    guide: 'Buying Guide',
    networks: '5G and Networks',
    contact: 'Contact Us',
    shops: 'For Shops',
    priceReport: 'Report a wrong price',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    sitemap: 'Sitemap',
    ptaTax: 'Tax on a phone from abroad',
    data: 'What We Know',
  },
  /** Where header and footer say it otherwise. */
  header: {
    guide: 'Guide',
    networks: '5G',
    ptaTax: 'PTA Tax',
  },
  footer: {
    compare: 'Price Comparison',
    ptaTax: 'PTA Tax Calculator',
  },
}

export const pageLabelTexts = inLanguage('pageLabelTexts', en)
