/** The words of the page on our data. */

import type { PriceGrade } from '#app/entities/enums.ts'
import type { TableName } from '#app/facts/tables/tables.ts'
import { capitalized, yearsInWords } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { COMPARABLE_YEARS, SHOP_WITHIN_DAYS } from '#app/prices/grades.ts'

const en = {
  title: 'What We Know',
  description:
    'How many phones and prices we have, where they come from, when a price counts as old, and what we do not know.',
  intro: 'A price without a source and a date is a rumour. This page says what our figures rest on.',
  /** {priced}, {phones} and {today} are counts. */
  atAGlance: `{priced} of {phones} phones have a price asked in Pakistan; {today} of these are at most ${SHOP_WITHIN_DAYS} days old today.`,
  countedOn: 'Counted in our own database on',
  csv: 'The same as a table (CSV)',
  brands: 'Brands',
  phones: 'Phones',
  released: (year: string) => `Released in ${year}`,
  sections: {
    phones: 'Phones',
    grades: 'Prices by grade',
    ages: 'Prices by age',
    fresh: 'Prices checked lately, by who published them',
    facts: 'Facts of smartphones',
    sources: 'Where facts come from',
    prices: 'Where prices come from',
    readings: 'What the last reading of each shop gave',
    corrections: 'Corrections',
    unknown: 'What is not known',
  },
  /** Beside the title of a section: the figure that is meant. */
  figures: {
    priced: (phones: string) => `${phones} with a price`,
    recent: (phones: string) => `${phones} up to ${SHOP_WITHIN_DAYS} days`,
    corrected: (errors: string) => `${errors} errors corrected`,
    facts: (battery: string) => `battery ${battery}`,
    sources: (count: string) => `${count} data sets`,
    unpriced: (phones: string) => `prices: ${phones}`,
    entries: (count: string) => `${count} rows`,
  },
  /** Heads of the columns; of the first one by section. */
  heads: {
    phones: 'What',
    grades: 'Grade',
    ages: 'Age',
    fresh: 'Prices',
    facts: 'Fact',
    sources: 'Source',
    prices: 'Source',
    readings: 'What became of it',
    corrections: 'Correction',
    unknown: 'What',
  },
  number: 'Number',
  share: 'Share',
  /** Of sources. */
  repeated: 'Each row is one reading, with its date; none is part of another.',
  grades: {
    shop: 'Recent price',
    older: 'Older price',
    launch: 'Launch price only, unverified',
  } satisfies Record<PriceGrade, string>,
  noPrice: 'No price',
  ages: {
    upTo: (days: number) => `Up to ${days} days`,
    between: (from: number, to: number) => `${from} to ${to} days`,
    mayHaveChanged: (from: number, to: number) => `${from} to ${to} days: may have changed`,
    older: capitalized(`over ${yearsInWords(COMPARABLE_YEARS)}`),
    launch: 'Launch prices, of a year and no day',
    undated: 'Date not known',
  },
  /** Of all phones, in a bar. */
  shares: {
    recent: `price of the last ${SHOP_WITHIN_DAYS} days`,
    mayHaveChanged: 'up to a year old',
    older: 'older',
    undated: 'price without a date',
    launch: 'launch price only',
    none: 'no price',
  },
  sharesTitle: 'All phones by what we know of their price',
  /** Where there are none of the first age. */
  noneLately: (days: number) => `No phone here has a price of the last ${days} days.`,
  mostViewed: (phones: number, days: number) =>
    `The ${phones} phones that readers look at most: price checked within ${days} days`,
  readings: {
    read: 'Listings read',
    published: 'Published, or found unchanged',
    held: 'Held until an editor has looked',
    aside: 'Shown as an offer, but not as the price: used, non-PTA and the like',
    dropped: 'Left out',
    because: (reason: string) => `Left out: ${reason}`,
  },
  tables: {
    chips: 'Our table of chips',
    tests: 'Our table of tests, by phone',
    updates: 'Our table of promised updates',
    networks: 'Our table of operators',
  } satisfies Record<TableName, string>,
  pricesOf: (kind: string, publisher: string) => `${kind}: ${publisher}`,
  noSource: 'Source not known',
  correctedErrors: 'Errors of the source list corrected in our catalogue',
  correctionRules: 'Rules about many phones applied to it',
  statedFacts: 'Facts stated by our editors',
  typedPrices: 'Prices typed by our editors',
  unpriced: 'Phones without a price in rupees',
  undated: 'Phones without a release date',
  nameOnly: 'Phones of which at most name, memory and price are known',
  withoutPromise: 'Smartphones without a promise of updates that we could find',
  without5gBands: 'Smartphones whose 5G bands are not known',
  sources: 'How we read it',
  sourceParts: [
    'Specifications come from public data sets of phone sites and shop lists, which the page of each phone names.',
    'Prices come from shops and price lists of Pakistan or from our editors, and each says so on the page of its phone, with its date. Launch prices come from one data set, with a year; nobody has verified them.',
    'Drawings are made from the size and cameras of a phone, where we have no picture; where its size is not published, the page says that it is a sketch.',
  ],
  choice: 'Which price is the price of a phone',
  choiceIntro: 'Shops ask different prices. We take the first of these that there is:',
  choiceSteps: (freshDays: number) => [
    `A shop price of now, checked within ${freshDays} days of the newest. Of several: one of a known day, then of the smallest memory, then the lowest.`,
    'An older shop price, the newest first.',
    'A launch price.',
  ],
  choiceExample:
    'So a price of this week at one shop goes before a lower one of three months ago at another; and of two of this week, that of the smaller memory.',
  choiceRest:
    'Used phones, phones without PTA approval and phones that are sold out never count. Our editors can set another price by hand, or correct one.',
  age: 'When a price is old',
  ageParts: [
    `A price read in the last ${SHOP_WITHIN_DAYS} days is recent. Where we have none so young, the days count from our newest reading.`,
    'Recent prices lead where phones are sorted by price or release.',
    'Older prices and launch prices stay, because they tell what a phone was worth. They are marked wherever they are shown and come later.',
    `Neither a launch price nor one of over ${yearsInWords(COMPARABLE_YEARS)} ago is ever called the cheapest.`,
  ],
  changedIntro: 'On the page of a phone with a price that may have changed stands:',
  unknown: 'Where no source says it',
  unknownPart:
    'Where no source states a fact, the page leaves it out or says that it is not known. We do not guess prices, and we do not fill gaps from other models.',
  corrections: 'Found a mistake?',
  correctionsPart: '{contact}. A wrong price can also be reported on the page of its phone.',
  contact: 'Write to us',
}

export const dataPageTexts = inLanguage('dataPageTexts', en)
