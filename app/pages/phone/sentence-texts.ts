/** The sentences about a phone that the server makes of its facts: questions, review, highlights, what search engines are told. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  priceQuestion: (name: string) => `What is the price of ${name} in Pakistan?`,
  priceUnknown: (name: string) => `The price of ${name} in Pakistan is not known.`,
  priceOrigin: (origin: string) => ` (${origin})`,
  /** What a data set says of a price, of a year and no day. */
  launchPrice: (name: string, price: string, source: string, year: string) =>
    `No current shop price of ${name} is known. One data set (${source}) gives a launch price of ${price}, year ${year}, unverified.`,
  stalePrice: (name: string, price: string, origin: string) => `${name} cost ${price} in Pakistan${origin}.`,
  price: (name: string, price: string, origin: string) => `${name} costs ${price} in Pakistan${origin}.`,
  shopsDiffer: 'Shops may differ.',
  releaseQuestion: (name: string) => `When was ${name} released?`,
  releasedOn: (name: string, date: string) => `${name} was released on ${date}.`,
  releasedIn: (name: string, date: string) => `${name} was released in ${date}.`,
  releaseExpected: (name: string, date: string) =>
    `${name} was expected in ${date}. Whether it came then is not known.`,
  releaseSold: (name: string, date: string, seller: string, month: string) =>
    `${name} was expected in ${date}. ${seller} had a price for it in ${month}.`,
  releaseUnknown: (name: string) => `The release date of ${name} is not known.`,
  memoryQuestion: (name: string) => `How much RAM and storage does ${name} have?`,
  memoryUnknown: (name: string) =>
    `The memory of ${name} is not known. Its box, or About phone in its settings, may state it.`,
  ramAndStorage: (name: string, ram: string, storage: string) => `${name} has ${ram} of RAM and ${storage} of storage.`,
  ramOnly: (name: string, ram: string) => `${name} has ${ram} of RAM. Its storage is not known.`,
  storageOnly: (name: string, storage: string) => `${name} has ${storage} of storage. Its RAM is not known.`,
  batteryQuestion: (name: string) => `What is the battery capacity of ${name}?`,
  battery: (name: string, battery: string) => `${name} has a battery of ${battery}.`,
  batteryUnknown: (name: string) => `The battery capacity of ${name} is not known. Ask the shop: the box may state it.`,
  networkQuestion: (name: string) => `Does ${name} support 5G?`,
  networkUnknown: (name: string) =>
    `Whether ${name} supports 5G is not known. Ask the shop to show you 5G in its network settings.`,
  supports5g: (name: string) => `Yes, ${name} supports 5G networks.`,
  chipLacks5g: (name: string) => `No, the chip of ${name} has no 5G.`,
  chipSupports5g: (name: string) => `The chip of ${name} supports 5G; the 5G bands of the phone are not known.`,
  lacks5g: (name: string) => `No, ${name} does not support 5G.`,
  /** Of phones with keys. */
  simQuestion: (name: string) => `How many SIM cards does ${name} take?`,
  sims: (name: string, count: number) =>
    `${name} takes ${plural(count, { one: '1 SIM card', other: `${count} SIM cards` })}.`,
  simsByVersion: (name: string) => `${name} takes 1 or 2 SIM cards, depending on the version.`,
  fourGQuestion: (name: string) => `Does ${name} support 4G?`,
  supports4g: (name: string) => `Yes, ${name} supports 4G networks.`,
  lacks4g: (name: string) => `No, ${name} does not support 4G.`,
  radioQuestion: (name: string) => `Does ${name} have FM radio?`,
  hasRadio: (name: string) => `Yes, ${name} has FM radio.`,
  lacksRadio: (name: string) => `No, ${name} has no FM radio.`,
  highlights: { display: 'Display', processor: 'Processor', camera: 'Camera', memory: 'Memory', battery: 'Battery' },
  someProcessor: 'Advanced Chipset',
  someBattery: 'All-day battery',
  ram: (size: string) => `${size} RAM`,
  storage: (size: string) => `${size} storage`,
  notReviewed: (name: string) => `Our editors have not reviewed ${name} yet.`,
  /** The kind of a phone, null where its price is not known, and the year that it came out in, null where that is not known. */
  kind: (name: string, kind: string | null, year: string | null) =>
    kind || year
      ? `${name} is ${kind ?? 'a phone'}${year ? ` of ${year}` : ''}.${kind ? '' : ' No current shop price is known.'}`
      : `No current shop price of ${name} is known.`,
  kinds: { budget: 'a budget phone', midrange: 'a mid-range phone', flagship: 'a flagship phone' },
  /** @param isNamed whether the sentence before is about the phone */
  brings: (points: string, isNamed: boolean) => `${isNamed ? 'It' : 'The phone'} brings ${points}.`,
  largeBattery: (mah: string) => `a large battery of ${mah} mAh`,
  someCapacity: (mah: string) => `a battery of ${mah} mAh`,
  fastCharging: (watts: number) => `fast charging at ${watts} W`,
  smoothScreen: (hertz: number) => `a smooth ${hertz} Hz screen`,
  mainCamera: (megapixels: number) => `a main camera of ${megapixels} MP`,
  memory: (gigabytes: number) => `${gigabytes} GB of memory`,
  memoryUpTo: (gigabytes: number) => `up to ${gigabytes} GB of memory`,
  lightBody: (grams: number) => `a light body of ${grams} g`,
  descriptionOfName: (name: string) => `${name} price in Pakistan.`,
  descriptionAtLaunch: (name: string) => `${name}: full specifications. No current shop price is known.`,
  description: (name: string) => `${name} price in Pakistan and full specifications.`,
  /** One more sentence of the description. */
  sentence: (words: string) => ` ${words}.`,
  keywords: {
    price: (name: string) => `${name} price in Pakistan`,
    specifications: (name: string) => `${name} specifications`,
    shortPrice: (name: string) => `${name} price`,
    review: (name: string) => `${name} review`,
    brand: (brand: string) => `${brand} mobiles`,
    brandPrices: (brand: string) => `${brand} mobile prices in Pakistan`,
    ram: (name: string, ram: string) => `${name} ${ram} RAM`,
    storage: (name: string, storage: string) => `${name} ${storage}`,
    battery: (name: string) => `${name} battery`,
    always: ['mobile prices in Pakistan', 'compare mobile phones', 'mobile specifications'],
  },
}

export const phoneSentences = inLanguage('phoneSentences', en)
