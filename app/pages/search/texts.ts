/** The words of the search page. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

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
  removeRange: 'Remove the price range',
  prompt: 'Enter a search term to find mobile phones',
  forExample: 'For example:',
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
  understood: 'Understood as',
  remove: 'Remove:',
  ignored: (words: string) => `Not searched for, because no phone has it: ${words}.`,
  relaxed: (condition: string) => `No phone fulfils everything, so these are shown without this: ${condition}.`,
  tax: 'Tax on a phone from abroad, or a SIM that stopped: see {page}.',
  used: 'We list new phones. A used one should cost less than these prices.',
  order: 'Order of the results',
  pages: 'Pages of results',
  noneInRange: 'No phone is in this price range',
  none: (term: string) => `No results found for "${term}"`,
  tryOthers: 'Try different keywords or check the spelling.',
}

export const searchPageTexts = inLanguage({ en })
