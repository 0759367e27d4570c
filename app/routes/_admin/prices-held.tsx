import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HeldPrice } from '#app/admin/components/held-price.tsx'
import { PriceWork } from '#app/admin/components/price-work.tsx'
import { type HeldPriceProblem, heldPricesForAdmin } from '#app/admin/held-prices.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { countPriceWork } from '#app/admin/price-worklist.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { countHeldListings } from '#app/phones/held-prices.server.ts'
import { pageNumber, paging } from '#app/platform/paging.ts'
import { heldPricesPath, withQuery } from '#app/platform/paths.ts'
import { HeldListings } from '#app/sources/components/held-listings.tsx'
import { listHeldListings } from '#app/sources/held.server.ts'
import { type HeldProblem, handleHeld } from '#app/sources/page/held-actions.server.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

const PAGE_SIZE = 20

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Held prices', heldPricesPath)

/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

/** `?page=`. */
export const loader = adminLoader(({ request }) => {
  const counts = countPriceWork(Date.now())
  const shown = paging(new URL(request.url).searchParams.get('page'), counts.held, PAGE_SIZE)
  const listings = countHeldListings()
  // Listings first: they are of shops that are read again and again.
  const first = Math.min(shown.offset, listings)
  const held = listHeldListings({ offset: first, limit: shown.limit })
  const rest = { offset: Math.max(0, shown.offset - listings), limit: shown.limit - held.length }
  return { counts, paging: shown, listings: held, prices: rest.limit > 0 ? heldPricesForAdmin(rest) : [] }
}, shownAgain)

export const action = adminAction<HeldProblem | HeldPriceProblem>(handleHeld)

export const clientAction = sendForm

export default function HeldPricesPage() {
  const { counts, paging, listings, prices } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  const here = withQuery(heldPricesPath, { page: pageNumber(paging.page) })
  return (
    <>
      <h1 className="text-2xl">Held prices</h1>
      <p className="mt-1 text-sm text-muted">
        Doubtful listings of sources and rows of imports. No visitor sees them before you publish them; what you refuse
        is left out from then on.
      </p>
      <PriceWork counts={counts} current="held" />
      {unsent && (
        <p role="alert" className="field-error">
          {unsent}
        </p>
      )}
      <HeldListings listings={listings} action={here} problem={result && 'slug' in result ? result : null} />
      {prices.length > 0 ? (
        <ol className="panel divide-y divide-line">
          {prices.map(price => (
            <li key={price.id} className="p-3">
              <HeldPrice {...price} action={here} problem={result && 'heldPrice' in result ? result : null} />
            </li>
          ))}
        </ol>
      ) : listings.length > 0 ? null : (
        <p className="panel p-8 text-center">No price waits for a decision.</p>
      )}
      <Pagination
        {...paging}
        pathOf={page => withQuery(heldPricesPath, { page: pageNumber(page) })}
        label="Pages of held prices"
      />
    </>
  )
}
