/** The words of a phone's page. */
import type { DataConfidence, PhoneMark } from '#app/entities/enums.ts'
import { formatNumber, inWords, plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  /** Labels of further fields among the highlights. */
  sheetFacts: { announcedDate: 'Announced' },
  title: (name: string, year: string) => `${name} Price in Pakistan, Full Specifications & Review (${year})`,
  notFound: 'Mobile Not Found',
  notFoundText: 'The requested mobile phone could not be found.',
  newPhones: 'New phones with a price',
  viewAll: 'View All Mobiles',
  allBrands: 'All Brands',
  brands: 'Brands',
  askShop: 'ask',
  otherMemory: 'Other memory',
  /** With the model for another network, of which is not known what it has otherwise. */
  closestPriced: 'Closest with a price',
  sisterIs: { without5g: 'Its model without 5G', with5g: 'Its model with 5G' },
  /** With another phone, the most similar one that has a price. */
  nearestWith5g: 'Nearest with 5G',
  nearestOther: 'Nearest other phone',
  similarPrices: (low: string, high: string) => `Similar phones: ${low} to ${high}`,
  /** The month of the oldest of these prices. */
  similarSince: (month: string) => `prices dated ${month} or later`,
  /** Of a phone of about the same price. */
  rival: (advantage: string) => `Near this price: ${advantage}`,
  /** The same beside a phone of which only the name is known. */
  rivalKnownBetter: (advantage: string) => `Near this price, with more known: ${advantage}`,
  /** The model that came out after it, with its price. */
  following: { edition: 'Newer version', next: 'Next in its line', later: 'Later in its line' },
  inShops: (month: string) => `In shops in ${month}`,
  tellPrice: 'Tell us its price',
  reportPrice: 'Report a wrong price',
  viewSpecifications: 'View Specifications',
  edit: 'Edit Mobile',
  pictures: 'Pictures',
  colours: 'Colours',
  drawn: 'Drawn to scale, cameras simplified',
  sketched: 'A sketch: size not published',
  outlined: 'Outline only: size not known',
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
  jump: { label: 'On this page', price: 'Price', similar: 'Similar', specifications: 'Specs', questions: 'Questions' },
  highlights: 'Key Highlights',
  /** Before what the six facts do not say. */
  also: 'Also',
  priceAnalysis: 'Price Analysis',
  noPriceLike: (words: string, phones: number) =>
    `${words}. ${phones === 1 ? 'A phone like it, with a price:' : 'Phones like it, with a price:'}`,
  noPrice: (words: string) => `${words}. We name a price only when we know where it comes from.`,
  /** Of all phones with a price, and of those of a band. */
  cheaper: (share: string) => `${share} of our priced phones cost less.`,
  cheaperThanLaunch: (share: string) => `${share} of our priced phones cost less than this launch price.`,
  cheaperInBand: (share: string, band: string) => `${share} of the ${band} ones cost less.`,
  cheaperKeypads: (share: string) => `${share} of the keypad phones cost less.`,
  cheaperKeypadsLastSeen: (share: string) => `${share} of the keypad phones cost less, by last seen prices.`,
  half: 'Half',
  none: 'None',
  share: (percent: number) => `${percent}%`,
  belowLaunch: (percent: number) => `${percent}% below its launch price of {year} (unverified)`,
  aboveLaunch: (percent: number) => `${percent}% above its launch price of {year} (unverified)`,
  atLaunch: 'About its launch price of {year} (unverified)',
  peers: (phones: string) => `${phones} other phones cost within 10% of this`,
  onePeer: '1 other phone costs within 10% of this',
  seePeer: 'See it',
  seePeers: 'See them',
  allPrices: (count: number) => `${count} prices, with dates and shops`,
  offers: 'Offers',
  offersCaption: 'Offers by seller',
  seenBy: (readers: number, city: string | null) =>
    `${readers === 1 ? 'seen by a reader' : `seen by ${readers}`}${city ? ` in ${city}` : ''}`,
  offerSeller: 'Seller and version',
  offerPrice: 'Price and check',
  /** Of those that are not the price of a new, registered phone in a shop. */
  offerKinds: {
    'non-pta': 'not registered with PTA',
    used: 'used',
    refurbished: 'refurbished',
    official: 'official store',
    list: 'price list',
  } as Partial<Record<string, string>>,
  soldOut: 'sold out',
  checkedOn: (date: string) => `checked ${date}`,
  checkedUnchanged: (checked: string, changed: string) => `checked ${checked}, unchanged since ${changed}`,
  added: (amount: string) => `+ ${amount}`,
  priceHistory: 'Price History',
  /** What a point of its chart is. */
  launchPoint: 'launch',
  listPoint: 'list',
  hollow: 'Hollow point: memory not stated',
  pricesByDate: 'Prices by date',
  date: 'Date',
  priceAndSource: 'Price and source',
  specifications: 'Detailed Specifications',
  openAll: 'Open all',
  closeAll: 'Close all',
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
  /** This phone and two or three similar ones. */
  compareAll: (count: number) => `Compare all ${inWords(count)} side by side`,
  moreFrom: (brand: string) => `More from ${brand}`,
  seeAll: 'See all',
  phonesOf: (brand: string) => `phones of ${brand}`,
  review: 'Expert Review',
  editorialBasis: 'An opinion of our editors, from specifications and prices.',
  allReviews: 'All reviews',
  reviews: (count: number) => `${count} reviews`,
  sampleRating: 'A sample rating, not from readers.',
  priceReports: (count: number) =>
    plural(count, {
      one: 'A reader has told us a price of this phone.',
      other: `Readers have told us ${formatNumber(count)} prices of this phone.`,
    }),
  /** How well the facts are known (DATA-20); null needs no words. */
  /** Of low confidence, with nothing to contradict it. */
  oneSource: 'These facts come from one shop, and nothing that we know confirms them.',
  confidenceNotes: {
    high: null,
    medium:
      'The screen, cameras and battery come from shop lists, not from the maker. Most other facts are not known yet.',
    low: 'Shop lists contradict each other about this phone. What they agree on is shown; the rest is not known yet.',
    'name-only':
      'Only the name, memory and prices of this phone are known. Its screen, cameras, battery, chip and size are not known yet.',
  } satisfies Record<DataConfidence, string | null>,
  noGoogle: 'This phone comes without Google services: no Play Store, Gmail, YouTube or Google Maps of its own.',
  /** What must be said about the facts (DATA-21); null where the facts themselves say it. */
  markNotes: {
    keypad: null,
    'folded-size': 'The dimensions are those of the folded phone. Those of the open phone are not known.',
    'unfolded-size': 'The dimensions are those of the open phone.',
    edition: 'This is a special edition of an ordinary phone.',
    'check-condition': 'This price may be for an opened or used phone. Ask the shop about its condition.',
    'bands-by-version':
      'The network bands differ between the versions of this phone. Check the model code of your set.',
    'expected-release': 'This release date was only expected; whether the phone came then is not known.',
    '5g-bands-unknown': 'This phone has 5G; its 5G bands are not known.',
  } satisfies Record<PhoneMark, string | null>,
}

export const phonePageTexts = inLanguage('phonePageTexts', en)
