/** The words of search results. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  sorts: {
    relevance: 'Best match',
    newest: 'Newest first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    value: 'Most for the money',
    camera: 'Best camera hardware',
    speed: 'Fastest chip',
    battery: 'Largest battery',
  },
  price: (range: string) => `Price: ${range}`,
  thePrice: 'the price',
  sortedBy: (sort: string) => `Order: ${sort}`,
  network: (name: string) => `On ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
}

export const searchTexts = inLanguage({ en })
