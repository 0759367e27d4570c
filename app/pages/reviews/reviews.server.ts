/** Joins the reviews with their phones. */
import { findPhone } from '#app/phones/phones.server.ts'
import { cardNote } from '#app/prices/age.ts'
import { releasedText, releaseOrder } from '#app/prices/dates.ts'
import { type ReviewCategory, type ReviewedPhone, type ReviewText, reviewedPhones } from './review.ts'
import { reviews } from './reviews-content.ts'

/** Number of reviews in the category `latest`. */
const LATEST_COUNT = 6

const slugs = Object.keys(reviewedPhones) as ReviewedPhone[]

/** Reviews of stored phones, newest phone first; all for a null category (REVIEW-1). */
export function listReviews(category: ReviewCategory | null) {
  const inCategory = (slug: ReviewedPhone) =>
    category === null || category === 'latest' || reviewedPhones[slug].some(each => each === category)
  const found = slugs
    .filter(inCategory)
    .flatMap(slug => {
      const phone = findPhone(slug)
      return phone ? [{ review: reviews()[slug], phone }] : []
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
        priceNote: phone.priceGrade && phone.priceOrigin && cardNote(phone.priceGrade, phone.priceOrigin, Date.now()),
      },
    }))
  return category === 'latest' ? found.slice(0, LATEST_COUNT) : found
}

export type ReviewWithPhone = ReturnType<typeof listReviews>[number]

/** What was written about the phone; null without a review. */
export function editorialOf(slug: string): ReviewText | null {
  const reviewed = slugs.find(each => each === slug)
  return reviewed ? reviews()[reviewed] : null
}
