/** The search page: search box, interpreted query, results (SEARCH-2). */
import { Link } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { FilterBar } from '#app/phones/components/finder/filter-bar.tsx'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import type { FilterState } from '#app/phones/finder-list.server.ts'
import { type Paging, pageNumber } from '#app/platform/paging.ts'
import { searchFor, searchPath } from '#app/platform/paths.ts'
import { pageLabel, sitePages } from '#app/platform/site-pages.ts'
import { formatList } from '#app/platform/text/format.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import type { ReadingLabel } from '#app/search/reading-labels.ts'
import { type SearchSort, searchSortLabel, sortsFor, usualSort } from '#app/search/sort.ts'
import type { Intent } from '#app/search/understanding/phrases.ts'
import { FeedLink } from '#app/seo/components/feed-link.tsx'
import { PendingPart } from '#app/site/pending-page.tsx'
import { fillIn } from '#app/ui/fill-in.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { searchPageTexts } from './texts.ts'

type Result = {
  total: number
  isMore: boolean
  correctedTo: string | null
  /** What was read from the text. */
  readings: ReadingLabel[]
  /** Words that were not searched for. */
  ignored: string[]
  /** The condition that was given up, because nothing fulfilled all. */
  relaxed: string | null
  intent: Intent | null
  paging: Paging
  phones: PhoneCard[]
}

type Props = {
  term: string
  price: string | null
  ignoredPrice: string | null
  range: { dollars: string; rupees: string } | null
  sort: SearchSort
  filter: FilterState | null
  result: Result | null
  /** The address of its feed. */
  feed: string | null
}

export function SearchPanel(props: Props) {
  const { term, ignoredPrice, range, result } = props
  return (
    <div className="shell py-8">
      <h1 className="text-3xl wrap-anywhere">{heading(props)}</h1>
      <SearchBox term={term} price={props.price} sort={props.sort} />
      {ignoredPrice !== null && (
        <p className="notice mt-4 wrap-anywhere">{searchPageTexts().ignoredPrice(ignoredPrice)}</p>
      )}
      {range && (
        <p className="mt-4 flex flex-wrap items-center gap-2">
          <span className="pill text-sm">{searchPageTexts().range(range.dollars, range.rupees)}</span>
          <Link to={searchFor({ q: term })} className="link text-sm">
            {searchPageTexts().removeRange}
          </Link>
        </p>
      )}
      {result ? (
        <Results {...props} result={result} />
      ) : (
        <PendingPart count={8}>
          <Prompt />
        </PendingPart>
      )}
    </div>
  )
}

/** Instead of results, for an address that searched too often (LIMIT-2); what was typed stays. */
export const TooManySearches = ({ term, price }: { term: string; price: string | null }) => (
  <div className="shell py-8">
    <h1 className="text-3xl">{searchPageTexts().heading}</h1>
    <SearchBox term={term} price={price} sort={usualSort(term)} />
    <p className="notice mt-4" role="alert">
      {platformTexts().tooManySearches}
    </p>
  </div>
)

function heading({ term, range, result }: Props): string {
  if (!result) return searchPageTexts().heading
  return term === '' ? searchPageTexts().inRange(range?.dollars ?? '') : searchPageTexts().titleFor(term)
}

function SearchBox({ term, price, sort }: Pick<Props, 'term' | 'price' | 'sort'>) {
  // The next search keeps a chosen sort order.
  const chosen = sort === usualSort(term) ? undefined : sort
  return (
    <form action={searchPath} className="mt-4 flex max-w-2xl gap-2">
      <div className="relative flex-1">
        <PhoneCombobox
          id="page-search"
          picks="page"
          label={searchPageTexts().label}
          className="rounded-full"
          placeholder={searchPageTexts().placeholder}
          defaultValue={term}
          required
        />
      </div>
      {price && <input type="hidden" name="price" value={price} />}
      {chosen && <input type="hidden" name="sort" value={chosen} />}
      <button type="submit" className="button button-primary">
        <Icon name="search" /> {searchPageTexts().search}
      </button>
    </form>
  )
}

function Prompt() {
  return (
    <div className="panel mt-6 p-8 text-center">
      <p className="display text-lg">{searchPageTexts().prompt}</p>
      <p className="mt-4 text-sm text-muted">{searchPageTexts().forExample}</p>
      <Examples />
    </div>
  )
}

function Results({ term, price, sort, filter, result, feed }: Props & { result: Result }) {
  const { total, isMore, correctedTo, readings, ignored, relaxed, intent, paging, phones } = result
  const query = { q: term, price: price ?? undefined }
  const sorted = (to: SearchSort) => (to === usualSort(term) ? undefined : to)
  return (
    <>
      <p className="mt-4 text-muted" role="status">
        {isMore ? searchPageTexts().moreResults(total) : searchPageTexts().results(total)}
      </p>
      {correctedTo && (
        <p className="notice my-4">
          {fillIn(searchPageTexts().corrected, {
            typed: term,
            corrected: (
              <Link to={searchFor({ q: correctedTo, price: query.price })} className="link">
                {correctedTo}
              </Link>
            ),
          })}
        </p>
      )}
      {readings.length > 0 && (
        <ul className="filter-chips" aria-label={searchPageTexts().understood}>
          {readings.map(({ label, rest }) => (
            <li key={label}>
              <Link to={rest === '' ? searchPath : searchFor({ ...query, q: rest })} rel="nofollow" className="chip">
                <span className="sr-only">{searchPageTexts().remove} </span>
                {label} <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {ignored.length > 0 && (
        <p className="notice my-4 wrap-anywhere">{searchPageTexts().ignored(formatList(ignored))}</p>
      )}
      {relaxed && <p className="notice my-4">{searchPageTexts().relaxed(relaxed)}</p>}
      {intent === 'used' && <p className="notice my-4">{searchPageTexts().used}</p>}
      {(intent === 'tax' || intent === 'pta') && (
        <p className="notice my-4">
          {fillIn(searchPageTexts().tax, {
            page: (
              <a href={sitePages.ptaTax.path} className="link">
                {pageLabel(sitePages.ptaTax)}
              </a>
            ),
          })}
        </p>
      )}
      {filter && <FilterBar path={searchPath} kept={{ ...query, sort: sorted(sort) }} state={filter} total={total} />}
      {total > 1 && (
        <nav aria-label={searchPageTexts().order} className="my-4">
          <ul className="choices">
            {sortsFor(term).map(choice => (
              <li key={choice}>
                <Link
                  to={searchFor({ ...query, sort: sorted(choice) })}
                  className="choice"
                  aria-current={choice === sort ? 'true' : undefined}
                  preventScrollReset
                >
                  {searchSortLabel(choice)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PendingPart count={8}>{total === 0 ? <NoResults term={term} /> : <PhoneGrid phones={phones} />}</PendingPart>
      <Pagination
        {...paging}
        pathOf={page => searchFor({ ...query, sort: sorted(sort), page: pageNumber(page) })}
        label={searchPageTexts().pages}
      />
      {feed && <FeedLink href={feed} subject="list" />}
    </>
  )
}

function NoResults({ term }: { term: string }) {
  return (
    <div className="panel mt-6 p-8 text-center">
      <p className="display text-lg wrap-anywhere">
        {term === '' ? searchPageTexts().noneInRange : searchPageTexts().none(term)}
      </p>
      <p className="mt-1 text-muted">{searchPageTexts().tryOthers}</p>
      <Examples />
    </div>
  )
}

function Examples() {
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-2">
      {searchPageTexts().examples.map(q => (
        <li key={q}>
          <Link to={searchFor({ q })} className="choice">
            {q}
          </Link>
        </li>
      ))}
    </ul>
  )
}
