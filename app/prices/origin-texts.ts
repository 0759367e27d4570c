/** The words for where a price comes from and how old it is, and for when a phone came out. */
import type { PriceKind } from '#app/entities/enums.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  kinds: {
    retail: 'Shop price',
    launch: 'Launch price',
    admin: 'Price',
    import: 'Imported price',
    official: 'Official price',
    list: 'List price',
    'non-pta': 'Price without PTA approval',
  } satisfies Record<PriceKind, string>,
  /** The first part of a data set's id names whoever published the prices. */
  publishers: {
    priceoye: 'PriceOye',
    mobiles: 'the Mobiles Dataset (2025)',
    market: 'shops in Pakistan',
    shahab: 'Shahab Mobile',
    shopb: 'a shop',
    shopc: 'a dealer',
    admin: 'our editors',
  } as Partial<Record<string, string>>,
  source: (kind: string, publisher: string) => `${kind} from ${publisher}`,
  unverified: (origin: string) => `${origin}, unverified`,
  about: (date: string) => `about ${date}`,
  ram: (size: string) => `${size} RAM`,
  origin: (kind: string, publisher: string, date: string) => `${kind} from ${publisher}, ${date}`,
  /** What is said of a price (PRICE-8). */
  seenOn: (kind: string, day: string, seller: string) => `${kind}, seen ${day} · ${seller}`,
  inMonth: (month: string) => `in ${month}`,
  seenIn: (kind: string, when: string, seller: string) => `${kind}, seen ${when} · ${seller}`,
  mayHaveChanged: (kind: string, when: string) => `${kind}, seen ${when} · may have changed`,
  lastSeenIn: (kind: string, when: string) => `${kind}, last seen ${when}`,
  launchNote: (year: string) => `Launch price, ${year}, unverified · not a shop price`,
  /** The same beside the price itself, where a shop price needs no word, and on a card. */
  ofKind: (kind: string, note: string) => `${kind}, ${note}`,
  tagSeen: (when: string, seller: string) => `seen ${when} · ${seller}`,
  tagLastSeen: (when: string, seller: string) => `last seen ${when} · ${seller}`,
  cardAbout: (date: string) => `about ${date}`,
  cardOfKind: (kind: string, note: string) => `${kind} ${note}`,
  cardSeen: (month: string, seller: string) => `${month} · ${seller}`,
  cardMayHaveChanged: (month: string) => `${month} · may have changed`,
  cardLastSeen: (month: string) => `last seen ${month}`,
  cardLaunch: (year: string) => `at launch, ${year}, unverified`,
  cardKinds: { official: 'official', list: 'list' } as Partial<Record<PriceKind, string>>,
  /** The memory that the price is of. */
  ofMemory: (note: string, memory: string) => `${note} · ${memory}`,
  staleWarning: 'Ask the shop for today’s price.',
  changedWarning: 'It may have changed: ask for today’s price.',
  /** Of a price of this age. */
  oldWarning: (months: number) => `${months} months old, may have changed: ask the shop.`,
  released: (date: string) => `Released ${date}`,
  expected: (date: string) => `First expected in ${date}`,
  notReleased: 'Release date not known',
  chart: 'Phones by price; this one is in the marked bar.',
  chartLabel: (step: string, phones: number) =>
    `Phones by price, launch prices included: this one is in the step ${step}, with ${phones} phones.`,
  stepBelow: (price: string) => `below ${price}`,
  stepBetween: (low: string, high: string) => `${low} to ${high}`,
  stepFrom: (price: string) => `from ${price}`,
  chartStart: (price: string) => `Below ${price}`,
  chartEnd: (price: string) => `From ${price}`,
}

export const priceOriginTexts = inLanguage('priceOriginTexts', en)
