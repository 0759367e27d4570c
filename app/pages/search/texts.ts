/** The words of the search page. */

import { lastYearsInWords, plural, yearsInWords } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'

type Relaxing = { without: string; less: string; isOfCurrent: boolean; few: number | null }

const ofCurrent = () => `with a price of ${lastYearsInWords(COMPARABLE_YEARS)}`

const en = {
  title: 'Search mobile phones',
  titleFor: (term: string) => `Search results for "${term}"`,
  description: 'Search mobile phones in Pakistan by name, model number, specification or price.',
  heading: 'Search',
  inRange: (range: string) => `Mobile phones ${range}`,
  label: 'Search mobile phones by name, specification or price',
  placeholder: 'Name, model, specification or price',
  search: 'Search',
  ignoredPrice: (range: string) => `The price range "${range}" could not be read and was ignored.`,
  range: (dollars: string, rupees: string) => `${dollars} (${rupees})`,
  prompt: 'Enter a search term to find mobile phones',
  searchFor: 'Search for',
  brands: 'Brands',
  /** Above all phones, where nothing was found. */
  allPhones: 'All phones',
  /** Searches that show what can be typed. */
  examples: [
    'redmi note 14',
    'samsung under 50000',
    'gaming phone 60k',
    '45 hazar tak achi battery',
    'foldable',
    'iphone 15 vs galaxy s24',
  ],
  results: (count: number) => `${count} ${plural(count, { one: 'result', other: 'results' })}`,
  /** Of a list that ends before the results do. */
  moreResults: (count: number) => `${count}+ ${plural(count, { one: 'result', other: 'results' })}`,
  corrected: 'Showing results for {corrected}. No phone matches "{typed}" as typed.',
  ignored: (words: string) => `Not searched for: ${words}.`,
  absent: (name: string) => `No phone here has the name “${name}”. These names are the nearest.`,
  /** @param line such as `Samsung Galaxy A` */
  ofLine: (name: string, line: string) =>
    `No phone here has the name “${name}”. Here is ${line} instead, recent prices first.`,
  allOfLine: (total: string, line: string) => `${line}: all ${total} phones`,
  twin: (name: string) => `Of this name only the ${name} is listed here.`,
  /** @param few how many fulfil all, where some do; isOfCurrent: whether phones without a price of now may fulfil all */
  relaxed({ without, less, isOfCurrent, few }: Relaxing) {
    if (few !== null) {
      const phones = `Only ${few} ${plural(few, { one: 'phone', other: 'phones' })}${isOfCurrent ? ` ${ofCurrent()}` : ''}`
      return `${phones} ${plural(few, { one: 'has all of it. It comes', other: 'have all of it. They come' })} first, then phones with less: ${less}.`
    }
    const phones = isOfCurrent ? `No phone ${ofCurrent()}` : 'No phone'
    const shown = [without && `without this: ${without}`, less && `with less: ${less}`].filter(Boolean).join('; and ')
    return `${phones} has all of it. The closest, ${shown}.`
  },
  /** Between markers the fastest of them. */
  leftOut: (count: number, facts: string) =>
    plural(count, {
      one: `{phone} may fit too. We do not know of it: ${facts}.`,
      other: `${count} more may fit, such as {phone}. We do not know of them: ${facts}.`,
    }),
  /** @param wishes what leads, such as `Battery: 6,000 mAh or more` */
  usedFor: (wishes: string) => `Nothing says that a phone is made for this. What leads here: ${wishes}.`,
  unrecorded: (things: string) => `Also matters for this, but no fact of a phone says it: ${things}.`,
  twoDays: 'How many days a battery lasts is not known of most phones: they are judged by its size, the largest first.',
  /** Between markers the name of the phone. */
  like: 'Phones like the {phone} in price and what is known of them, the most similar first.',
  standIn: (name: string) => `No phone here has the name “${name}”: the nearest one is used instead.`,
  likeCheaper: 'Phones like the {phone} that cost less than it by a tenth or more, the most similar first.',
  likeBetter:
    'Phones that are better than the {phone} in more things than they are worse in, of speed, battery, charging, memory, camera, screen and updates; without a budget for up to a third more.',
  /** @param owned brands with their owners, such as `Motorola (Lenovo)` */
  chinese: (owned: string) =>
    `Chinese are the brands of companies in China, also those that such a company owns: ${owned}.`,
  keypadInstead: '{link} are the other way.',
  keypads: 'Phones with keys',
  otherBrands: (brands: string) => `No phone of ${brands} is listed here.`,
  ofOthers: 'These are of other brands.',
  whatsApp:
    'Whether WhatsApp works on a keypad phone is not known here: ask before you buy. It needs the internet, so those with 4G come first. It works on {link}.',
  cheapSmartphones: 'cheap smartphones',
  compare: (names: string) => `Compare ${names}`,
  instalments: 'What instalments cost in all, and the offers that were seen: see {page}.',
  instalmentsOfAny:
    'What instalments cost in all is worked out on the page of each phone, with the offers that were seen: choose a phone below, or see {page}.',
  instalmentsOf: (name: string) => `the calculator of ${name}`,
  simple: 'For somebody who needs little. {link} are the other way.',
  simpleSmart: 'Smartphones with a large screen and a big battery',
  elsewhere: 'Only phones are listed here: no tablets, watches or accessories.',
  nfc: 'NFC: phones that have it in every version lead. Others have it in versions for some countries only; their pages say so.',
  eSim: 'eSIM: many have it in some versions only; the row SIM of their specifications names them.',
  /** {phone} is a link, {price} with its date and source; {over} says how much it is over the budget. */
  nearestRecent: 'None of these has a recent price. Nearest with one: {phone}, {price}: {over}.',
  without5g: 'Without 5G in your budget: {phone}, {price}.',
  /** @param fact such as `5G in Pakistan` */
  perhaps: (fact: string) => `May fit too: ${fact} not confirmed`,
  aged: 'Launch and older prices',
  agedIntro: `Ask a shop first: these are launch prices or over ${yearsInWords(COMPARABLE_YEARS)} old.`,
  tax: 'Tax on a phone from abroad, or a SIM that stopped: see {page}.',
  pta: 'A phone that PTA has not approved needs to be registered, or its SIM stops. What that costs, and how to check a set: see {page}.',
  taxOf: 'For one phone: see {page}.',
  costToUse: (name: string) => `what the ${name} costs to use in Pakistan`,
  used: 'Prices here are of new phones; those of used ones are not known. A price marked as old, or of the launch, says little of today.',
  touchAndKeys: 'No phone with both keys and a touch screen is recorded here. These have keys.',
  colours: 'The colours of a phone are on its page.',
  pages: 'Pages of results',
  noneInRange: 'No phone is in this price range',
  none: (term: string) => `No results found for "${term}"`,
  tryOthers: 'Try different keywords or check the spelling.',
}

export const searchPageTexts = inLanguage('searchPageTexts', en)
