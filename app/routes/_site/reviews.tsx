import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { publicPage } from '#app/http/caching.server.ts'
import { reviewCategories, reviewCategoryLabels, reviewCategoryNamed } from '#app/pages/reviews/review.ts'
import { ReviewCard } from '#app/pages/reviews/review-card.tsx'
import { listReviews } from '#app/pages/reviews/reviews.server.ts'
import { contactFor, reviewsOf } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { PendingPart } from '#app/site/pending-page.tsx'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const category = data?.category ?? null
  return pageMeta(matches, {
    title: `${category ? `${reviewCategoryLabels[category]} ` : ''}Mobile Phone Reviews in Pakistan`,
    description:
      'What an editor reads from the specifications and the price of a phone: what speaks for it, what against.',
    path: reviewsOf(category ?? undefined),
  })
}

/** `?category=`; an unknown one shows all. */
export function loader({ request }: LoaderFunctionArgs) {
  const category = reviewCategoryNamed(new URL(request.url).searchParams.get('category'))
  return { category, reviews: listReviews(category) }
}

export default function ReviewsPage() {
  const { category, reviews } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Mobile Phone Reviews</h1>
      <p className="mt-2 max-w-2xl text-muted">
        Our editors read specifications and prices and say what they think of them. We have not tested these phones by
        hand: figures are the makers’, opinions are ours.
      </p>
      <nav aria-label="Category of reviews" className="my-5">
        <ul className="choices">
          {[null, ...reviewCategories].map(choice => (
            <li key={choice ?? 'all'}>
              <Link
                to={reviewsOf(choice ?? undefined)}
                preventScrollReset
                className="choice"
                aria-current={choice === category ? 'true' : undefined}
              >
                {choice ? reviewCategoryLabels[choice] : 'All'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PendingPart count={4}>
        {reviews.length > 0 ? (
          <ul className="grid gap-5 lg:grid-cols-2">
            {reviews.map((review, index) => (
              <li key={review.phone.id}>
                <ReviewCard review={review} eager={index < 2} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="panel p-10 text-center">No reviews here yet.</p>
        )}
      </PendingPart>
      <section className="panel mt-8 flex flex-wrap items-center justify-between gap-4 p-6" aria-labelledby="request">
        <div>
          <h2 id="request" className="text-lg">
            Is your phone missing?
          </h2>
          <p className="mt-1 text-muted">Tell us which phone we should look at next.</p>
        </div>
        <Link to={contactFor({ subject: 'review' })} className="button button-primary">
          Request a review
        </Link>
      </section>
    </div>
  )
}
