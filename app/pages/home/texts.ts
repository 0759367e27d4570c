/** The words of the home page. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Mobile Phone Prices in Pakistan, Specifications & Comparison',
  description: (phones: number | string) =>
    `Compare ${phones} mobile phones in Pakistan: prices in rupees with their source and date, full specifications, side by side.`,
  heading: 'Compare Mobile Phones & Find Best Prices',
  intro: 'Prices in rupees. Each says where it comes from and when.',
  searchPlaceholder: 'Name, or a budget: 45000',
  yourBudget: 'Your budget',
  phonePerBudget: 'One phone for each budget',
  budgetChoice: 'Recent prices first, then speed, 5G and updates',
  /** `Under 20k`, `20–30k`, `100k+`. */
  budget: ({ from, to }: { from: number | null; to: number | null }) =>
    from === null ? `Under ${(to ?? 0) / 1000}k` : to === null ? `${from / 1000}k+` : `${from / 1000}–${to / 1000}k`,
  beforeYouBuy: 'Before you buy',
  taxFromAbroad: 'Tax on a phone from abroad',
  fiveGOfSim: 'Does 5G work on your SIM?',
  buyingGuide: 'Buying guide',
  statistics: 'Statistics',
  atLeast: (count: number) => `${count}+`,
  phones: 'Mobile Phones',
  brands: 'Brands',
  daily: 'Daily',
  priceUpdates: 'Price Updates',
  newestRead: 'Newest price read',
  /** Beside 'Daily': when the newest price was read, else that none was. */
  lastRead: (when: string | null) => (when === null ? 'No price was read yet' : `Newest price read ${when}`),
  reviewCount: '10K+',
  reviews: 'User Reviews',
  sampleCount: 'A sample figure, not counted',
  reports: (count: number) => plural(count, { one: 'Price Report by a Reader', other: 'Price Reports by Readers' }),
  messages: (count: number) => plural(count, { one: 'Message by a Reader', other: 'Messages by Readers' }),
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

export const homeTexts = inLanguage('homeTexts', en)
