/** The words of the home page. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Mobile Phone Prices in Pakistan, Specifications & Comparison',
  description: (phones: number | string) =>
    `Compare ${phones} mobile phones in Pakistan: prices in rupees with their source and date, full specifications, side by side.`,
  heading: 'Compare Mobile Phones & Find Best Prices',
  intro: 'Prices in rupees, each with where it comes from and its date: a shop, or the launch of the phone.',
  statistics: 'Statistics',
  atLeast: (count: number) => `${count}+`,
  phones: 'Mobile Phones',
  brands: 'Brands',
  daily: 'Daily',
  priceUpdates: 'Price Updates',
  reviewCount: '10K+',
  reviews: 'User Reviews',
  popularBrands: 'Popular Brands',
  viewAllBrands: 'View All Brands',
  latestAndFeatured: 'Latest & Featured Mobiles',
  categories: 'Categories',
  tabs: { latest: 'Latest', popular: 'Popular', budget: 'Budget' },
  noneIn: (tab: string) => `No mobiles found in the ${tab} category`,
  pickAnother: 'Please pick another category.',
  viewAll: 'View All Mobiles',
  byPrice: 'Shop by Price Range',
  phonesInBand: (count: number) =>
    `${count} ${plural(count, { one: 'phone', other: 'phones' })}, launch prices included`,
}

export const homeTexts = inLanguage({ en })
