/** Joins the reviews with their phones. */
import { findPhone } from '#app/phones/phones.server.ts'
import { tagNote } from '#app/prices/age.ts'
import { releasedText, releaseOrder } from '#app/prices/dates.ts'
import type { Review, ReviewCategory } from './review.ts'
import { reviews } from './reviews-content.ts'

/** Number of reviews in the category `latest`. */
const LATEST_COUNT = 6

/** Reviews of stored phones, newest phone first; all for a null category (REVIEW-1). */
export function listReviews(category: ReviewCategory | null) {
  const found = reviews()
    .flatMap(({ phone: slug, ...review }) => {
      const phone = findPhone(slug)
      return phone ? [{ review, phone }] : []
    })
    .toSorted((a, b) => releaseOrder(b.phone.releaseDate) - releaseOrder(a.phone.releaseDate))
    .map(({ review, phone }) => ({
      ...review,
      phone: {
        id: phone.id,
        slug: phone.slug,
        name: phone.name,
        brand: phone.brand,
        brandName: phone.brandName,
        imageUrl: phone.imageUrl,
        released: releasedText(phone),
        pricePkr: phone.pricePkr,
        priceGrade: phone.priceGrade,
        isPriceStale: phone.isPriceStale,
        priceNote: phone.priceGrade && phone.priceOrigin && tagNote(phone.priceGrade, phone.priceOrigin, Date.now()),
      },
    }))
  if (category === null) return found
  return category === 'latest'
    ? found.slice(0, LATEST_COUNT)
    : found.filter(({ categories }) => categories.includes(category))
}

export type ReviewWithPhone = ReturnType<typeof listReviews>[number]

/** What was written about one phone. */
export type Editorial = Pick<Review, 'headline' | 'text' | 'strong' | 'weak'>

/** Null for a phone without a review. */
export function editorialOf(slug: string): Editorial | null {
  const review = reviews().find(({ phone }) => phone === slug)
  if (!review) return null
  const { headline, text, strong, weak } = review
  return { headline, text, strong, weak }
}
