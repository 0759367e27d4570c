/** The words of the page on networks and 5G. */
import { formatList, plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const allOf: Record<number, string> = { 1: 'it', 2: 'both' }

const en = {
  title: '5G and Networks in Pakistan',
  description:
    'Which bands Jazz, Zong and Ufone use for 4G and 5G, how many 5G sites they list in each city, and which phones can use them.',
  intro:
    'A phone is only as fast as the bands that it shares with your operator. 4G of every operator works with nearly every phone sold here; 5G does not.',
  myPhone: 'Check your phone',
  whichPhone: 'Which phone do you have, or want?',
  phonePlaceholder: 'e.g. Galaxy A56',
  check: 'Check',
  change: 'Change',
  notFound: (typed: string) => `No phone found for "${typed}". Type its name as on the box.`,
  forExample: 'For example',
  /** Where each operator with 5G has all or most of its bands. */
  every5g: 'Works with every 5G in Pakistan',
  no5g: 'No 5G in this phone',
  every4g: 'Its 4G works with every operator.',
  nothingKnown: 'Its networks are not known.',
  whichOne: 'Which one?',
  fiveGWith: (operators: string) => `5G: ${operators}`,
  nearestNames: (typed: string) => `No phone here is named “${typed}”. Is it one of these?`,
  sameForAll: 'These work with the 5G of every operator.',
  phonesTitle: 'Phones for the 5G of your operator',
  /** @param all with 5G of any band */
  phones: (operator: string, phones: string, all: string) =>
    phones === all ? `${operator}: ${phones} phones` : `${operator}: ${phones} of ${all} phones with 5G`,
  atAnyPrice: (phones: string) => `At any price: ${phones} phones`,
  unknownPhones: (phones: string) => `Of ${phones} more phones the 5G bands are not known; they are not counted.`,
  sitesTitle: '5G sites by city',
  sites: (total: string, cities: number) => `The operators list ${total} sites in ${cities} places.`,
  notCoverage: 'These are counts of sites, not of covered streets.',
  askOperator: 'A city with many sites has places without 5G. Ask your operator about your own street.',
  city: 'City',
  total: 'All',
  other: 'Other places',
  moreCities: (cities: number) => `${cities} more places`,
  bandsTitle: 'Your operator, and what a phone needs for it',
  operator: 'Operator',
  fiveG: 'Needed for 5G',
  fourG: 'Used for 4G',
  lookFor: 'The specifications of a phone list its bands. Below each band: how sure it is that the operator uses it.',
  /** @param sureness of the least sure use; null where each is sure */
  allUse: (bands: string[], operators: string[], sureness: string | null) =>
    `For 5G look for ${plural(bands.length, { one: 'band', other: 'bands' })} ${formatList(bands)}: ${formatList(operators)} ${plural(operators.length, { one: 'uses', other: 'use' })} ${allOf[bands.length] ?? 'all of them'}${sureness ? ` (${sureness})` : ''}.`,
  someUse: (uses: { band: string; operators: string[] }[]) =>
    `For 5G look for the bands of your operator: ${uses.map(({ band, operators }) => `${band} (${operators.join(', ')})`).join(', ')}.`,
  allBands: 'All bands, and how sure they are',
  seePhone: 'See phone',
  fiveGUnder: (price: string) => `5G phones to ${price}`,
  /** Before the budgets below. */
  upTo: (price: string, phones: string) => `Up to ${price}: ${phones} phones`,
  none: 'None of its own',
  no5gOfItsOwn: 'No 5G of its own',
  core: (scale: string) =>
    `Bold: the main bands, look for these; the others add speed or reach. After each: how sure its use is (${scale}).`,
  usesNetworkOf: (brand: string, operator: string) => `${brand} uses the network of ${operator}.`,
  mergedInto: (operator: string) => `merging into ${operator}`,
  sources: 'Sources',
  ownKnowledge: 'our own knowledge',
  /** By the id of a source in the table. */
  sourceNames: {
    mcc: 'list of networks and bands, from Wikipedia',
    ary: 'ARY News',
    telecomtv: 'TelecomTV',
    rcr: 'RCR Wireless',
    dawn: 'Dawn',
    sites: 'the operators’ own lists of sites, collected by 5GPakFinder',
    mwl2017: 'Mobile World Live',
    ajk: 'Business Recorder',
    merge: 'PhoneWorld',
    onic: 'ProPakistani',
  } as Record<string, string>,
  /** How sure we are of a band, as it stands behind it; the surest first. */
  sureness: { high: 'sure', 'medium-high': 'likely', medium: 'maybe', low: 'unsure' } as Record<string, string>,
}

export const networksPageTexts = inLanguage('networksPageTexts', en)
