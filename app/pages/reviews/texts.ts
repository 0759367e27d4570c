/** The words of the reviews page; the reviews themselves stand in reviews-content.ts. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  more: (count: number) => plural(count, { one: 'One more review', other: `${count} more reviews` }),
  title: 'Mobile Phone Reviews in Pakistan',
  titleOf: (category: string) => `${category} Mobile Phone Reviews in Pakistan`,
  description:
    'What an editor reads from the specifications and the price of a phone: what speaks for it, what against.',
  heading: 'Mobile Phone Reviews',
  intro:
    'Our editors read specifications and prices and say what they think of them. We have not tested these phones by hand: figures are the makers’, opinions are ours.',
  category: 'Category of reviews',
  all: 'All',
  categories: {
    latest: 'Latest',
    flagship: 'Flagship',
    budget: 'Budget',
    midrange: 'Mid-Range',
    camera: 'Camera',
    gaming: 'Gaming',
  },
  none: 'No reviews here yet.',
  missing: 'Is your phone missing?',
  missingHint: 'Tell us which phone we should look at next.',
  request: 'Request a review',
  strong: 'For',
  weak: 'Against',
  specifications: 'Specifications',
  specificationsOf: (phone: string) => `Specifications of ${phone}`,
}

export const reviewsTexts = inLanguage('reviewsTexts', en)
