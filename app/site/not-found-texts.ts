/** The words of the page for an address that leads nowhere. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { inWords } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  heading: 'Oops! Page Not Found',
  text: 'We have no page at this address.',
  goHome: 'Go to Homepage',
  searchPhones: 'Search Phones',
  popularBrands: 'Popular Brands',
  quickNavigation: 'Quick Navigation',
  home: 'Homepage',
  homeText: 'Latest and featured phones',
  brands: 'All Brands',
  brandsText: 'Every brand with its phones',
  search: 'Search',
  searchText: 'By name, model or price',
  compare: 'Compare',
  compareText: `Up to ${inWords(COMPARE_LIMIT)} side by side`,
  stillLooking: "Still Can't Find What You're Looking For?",
  stillLookingText: 'Type a name, a model number or what you can spend.',
  searchAll: 'Search All Phones',
}

export const notFoundTexts = inLanguage('notFoundTexts', en)
