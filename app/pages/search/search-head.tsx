/** The head of the search page: the box, and what was searched for with the number of results (SEARCH-2). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { ListHeading } from '#app/phones/components/finder/list-heading.tsx'
import { ofNowText } from '#app/phones/components/finder/list-lead.tsx'
import type { FilterState, FoundPhones } from '#app/phones/finder-list.server.ts'
import type { Paging } from '#app/platform/paging.ts'
import { searchPath } from '#app/platform/paths.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import type { NoSuchName } from '#app/search/line.server.ts'
import type { ReadingLabel } from '#app/search/reading-labels.ts'
import type { SearchSort } from '#app/search/sort.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { WaysOn } from './no-results.tsx'
import type { Notices } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

export type SearchResult = {
  total: number
  isMore: boolean
  /** Whether the words choose among no phones, so that all are listed. */
  isAll: boolean
  /** The words of which nothing was found, where no other says what is wished. */
  lost: string | null
  isByFit: boolean
  /** In place of a list: where the words are a name that no phone has. */
  noSuchName: NoSuchName | null
  notices: Notices
  /** What was read from the text. */
  readings: ReadingLabel[]
  paging: Paging
  phones: PhoneCard[]
  /** How many of all have a shop price of now; null where that is not counted. */
  recent: number | null
  /** How many of all stand above the line for prices that do not count, 0 also where none has another; else null (SEARCH-13). */
  ofNow: number | null
  /** How many of all come before those without a price; null where the order mixes them. */
  priced: number | null
  /** How many of this page do. */
  current: number | null
  near: FoundPhones['near']
  /** Where prices are compared and none is recent: the nearest phone above the budget whose price is. */
  /** With how much it is over the budget. */
  nearestRecent: { phone: PhoneCard; over: string; without5g: PhoneCard | null } | null
  /** Phones that are named after 5G, of which only that is not known, at a price that counts. */
  perhaps: PhoneCard[]
}

export type SearchProps = {
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
  result: SearchResult | null
  /** Where nothing is found or searched for. */
  waysOn: WaysOn | null
  /** The address of its feed. */
  feed: string | null
}

export function SearchHead(props: SearchProps) {
  const { term, ignoredPrice, result } = props
  const title = <h1 className="list-title wrap-anywhere">{heading(props)}</h1>
  return (
    <>
      <SearchBox term={term} price={props.price} />
      {result && !isBareOfResults(props) && result.lost === null && !result.noSuchName ? (
        <ListHeading {...countOf(result)}>{title}</ListHeading>
      ) : (
        <div className="mt-3">{title}</div>
      )}
      {ignoredPrice !== null && <p className="notice wrap-anywhere">{searchPageTexts().ignoredPrice(ignoredPrice)}</p>}
    </>
  )
}

/** The number of results; of phones, where the words choose none. */
export function countOf({ total, isMore, isAll, ofNow, recent }: SearchResult) {
  const words = searchPageTexts()
  return {
    total,
    isSaid: total === 0,
    count: isAll ? undefined : isMore ? words.moreResults(total) : words.results(total),
    also: ofNowText({ ofNow, recent, total }),
  }
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

function heading({ term, range, result }: SearchProps): string {
  if (!result) return searchPageTexts().heading
  if (result.lost !== null) return searchPageTexts().none(result.lost)
  if ((result.total === 0 || result.noSuchName) && term !== '') return searchPageTexts().none(term)
  return term === '' ? searchPageTexts().inRange(range?.dollars ?? '') : searchPageTexts().titleFor(term)
}

function SearchBox({ term, price }: Pick<SearchProps, 'term' | 'price'>) {
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

/** Nothing to narrow or order, and no wish to take away. */
export const isBareOfResults = ({ result, filter, range }: SearchProps): boolean =>
  result?.total === 0 &&
  result.near.length + result.readings.length === 0 &&
  range === null &&
  filter !== null &&
  filter.choices === null &&
  filter.must.length + filter.nice.length === 0
