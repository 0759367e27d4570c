/** The words of search results. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  sorts: {
    relevance: 'Best match',
    newest: 'Newest first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
  },
}

export const searchTexts = inLanguage({ en })
