/** The words of the finder: needs, their values, misses (FIND-7). */
import { readableSize } from '#app/facts/memory.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { formatNumber, inWords, lastYearsInWords, plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { NeedGroup, NeedId } from './needs.ts'
import { speedInWords } from './speed-words.ts'

const rupees = (value: number) => `Rs ${formatNumber(value)}`

type NeedWords = {
  label: string
  /** A choice, as in `6,000 mAh or more`. */
  choice?: (value: number) => string
  /** What a phone has, in few words. */
  has?: (value: number) => string
  miss?: (has: number, wish: number) => string
  /** The name of a wish for what a phone has, where the label is longer. */
  quick?: string
  /** What was asked, within a sentence: `6,000 mAh+`. Without it the words of a choice. */
  asked?: (value: number) => string
}

const en = {
  /** By need: its name, and where it has them, the words of a choice, of what a phone has, of a near miss, and of its chip. */
  needs: {
    price: {
      label: 'Price up to',
      choice: (value: number) => `up to ${rupees(value)}`,
      asked: (value: number) => `to Rs\u00a0${formatNumber(value)}`,
      miss: (has: number, wish: number) => `${rupees(has - wish)} over your budget`,
    },
    priceMin: {
      label: 'Price from',
      choice: (value: number) => `from ${rupees(value)}`,
      asked: (value: number) => `from Rs\u00a0${formatNumber(value)}`,
    },
    brand: { label: 'Brand' },
    battery: {
      label: 'Battery',
      choice: (value: number) => `${formatNumber(value)} mAh or more`,
      has: (value: number) => `${formatNumber(value)} mAh`,
      asked: (value: number) => `${formatNumber(value)}\u00a0mAh+`,
      miss: (has: number, wish: number) => `${formatNumber(has)} mAh instead of ${formatNumber(wish)}`,
    },
    charging: {
      label: 'Charging',
      choice: (value: number) => `${value} W or more`,
      has: (value: number) => `${value} W charging`,
      asked: (value: number) => `${value}\u00a0W+ charging`,
      miss: (has: number, wish: number) => `${has} W instead of ${wish}`,
    },
    speed: {
      label: 'Speed',
      choice: (value: number) => speeds[value] ?? `at least ${value} of 100`,
      has: (value: number) => inSentence(speedInWords(value, speeds, 'Basic speed')),
      miss: () => 'slower than you asked for',
      asked: (value: number) => askedSpeeds[value] ?? `speed ${value}+`,
    },
    refresh: {
      label: 'Refresh rate',
      choice: (value: number) => `${value} Hz or more`,
      asked: (value: number) => `${value} Hz+`,
      has: (value: number) => `${value} Hz`,
    },
    oled: {
      label: 'AMOLED screen',
      has: () => 'AMOLED',
      quick: 'AMOLED',
    },
    ois: {
      label: 'Stabilised camera',
      has: () => 'stabilised camera',
      quick: 'Stabilised camera',
    },
    zoom: {
      label: 'Optical zoom',
      choice: (value: number) => `${value}× or more`,
      has: (value: number) => `${value}x zoom`,
    },
    selfie: {
      label: 'Selfie camera',
      choice: (value: number) => `${value} MP or more`,
      has: (value: number) => `${value} MP selfie camera`,
      miss: (has: number, wish: number) => `selfie camera ${has} MP instead of ${wish}`,
    },
    fiveG: {
      label: '5G in Pakistan',
      quick: '5G',
      has: () => '5G',
    },
    net: { label: '5G works with' },
    ram: {
      label: 'RAM',
      choice: (value: number) => `${value} GB or more`,
      has: (value: number) => `up to ${value} GB RAM`,
      asked: (value: number) => `${value} GB RAM+`,
    },
    storage: {
      label: 'Storage',
      choice: (value: number) => `${readableSize(value)} or more`,
      has: (value: number) => `up to ${readableSize(value)}`,
    },
    screenMin: {
      label: 'Screen at least',
      choice: (value: number) => `${value} inch or larger`,
      miss: (has: number, wish: number) => `screen ${has} inch, you asked for at least ${wish}`,
    },
    screenMax: {
      label: 'Screen at most',
      choice: (value: number) => `${value} inch or smaller`,
      miss: (has: number, wish: number) => `screen ${has} inch, you asked for at most ${wish}`,
    },
    weight: {
      label: 'Weight',
      choice: (value: number) => `${value} g or less`,
      has: (value: number) => `${value} g`,
      miss: (has: number, wish: number) => `${Math.round((has - wish) * 10) / 10} g heavier`,
    },
    thickness: {
      label: 'Thickness',
      choice: (value: number) => `${value} mm or thinner`,
      has: (value: number) => `${value} mm thick`,
      miss: (has: number, wish: number) => `${Math.round((has - wish) * 10) / 10} mm thicker`,
    },
    water: {
      label: 'Water protection',
      choice: (value: number) => waterLevels[value] ?? `level ${value} or better`,
      has: (value: number) => `water resistant (IPx${value})`,
    },
    updates: {
      label: 'Security updates',
      choice: (value: number) => (value === 1 ? '1 more year or longer' : `${value} more years or longer`),
      has: (value: number) =>
        `${plural(Math.floor(value), { one: '1 more year', other: `${Math.floor(value)} more years` })} of updates`,
    },
    jack: { label: 'Headphone socket' },
    card: {
      label: 'Memory card',
      has: () => 'memory card slot',
    },
    radio: { label: 'FM radio', has: () => 'FM radio' },
    nfc: { label: 'NFC' },
    infrared: { label: 'Infrared remote' },
    kind: { label: 'Kind of phone' },
    year: { label: 'Release year' },
    grade: { label: 'Price seen' },
    series: { label: 'Series' },
  } satisfies Record<NeedId, NeedWords> as Record<NeedId, NeedWords>,
  wish: (label: string, value: string) => `${label}: ${value}`,
  priceWish: (value: string) => `Price ${value}`,
  kinds: { smart: 'Smartphone', foldable: 'Folding phone', keypad: 'Keypad phone' } as Record<string, string>,
  grades: { shop: 'in the last months', older: 'longer ago', launch: 'at its launch only' } as Record<string, string>,
  /** The same where few words must do. */
  gradesInShort: { shop: 'recent prices', older: 'older prices', launch: 'launch prices' } as Record<string, string>,
  hasAllBut: (label: string) => `has everything but: ${label}`,
  sorts: {
    /** Newest first within each grade of the price (DATA-8). */
    newest: 'Newest priced',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    speed: 'Fastest chip',
    battery: 'Largest battery',
    value: 'Most for the money',
    camera: 'Best camera hardware',
    popular: 'Most viewed',
  },
  /** Of an order by price (PRICE-8). */
  gradesLead: 'Recent shop prices come first, then older ones, then launch prices.',
  filter: 'Filter',
  filterCount: (wishes: number) => `Filter · ${wishes}`,
  sort: 'Sort',
  /** What a list is of: `20 phones to Rs 45,000, 6,000 mAh+`. */
  asked: (phones: string, wishes: string[]) =>
    /^(from|to) /.test(wishes[0] ?? '')
      ? `${phones} ${wishes.join(', ').replace(', to ', ' to ')}`
      : `${phones}: ${wishes.join(', ')}`,
  frequent: 'Often asked',
  allFilters: 'All filters',
  compareAdd: (others: number) =>
    plural(others, {
      one: 'Your comparison has another phone. Add these to it? Cancel compares only these.',
      other: `Your comparison has ${others} other phones. Add these to them, up to ${inWords(COMPARE_LIMIT)}? Cancel compares only these.`,
    }),
  apply: 'Apply',
  any: 'Any',
  rupees: 'Rupees',
  niceToHave: 'Only nice to have',
  /** Of all operators that offer it, where each leaves as many phones. */
  everyNetwork: (networks: number) => `5G works with all ${inWords(networks)}`,
  counted: (label: string, phones: string) => `${label} (${phones})`,
  show: (phones: string) => `Show ${phones} phones`,
  showOne: 'Show 1 phone',
  phones: (phones: string) => `${phones} phones`,
  onePhone: '1 phone',
  noPhone: 'No phone',
  /** Of the phones of a list, those with a shop price of now (PRICE-8). */
  recent: (phones: string) => `Only recent prices (${phones})`,
  /** Where a list goes on with older prices, launch prices and phones without a price. */
  notRecent: 'No recent price from here on',
  /** Of a fold, beside the number of its phones. */
  noRecentPrice: 'No recent price',
  suchAs: (names: string) => `such as ${names}`,
  notPriced: 'No price known from here on',
  /** Of a list that is divided by them (SEARCH-13). */
  ofNow: (phones: string) => `${phones} with a price of ${lastYearsInWords(COMPARABLE_YEARS)}`,
  noneOfNow: `none with a price of ${lastYearsInWords(COMPARABLE_YEARS)}`,
  noneRecent: 'none with a recent price',
  add: 'Add:',
  compareNearest: (phones: number) => `Compare the nearest ${phones}`,
  compareFirst: (phones: number) => `Compare the first ${phones}`,
  clear: 'Clear',
  close: 'Close',
  /** Beside a list, back to the frequent ones. */
  fewerFilters: 'Fewer filters',
  wishes: 'Filters in use',
  remove: 'Remove:',
  nice: (wish: string) => `${wish} (nice to have)`,
  /** In a chip: what comes first, and takes nothing away. */
  leads: (wish: string) => `${wish} first`,
  keypads: (phones: string) => `Show ${phones} keypad phones that fit`,
  keypadOne: 'Show 1 keypad phone that fits',
  memoryNotNamed: 'Memory of this price not named',
  memoryFrom: (memory: string) => `from ${memory}`,
  versionPrice: (memory: string, price: string) => `${memory}: ${price}`,
  /** @param own the memory that the price is of; null where it is not known */
  versionPriceUnknown: (asked: string, own: string | null) =>
    own === null ? `Price of ${asked} not known` : `Price of ${own}; that of ${asked} not known`,
  near: 'Almost',
  nearIntro: 'Each misses one of your wishes, by little.',
  unknown: 'Not known',
  unknownIntro: (phones: string) => `${phones} more phones may fit: we do not know enough about them.`,
  unknownOne: '1 more phone may fit: we do not know enough about it.',
  drop: 'Few phones fit. Without one wish:',
  without: (label: string, phones: string) => `Without “${label}”: ${phones}`,
  wrong: (typed: string) => (typed === '' ? 'Choose a value.' : `“${typed}” is not a value for this.`),
  /** Above a list, of what its address asks for. */
  notKnown: (typed: string) => `We did not know “${typed}”. Shown without it.`,
  noValue: (label: string) => `Choose a value for “${label}”. Shown without it.`,
  groups: {
    money: 'Age of price',
    power: 'Battery and speed',
    screen: 'Screen and size',
    camera: 'Camera',
    memory: 'Memory',
    network: 'Network and connections',
    lasting: 'How long it lasts',
  } satisfies Record<NeedGroup, string>,
}

/** The steps of the choices. */
const speeds: Record<number, string> = {
  8: 'Enough for WhatsApp',
  16: 'Smooth every day',
  24: 'Fast enough for games',
  36: 'Fast in heavy games',
  55: 'Among the fastest',
}

/** The same in few words. */
const askedSpeeds: Record<number, string> = {
  8: 'for WhatsApp',
  16: 'smooth every day',
  24: 'for games',
  36: 'for heavy games',
  55: 'among the fastest',
}

const inSentence = (words: string) => words.replace(/^[A-Z]/, letter => letter.toLowerCase())

const waterLevels: Record<number, string> = {
  4: 'splashes (IPx4) or better',
  7: 'immersion (IPx7) or better',
  8: 'long immersion (IPx8)',
}

export const finderTexts = inLanguage('finderTexts', en)
