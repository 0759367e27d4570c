/** The words of the compare page. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { capitalized, formatList, inWords, plural } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Compare Mobile Phones',
  description: `Compare up to ${inWords(COMPARE_LIMIT)} mobile phones side by side: prices in Pakistan, specifications, sizes.`,
  descriptionOfOne: (name: string) =>
    `${name}: price in Pakistan and specifications. Add another phone to compare it with.`,
  descriptionOfMany: (names: string) =>
    `${names}: prices in Pakistan and specifications side by side, with what is clearly better marked.`,
  versus: 'vs',
  /** On a small screen, after the names of two. */
  andOthers: (phones: number) => `and ${phones} more`,
  /** On a small screen, of more phones. */
  twoAtOnce: 'Two at a time',
  /** What is seen above each choice, and the rest of its name. */
  sides: [
    ['Two at a time', 'first phone'],
    ['and', 'second phone'],
  ],
  selected: (count: number, limit: number) => `${count}/${limit} phones selected`,
  thatPhone: 'That phone',
  none: 'No phones selected for comparison',
  noneHint: 'Search for a phone above, or tap + on any phone.',
  /** After it, on a wide screen. */
  next: 'See them side by side, with what is clearly better marked; share the link, or take a price slip to the shop.',
  compareWith: 'Compare with:',
  readyPairs: 'Ready comparisons',
  comparePair: 'Compare these two',
  pairUnder: (rupees: string) => `Under Rs ${rupees}`,
  /** Before the budgets of all pairs, each with its thousands of rupees. */
  under: 'Under Rs',
  thousands: (number: string) => `${number}k`,
  /** Of one of a pair beside the other one, and of both. */
  nothingBetter: 'Nothing clearly better',
  pairAlike: 'Same price class, nothing clearly better',
  viewAll: 'View All Mobiles',
  allBrands: 'All Brands',
  inShort: 'In Short',
  /** Of more than two phones, on a fold of a small screen. */
  whoLeads: 'Who leads in what',
  beyond: (names: string[]) =>
    `${capitalized(inWords(COMPARE_LIMIT))} phones are compared at once. Not shown: ${formatList(names)}.`,
  leftOut: (phones: number) =>
    plural(phones, {
      one: `One phone in this link is not on ${SITE_NAME}, so we left it out.`,
      other: `${phones} phones in this link are not on ${SITE_NAME}, so we left them out.`,
    }),
  /** The heading of a comparison of one. */
  oneAnd: (name: string) => `${ofSource(name)} and …?`,
  addAnother: 'Add another phone to see the two side by side, with what each does better.',
  priceSources: 'Where these prices are from',
  notComparedAndSources: 'How far this compares, and price sources',
  sideBySide: 'Side by Side',
  specifications: 'Specifications',
  differencesOnly: 'Differences only',
  clear: 'Clear Comparison',
  searchLabel: 'Search for a phone to add',
  searchPlaceholder: 'Add a phone, e.g. Redmi Note 14',
  search: 'Search',
  nothingFound: (text: string) => `No phone found for "${text}". Type at least three letters of its name.`,
  foundFor: (text: string) => `Phones found for ${text}`,
  add: 'Add',
  addMore: 'Add a phone',
  addPhone: (name: string) => `Add ${name}`,
  clearlyBest: 'Clearly best',
  /** Before points that all phones have. */
  allHave: (phones: number) => (phones === 2 ? 'Both:' : `All ${inWords(phones)}:`),
  differing: (rows: number) => plural(rows, { one: '1 differs', other: `${rows} differ` }),
  noClearDifference: (rows: string) => `No clear difference (${rows})`,
  theSame: (rows: string) => `The same (${rows})`,
  points: 'Strong and weak points',
  whatDecides: 'What decides',
  keySpecifications: 'Key specifications',
  noDifference: 'These phones do not differ in anything that we know.',
  equal: '(no clear difference)',
  better: 'Better:',
  /** Beside where the price of one of two is from, and of one of more. */
  lowerPrice: 'Lower price',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  clearlyBehind: 'Clearly behind all others',
  behind: 'Behind:',
  notKnown: 'Not known',
  /** In a row of measurements. */
  notMeasured: 'not measured',
  remove: (name: string) => `Remove ${name} from the comparison`,
  /** Before the sentence on a cheaper phone that gives as much. */
  insteadOf: (name: string) => `Instead of the ${name}:`,
  /** Before where the price of the cheaper one is from, and when. */
  itsPrice: 'Its price:',
  cheaperChoices: 'Cheaper Choices',
  /** On the fold of a small screen with a cheaper phone that gives as much. */
  cheaperFold: (than: string | null, name: string, price: string) =>
    `Cheaper than ${than ?? 'both'}: ${name}, ${price}`,
  /** In short, before the name and price of a cheaper phone that gives as much as this one. */
  cheaperThan: (name: string) => `Cheaper than ${name}, with about as much speed and battery size or more:`,
  trueToSize: 'True to Size',
}

export const compareTexts = inLanguage('compareTexts', en)

/** The names of compared phones as one text: `Galaxy A56 vs Galaxy A36`. */
export const comparedNames = (names: string[]): string => names.map(ofSource).join(` ${compareTexts().versus} `)
