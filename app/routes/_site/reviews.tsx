import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { publicPage } from '#app/http/caching.server.ts'
import { reviewCategories, reviewCategoryLabel, reviewCategoryNamed } from '#app/pages/reviews/review.ts'
import { ReviewCard } from '#app/pages/reviews/review-card.tsx'
import { listReviews, type ReviewWithPhone } from '#app/pages/reviews/reviews.server.ts'
import { reviewsTexts } from '#app/pages/reviews/texts.ts'
import { contactFor, reviewsOf } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { PendingPart } from '#app/site/pending-page.tsx'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const category = data?.category ?? null
  return pageMeta(matches, {
    title: category ? reviewsTexts().titleOf(reviewCategoryLabel(category)) : reviewsTexts().title,
    description: reviewsTexts().description,
    path: reviewsOf(category ?? undefined),
  })
}

/** `?category=`; an unknown category shows all. */
export function loader({ request }: LoaderFunctionArgs) {
  const category = reviewCategoryNamed(new URL(request.url).searchParams.get('category'))
  return { category, reviews: listReviews(category) }
}

/** Further ones are folded on narrow screens. */
const UNFOLDED = 4

/** @param eager number of pictures that load at once */
const Reviews = ({ reviews, eager }: { reviews: ReviewWithPhone[]; eager: number }) => (
  <ul className="grid gap-5 lg:grid-cols-2">
    {reviews.map((review, index) => (
      <li key={review.phone.id}>
        <ReviewCard review={review} eager={index < eager} />
      </li>
    ))}
  </ul>
)

export default function ReviewsPage() {
  const { category, reviews } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{reviewsTexts().heading}</h1>
      <p className="mt-2 max-w-2xl text-muted">{reviewsTexts().intro}</p>
      <nav aria-label={reviewsTexts().category} className="my-5">
        <ul className="choices">
          {[null, ...reviewCategories].map(choice => (
            <li key={choice ?? 'all'}>
              <Link
                to={reviewsOf(choice ?? undefined)}
                preventScrollReset
                className="choice"
                aria-current={choice === category ? 'true' : undefined}
              >
                {choice ? reviewCategoryLabel(choice) : reviewsTexts().all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PendingPart count={4}>
        {reviews.length > 0 ? (
          <>
            <Reviews reviews={reviews.slice(0, UNFOLDED)} eager={2} />
            {reviews.length > UNFOLDED && (
              <details className="narrow-fold mt-5">
                <summary>
                  <b>{reviewsTexts().more(reviews.length - UNFOLDED)}</b>
                </summary>
                <Reviews reviews={reviews.slice(UNFOLDED)} eager={0} />
              </details>
            )}
          </>
        ) : (
          <p className="panel p-10 text-center">{reviewsTexts().none}</p>
        )}
      </PendingPart>
      <section className="panel mt-8 flex flex-wrap items-center justify-between gap-4 p-6" aria-labelledby="request">
        <div>
          <h2 id="request" className="text-lg">
            {reviewsTexts().missing}
          </h2>
          <p className="mt-1 text-muted">{reviewsTexts().missingHint}</p>
        </div>
        <Link to={contactFor({ subject: 'review' })} className="button button-primary">
          {reviewsTexts().request}
        </Link>
      </section>
    </div>
  )
}
