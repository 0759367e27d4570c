import { Link } from '@remix-run/react'
import { CompareButton } from '#app/compare-list/components/compare-button.tsx'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { phonePath } from '#app/platform/paths.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { ForAndAgainst } from './for-and-against.tsx'
import type { ReviewWithPhone } from './reviews.server.ts'
import { reviewsTexts } from './texts.ts'

/** A review with its phone, pros and cons. */
export function ReviewCard({ review, eager }: { review: ReviewWithPhone; eager: boolean }) {
  const { phone, headline, text, strong, weak } = review
  const path = phonePath(phone)
  return (
    <article className="panel review-card h-full">
      <Link to={path} className="review-picture" tabIndex={-1} aria-hidden="true">
        <PhoneImage sources={phoneImages(phone)} alt={phone.name} eager={eager} />
      </Link>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span className="pill">{phone.brandName}</span> <span>{phone.released}</span>
        </p>
        <h2 className="mt-2 text-xl wrap-anywhere">
          <Link to={path} className="no-underline hover:underline">
            {phone.name}
          </Link>
        </h2>
        <div className="mt-1">
          <PriceTag {...phone} />
        </div>
      </div>
      <div className="review-words open-wide">
        <details className="fold">
          <summary>
            <span className="display text-lg">{headline}</span>
          </summary>
          <p className="mt-1">{text}</p>
        </details>
        <ForAndAgainst strong={strong} weak={weak} heading="h3" className="for-and-against" />
        <div className="review-next">
          <CompareButton phone={phone} look="quiet" />
          <Link to={path} className="link" aria-label={reviewsTexts().specificationsOf(phone.name)}>
            {reviewsTexts().specifications}
          </Link>
        </div>
      </div>
    </article>
  )
}
