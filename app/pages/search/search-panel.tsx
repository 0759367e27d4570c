/** The search page: search box, interpreted query, results (SEARCH-2). */
import { Link } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { wishQuery } from '#app/finder/address.ts'
import { filterOnly } from '#app/finder/by-filter.ts'
import { gradesNote } from '#app/finder/describe.ts'
import { FEW_MATCHES } from '#app/finder/needs.ts'
import { Chip } from '#app/phones/components/finder/filter-bar.tsx'
import { ListHeading } from '#app/phones/components/finder/list-heading.tsx'
import { ListLead } from '#app/phones/components/finder/list-lead.tsx'
import { ListPage } from '#app/phones/components/finder/list-page.tsx'
import { NearMisses } from '#app/phones/components/finder/more-phones.tsx'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import type { FilterState, FoundPhones } from '#app/phones/finder-list.server.ts'
import { type Paging, pageNumber } from '#app/platform/paging.ts'
import { searchFor, searchPath } from '#app/platform/paths.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { PriceLegend } from '#app/prices/components/price-legend.tsx'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import type { ReadingLabel } from '#app/search/reading-labels.ts'
import { offeredSorts, type SearchSort, searchSortLabel, searchSortRule } from '#app/search/sort.ts'
import { FeedLink } from '#app/seo/components/feed-link.tsx'
import { PendingPart } from '#app/site/pending-page.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { LeftOut, type Notices, SearchNotices, withLessText } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

type Result = {
  total: number
  isMore: boolean
  /** Whether the words choose among no phones, so that all are listed. */
  isAll: boolean
  /** The words of which nothing was found, where no other says what is wished. */
  lost: string | null
  isByFit: boolean
  notices: Notices
  /** What was read from the text. */
  readings: ReadingLabel[]
  paging: Paging
  phones: PhoneCard[]
  /** How many of all have a shop price of now; null where that is not counted. */
  recent: number | null
  /** How many of all stand above the line for prices that do not count; null without the line (SEARCH-13). */
  ofNow: number | null
  /** How many of this page do. */
  current: number | null
  near: FoundPhones['near']
}

type Props = {
  term: string
  price: string | null
  ignoredPrice: string | null
  /** Whether the wishes of the filter stand in place of those in the words. */
  isByFilter: boolean
  range: { dollars: string; rupees: string } | null
  sort: SearchSort
  /** Whether the visitor chose it. */
  isSortChosen: boolean
  filter: FilterState | null
  result: Result | null
  /** The address of its feed. */
  feed: string | null
}

export function SearchPanel(props: Props) {
  const { result, filter } = props
  return (
    <div className="shell list-shell">
      {result && filter ? (
        <>
          {result.lost !== null && (
            <>
              <SearchHead {...props} />
              <p className="display mt-4 text-lg wrap-anywhere">{searchPageTexts().none(result.lost)}</p>
              <Proposals />
            </>
          )}
          {isBareOfResults(props) ? (
            <>
              <SearchHead {...props} />
              <SearchNotices {...result.notices} term={props.term} price={props.price} first={undefined} />
              <PendingPart count={8}>
                <NoResults term={props.term} notices={result.notices} />
              </PendingPart>
            </>
          ) : (
            <Results {...props} result={result} filter={filter} />
          )}
        </>
      ) : (
        <>
          <SearchHead {...props} />
          <PendingPart count={8}>
            <Prompt />
          </PendingPart>
        </>
      )}
    </div>
  )
}

function SearchHead(props: Props) {
  const { term, ignoredPrice, result } = props
  const title = <h1 className="list-title wrap-anywhere">{heading(props)}</h1>
  return (
    <>
      <SearchBox term={term} price={props.price} />
      {result && !isBareOfResults(props) && result.lost === null ? (
        <ListHeading {...countOf(result)}>{title}</ListHeading>
      ) : (
        title
      )}
      {ignoredPrice !== null && <p className="notice wrap-anywhere">{searchPageTexts().ignoredPrice(ignoredPrice)}</p>}
    </>
  )
}

/** The number of results; of phones, where the words choose none. */
function countOf({ total, isMore, isAll }: Result) {
  const words = searchPageTexts()
  return { total, count: isAll ? undefined : isMore ? words.moreResults(total) : words.results(total) }
}

/** Instead of results, for an address that searched too often (LIMIT-2); what was typed stays. */
export const TooManySearches = ({ term, price }: { term: string; price: string | null }) => (
  <div className="shell list-shell">
    <SearchBox term={term} price={price} />
    <h1 className="list-title">{searchPageTexts().heading}</h1>
    <p className="notice mt-4" role="alert">
      {platformTexts().tooManySearches}
    </p>
  </div>
)

function heading({ term, range, result }: Props): string {
  if (!result) return searchPageTexts().heading
  return term === '' ? searchPageTexts().inRange(range?.dollars ?? '') : searchPageTexts().titleFor(term)
}

function SearchBox({ term, price }: Pick<Props, 'term' | 'price'>) {
  return (
    <form action={searchPath()} className="page-search">
      <div className="flex-1">
        <PhoneCombobox
          id="page-search"
          picks="page"
          className="search-field"
          label={searchPageTexts().label}
          placeholder={searchPageTexts().placeholder}
          defaultValue={term}
          required
        />
      </div>
      {price && <input type="hidden" name="price" value={price} />}
      <button type="submit" className="button button-primary">
        <Icon name="search" /> <span>{searchPageTexts().search}</span>
      </button>
    </form>
  )
}

function Prompt() {
  return (
    <>
      <p className="mt-4">{searchPageTexts().prompt}</p>
      <Proposals />
    </>
  )
}

/** The order that the words ask for leads where it is none of those that can be chosen. */
function sortChoices(term: string, current: SearchSort, isByFit: boolean) {
  const offered = offeredSorts(term, isByFit)
  const all = offered.includes(current) ? offered : [current, ...offered]
  return all.map(value => ({ value, label: searchSortLabel(value) }))
}

function Results(props: Props & { result: Result; filter: FilterState }) {
  const { term, price, range, sort, filter, result, feed } = props
  const { total, notices, readings, paging, phones, near } = result
  const query = { q: term || undefined, price: price ?? undefined, ...(props.isByFilter ? filterOnly : {}) }
  const wishes = wishQuery({ must: new Map(filter.must), nice: new Map(filter.nice) })
  const isLess = notices.relaxed.length + notices.lowered.length > 0 && notices.few === null
  // What nearly fulfils all leads the phones with less, each with what it lacks.
  const closest = isLess ? near : []
  const list = {
    path: searchPath(),
    kept: { ...query, sort: props.isSortChosen ? sort : undefined },
    state: filter,
    total,
  }
  const compared = [...closest.map(({ phone }) => phone), ...phones]
  const note = sort === 'screen' ? `${searchSortRule(sort)}.` : gradesNote(sort)
  const lead = {
    phones: compared,
    recent: result.recent,
    ofNow: result.ofNow,
    isPair: notices.compared.length > 0,
    note,
  }
  const sorted = props.isSortChosen ? sort : undefined
  const chips = (
    <>
      {range && (
        <Chip
          wish={searchPageTexts().range(range.dollars, range.rupees)}
          to={searchFor({ ...query, ...wishes, price: undefined })}
        />
      )}
      {readings.map(({ label, rest }) => (
        <Chip key={label} wish={label} to={searchFor({ ...query, ...wishes, q: rest || undefined })} />
      ))}
    </>
  )
  return (
    <ListPage
      {...list}
      lead={closest.length > 0 ? null : lead}
      notices={
        <SearchNotices
          {...notices}
          {...(closest.length > 0 ? { relaxed: [], lowered: [] } : {})}
          {...(result.lost === null ? {} : { ignored: [] })}
          term={term}
          price={price}
          first={phones[0]}
        />
      }
      chips={chips}
      chipCount={Number(range !== null) + readings.length}
      sorts={
        total > 1
          ? { current: sort, offered: sortChoices(term, sort, result.isByFit), usual: props.isSortChosen ? null : sort }
          : undefined
      }
      head={
        result.lost === null ? (
          <SearchHead {...props} />
        ) : (
          <ListHeading {...countOf(result)}>
            <h2 className="list-title">{searchPageTexts().allPhones}</h2>
          </ListHeading>
        )
      }
    >
      {closest.length > 0 && <p className="list-closest">{withLessText(notices)}</p>}
      <PendingPart count={8}>
        {total === 0 ? (
          <NoResults term={term} notices={notices} />
        ) : (
          <Phones {...result} near={isLess ? [] : near} closest={closest} />
        )}
      </PendingPart>
      {phones.length > 0 && <PriceLegend isBelow also={note} />}
      {closest.length > 0 && <ListLead {...list} {...lead} />}
      <LeftOut {...notices} />
      <Pagination
        {...paging}
        pathOf={page => searchFor({ ...query, ...wishes, sort: sorted, page: pageNumber(page) })}
        label={searchPageTexts().pages}
      />
      {feed && total >= FEW_MATCHES && <FeedLink href={feed} subject="list" />}
    </ListPage>
  )
}

/** The results, those without a price of now below a line, behind what misses something at a price of now. */
function Phones({ phones, current, near, closest, lost }: Result & { closest: Result['near'] }) {
  const isAged = current !== null && current < phones.length
  const first = [
    ...closest.map(({ phone, miss }) => ({ ...phone, remark: miss })),
    ...(isAged ? phones.slice(0, current) : phones),
  ]
  const list = (
    <>
      {first.length > 0 && <PhoneGrid phones={first} heading={lost === null ? 'h2' : 'h3'} />}
      <NearMisses near={near} />
    </>
  )
  if (!isAged) return list
  return (
    <>
      {list}
      <section className="mt-8" aria-labelledby="aged-prices">
        <h2 id="aged-prices" className="text-xl">
          {searchPageTexts().aged}
        </h2>
        <p className="mb-4 text-muted">{searchPageTexts().agedIntro}</p>
        <PhoneGrid phones={phones.slice(current)} heading="h3" isBelow={first.length > 0} />
      </section>
    </>
  )
}

/** Nothing to narrow or order, and no wish to take away. */
const isBareOfResults = ({ result, filter, range }: Props): boolean =>
  result?.total === 0 &&
  result.near.length + result.readings.length === 0 &&
  range === null &&
  filter !== null &&
  filter.choices === null &&
  filter.must.length + filter.nice.length === 0

function NoResults({ term, notices: { intents, otherBrands } }: { term: string; notices: Notices }) {
  const isElsewhere = intents.includes('elsewhere') || otherBrands.length > 0
  return (
    <>
      <p className="display mt-4 text-lg wrap-anywhere">
        {term === '' ? searchPageTexts().noneInRange : searchPageTexts().none(term)}
      </p>
      {!isElsewhere && <p className="mt-1 text-muted">{searchPageTexts().tryOthers}</p>}
      <Proposals />
    </>
  )
}

/** Searches that lead on. */
function Proposals() {
  return (
    <section className="search-proposals">
      <p>{searchPageTexts().searchFor}</p>
      <ul>
        {searchPageTexts().examples.map(q => (
          <li key={q}>
            <Link to={searchFor({ q })} rel="nofollow" className="link">
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
