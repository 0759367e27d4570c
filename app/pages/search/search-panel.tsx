/** The search page: search box, interpreted query, results (SEARCH-2). */
import { wishQuery } from '#app/finder/address.ts'
import { filterOnly } from '#app/finder/by-filter.ts'
import { gradesNote } from '#app/finder/describe.ts'
import { FEW_MATCHES } from '#app/finder/needs.ts'
import { Chip } from '#app/phones/components/finder/filter-bar.tsx'
import { ListHeading } from '#app/phones/components/finder/list-heading.tsx'
import { ListLead } from '#app/phones/components/finder/list-lead.tsx'
import { ListPage } from '#app/phones/components/finder/list-page.tsx'
import type { FilterState } from '#app/phones/finder-list.server.ts'
import { pageNumber } from '#app/platform/paging.ts'
import { searchFor, searchPath } from '#app/platform/paths.ts'
import { asSentence } from '#app/platform/text/format.ts'
import { PriceLegend } from '#app/prices/components/price-legend.tsx'
import { offeredSorts, type SearchSort, searchSortLabel, searchSortRule } from '#app/search/sort.ts'
import { FeedLink } from '#app/seo/components/feed-link.tsx'
import { PendingPart } from '#app/site/pending-page.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { FoundPhones, hasFold } from './found-phones.tsx'
import { NoResults, Prompt, Proposals } from './no-results.tsx'
import { OfNoSuchName } from './of-no-such-name.tsx'
import { countOf, isBareOfResults, SearchHead, type SearchProps, type SearchResult } from './search-head.tsx'
import { LeftOut, SearchNotices, withLessText } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

export function SearchPanel(props: SearchProps) {
  const { result, filter } = props
  return (
    <div className="shell list-shell">
      {result && filter ? (
        <>
          {result.lost !== null && (
            <>
              <SearchHead {...props} />
              <Proposals />
            </>
          )}
          {result.noSuchName ? (
            <>
              <SearchHead {...props} />
              <PendingPart count={6}>
                <OfNoSuchName {...result.noSuchName} notices={result.notices} term={props.term} />
              </PendingPart>
            </>
          ) : isBareOfResults(props) ? (
            <>
              <SearchHead {...props} />
              <SearchNotices {...result.notices} term={props.term} price={props.price} first={undefined} />
              <PendingPart count={8}>
                <NoResults term={props.term} notices={result.notices} waysOn={props.waysOn} />
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
            <Prompt waysOn={props.waysOn} />
          </PendingPart>
        </>
      )}
    </div>
  )
}

/** The order that the words ask for leads where it is none of those that can be chosen. */
function sortChoices(term: string, current: SearchSort, isByFit: boolean) {
  const offered = offeredSorts(term, isByFit)
  const all = offered.includes(current) ? offered : [current, ...offered]
  return all.map(value => ({ value, label: searchSortLabel(value) }))
}

function Results(props: SearchProps & { result: SearchResult; filter: FilterState }) {
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
  // Those in the fold say their age there.
  const listed = result.current === null ? phones : phones.slice(0, result.current || undefined)
  const pages = (
    <Pagination
      {...paging}
      pathOf={page => searchFor({ ...query, ...wishes, sort: sorted, page: pageNumber(page) })}
      label={searchPageTexts().pages}
    />
  )
  // The following pages go on with what the fold has.
  const isInFold = hasFold(result, closest)
  const compared = [...closest.map(({ phone }) => phone), ...phones]
  const rule = searchSortRule(sort)
  const note = rule === undefined ? gradesNote(sort) : asSentence([rule])
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
      {readings.map(({ label, rest, isLead }) => (
        <Chip key={label} wish={label} isLead={isLead} to={searchFor({ ...query, ...wishes, q: rest || undefined })} />
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
      leadCount={readings.filter(({ isLead }) => isLead).length}
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
          <NoResults term={term} notices={notices} waysOn={props.waysOn} />
        ) : (
          <FoundPhones {...result} near={isLess ? [] : near} closest={closest} pages={isInFold ? pages : null} />
        )}
      </PendingPart>
      <PriceLegend phones={listed} isBelow />
      {note !== undefined && phones.length > 0 && <p className="price-legend price-legend-below">{note}</p>}
      {closest.length > 0 && <ListLead {...list} {...lead} />}
      {result.perhaps.length === 0 && <LeftOut {...notices} />}
      {!isInFold && pages}
      {feed && total >= FEW_MATCHES && <FeedLink href={feed} />}
    </ListPage>
  )
}
