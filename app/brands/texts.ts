/** The words of brands and of the filters of their pages. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  phones: (count: string) => `${count} phones`,
  morePhones: (count: string) => `${count}+ phones`,
  priceRange: 'Price Range',
  anyPrice: 'Any price',
  releaseYear: 'Release Year',
  anyYear: 'Any year',
  sortBy: 'Sort By',
  sorts: {
    /** Newest first within each grade of the price (DATA-8). */
    newest: 'Newest priced',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    popular: 'Most popular',
  },
  apply: 'Apply',
  clear: 'Clear Filters',
}

export const brandTexts = inLanguage('brandTexts', en)
