/** The words around every page: header and footer. */
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  skip: 'Skip to the content',
  homeLink: `${SITE_NAME}, home`,
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  latest: 'Latest',
  theme: 'Switch between light and dark',
  searchLabel: 'Search mobile phones',
  searchPlaceholder: 'Search phones',
  search: 'Search',
  loadingPage: 'Loading the page',
  loading: 'Loading',
  slogan: 'Phone prices in rupees, each with its source and date. No advertisements.',
  popularBrands: 'Popular Brands',
  quickLinks: 'Quick Links',
  shopByPrice: 'Shop by Price',
  latestMobiles: 'Latest Mobiles',
  /** Of a translation that no native reader has read (LANG-6). */
  awaitsReview: 'This translation awaits review.',
  inEnglish: 'Read the page in English',
}

export const siteTexts = inLanguage('siteTexts', en)
