/** The words of the page on our data. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'What We Know',
  description:
    'How many phones and prices we have, where they come from, when a price counts as old, and what we do not know.',
  intro: 'A price without a source and a date is a rumour. This page says what our figures rest on.',
  figures: 'In figures',
  brands: 'Brands',
  phones: 'Phones',
  priced: 'Phones with a price in rupees, of any age, launch prices included',
  unpriced: 'Phones without one',
  sources: 'Where it comes from',
  sourceParts: [
    'Specifications come from public data sets of what makers have published. The names of its data sets are stored with each phone.',
    'Prices come from shops in Pakistan, from the makers at launch, or from our editors, and each says so on the page of its phone, with its date.',
    'Drawings are made from the published size and cameras of a phone, where we have no picture.',
  ],
  age: 'When a price is old',
  agePart:
    'Prices change every week, and we do not see every shop. A price that was read within 120 days of our newest reading is a shop price of now; older ones and launch prices stay, because they tell what a phone was worth. They are marked wherever they are shown, come later in every list, and neither a launch price nor one of over a year ago is ever called the cheapest. Beside a price that may have changed stands:',
  unknown: 'What we do not know',
  unknownPart:
    'Where no source states a fact, the page leaves it out or says that it is not known. We do not guess prices, and we do not fill gaps from other models.',
  corrections: 'Found a mistake?',
  correctionsPart: '{contact}. A wrong price can also be reported on the page of its phone.',
  contact: 'Write to us',
}

export const dataPageTexts = inLanguage({ en })
