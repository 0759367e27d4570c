import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { publicPage } from '#app/http/caching.server.ts'
import { SearchPanel } from '#app/pages/search/search-panel.tsx'
import { searchPageTexts } from '#app/pages/search/texts.ts'
import { paging } from '#app/platform/paging.ts'
import { searchFor } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { RESULTS_PAGE_SIZE } from '#app/search/limits.ts'
import { describeCents, describeRupees, parseCentRange, toRupees } from '#app/search/price-range.ts'
import { foundCards, search } from '#app/search/search.server.ts'
import { searchSortNamed } from '#app/search/sort.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: data?.term ? searchPageTexts().titleFor(data.term) : searchPageTexts().title,
    description: searchPageTexts().description,
    path: searchFor({ q: data?.term, price: data?.price ?? undefined }),
    noIndex: true,
  })

/** `?q=` text, `?price=` range in US cents, `?sort=`, `?page=` (SEARCH-1). */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const term = query.get('q')?.trim() ?? ''
  const price = query.get('price')?.trim() ?? ''
  const cents = price === '' ? null : parseCentRange(price)
  const rupees = cents && toRupees(cents, settings().USD_PKR_RATE)
  const sort = searchSortNamed(query.get('sort'), term)
  const params = {
    term,
    sort,
    price: cents ? price : null,
    /** The invalid price range, truncated; null if valid or absent. */
    ignoredPrice: price !== '' && !cents ? price.slice(0, 60) : null,
    range: cents && rupees ? { dollars: describeCents(cents), rupees: describeRupees(rupees) } : null,
  }
  if (term === '' && !cents) return { ...params, result: null }
  const found = search(term, rupees, sort)
  const page = paging(query.get('page'), found.total, RESULTS_PAGE_SIZE)
  return {
    ...params,
    result: {
      total: found.total,
      isMore: found.isMore,
      correctedTo: found.correctedTo,
      typedRange: found.typedRange && describeRupees(found.typedRange),
      paging: page,
      phones: foundCards(found, page),
    },
  }
}

export default function SearchPage() {
  return <SearchPanel {...useLoaderData<typeof loader>()} />
}
