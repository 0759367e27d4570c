/** The words of the list of all phones. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'All Mobile Phones in Pakistan',
  titleOfBand: (band: string, range: string) => `${band} Mobile Phones (${range}) in Pakistan`,
  description:
    'All mobile phones with prices in Pakistan, newest first: filter by price band, open specifications, compare.',
  heading: 'All Mobile Phones',
  priceBand: 'Price band',
  all: 'All',
  showing: (from: number, to: number, total: number) => `Showing ${from} - ${to} of ${total} mobile phones`,
  none: 'No mobile phones yet.',
  noneInBand: 'No mobile phones in this price band yet.',
  noneFits: 'No phone that we know enough about fits all your wishes.',
  showAll: 'Show all',
  pages: 'Pages of phones',
}

export const phonesPageTexts = inLanguage('phonesPageTexts', en)
