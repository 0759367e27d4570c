/** The words of a phone's page. */
import type { DataConfidence, PhoneMark } from '#app/entities/enums.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: (name: string) => `${name} Price in Pakistan, Full Specifications & Review (2025)`,
  notFound: 'Mobile Not Found',
  notFoundText: 'The requested mobile phone could not be found.',
  viewAll: 'View All Mobiles',
  allBrands: 'All Brands',
  brands: 'Brands',
  specs: {
    display: 'Display',
    processor: 'Processor',
    ram: 'RAM',
    storage: 'Storage',
    camera: 'Main Camera',
  },
  more: 'More',
  less: 'Less',
  of: (spec: string) => ` of ${spec}`,
  tellPrice: 'Tell us its price',
  reportPrice: 'Report a wrong price',
  viewSpecifications: 'View Specifications',
  edit: 'Edit Mobile',
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  morePictures: 'more pictures in the gallery',
  gallery: 'Gallery',
  picturesOf: (name: string) => `Pictures of ${name}`,
  pictureOf: (name: string, number: number) => `${name}, picture ${number}`,
  openPicture: (picture: string) => `Open ${picture}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOfAll: (number: number, all: number) => `${number} of ${all}`,
  close: 'Close',
  highlights: 'Key Highlights',
  priceAnalysis: 'Price Analysis',
  noPrice: (words: string) => `${words}. We name a price only when we know where it comes from.`,
  cheaper: (share: string) => `${share} of all prices, also at launch, are lower.`,
  cheaperInBand: (share: string, band: string) => `${share} of the ${band} phones cost less.`,
  share: (percent: number, part: number, whole: number) => `${percent}% (${part} of ${whole})`,
  priceHistory: 'Price History',
  pricesByDate: 'Prices by date',
  date: 'Date',
  priceAndSource: 'Price and source',
  specifications: 'Detailed Specifications',
  build: 'Dimensions & Build',
  height: 'Height',
  width: 'Width',
  thickness: 'Thickness',
  weight: 'Weight',
  frame: 'Frame',
  back: 'Back',
  protection: 'Protection',
  faq: 'Frequently Asked Questions',
  similar: 'Compare with Similar Models',
  moreFrom: (brand: string) => `More from ${brand}`,
  allOf: (brand: string) => `All ${brand} phones`,
  review: 'Expert Review',
  reviews: (count: number) => `${count} reviews`,
  /** How well the facts are known (DATA-20); null needs no words. */
  confidenceNotes: {
    high: null,
    medium: 'The screen, cameras and battery come from shop lists, not from the maker. Other facts are not known yet.',
    low: 'Shop lists contradict each other about this phone. What they agree on is shown; the rest is not known yet.',
    'name-only':
      'Only the name, memory and prices of this phone are known. Its screen, cameras, battery, chip and size are not known yet.',
  } satisfies Record<DataConfidence, string | null>,
  /** What must be said about the facts (DATA-21); null where the facts themselves say it. */
  markNotes: {
    keypad: null,
    'folded-size': 'The dimensions are those of the folded phone. Those of the open phone are not known.',
    'unfolded-size': 'The dimensions are those of the open phone.',
    edition: 'This is a special edition of an ordinary phone.',
    'check-condition': 'This price may be for an opened or used phone. Ask the shop about its condition.',
    'bands-by-version':
      'The network bands differ between the versions of this phone. Check the model code of your set.',
    '5g-bands-unknown': 'This phone has 5G; its 5G bands are not known.',
  } satisfies Record<PhoneMark, string | null>,
}

export type PhonePageTexts = typeof en
export const phonePageTexts = inLanguage({ en })
