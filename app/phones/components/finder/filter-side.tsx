/**
 * Beside a list on a wide screen: the filter, open. On a small one nothing until the filter is asked for, then a sheet
 * (FIND-2).
 */
import { Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { filterOpen, isFilterOpen, wishQuery } from '#app/finder/address.ts'
import { filterOnly } from '#app/finder/by-filter.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { type Query, withQuery } from '#app/platform/paths.ts'
import type { FilterState } from '../../finder-list.server.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FrequentForm } from './frequent-form.tsx'
import { isRecent } from './recent-field.tsx'

export type FilterProps = {
  path: string
  /** Parameters of the page that stay when wishes change. */
  kept: Query
  state: FilterState
  total: number
  /** Needs that the page itself decides. */
  hidden?: readonly NeedId[]
  /** Fields that only this page has. */
  own?: ReactNode
  /** Removes these too, in place of what removes the wishes. */
  clear?: ReactNode
  /** How many phones of the list have a recent price, where that is to be asked for; else null. */
  recent?: number | null
}

export function FilterSide({
  path,
  kept: given,
  state: shown,
  total,
  hidden = [],
  own,
  clear,
  recent = null,
}: FilterProps) {
  const { choices } = shown
  const wishes = { must: new Map(shown.must), nice: new Map(shown.nice) }
  const closed = withQuery(path, { ...given, ...wishQuery(wishes) })
  const isWished = wishes.must.size + wishes.nice.size > 0
  const clearing =
    clear ??
    (isWished && (
      <Link to={withQuery(path, given)} rel="nofollow" preventScrollReset className="link">
        {finderTexts().clear}
      </Link>
    ))
  const kept = shown.ofWords.length + shown.niceOfWords.length > 0 ? { ...given, ...filterOnly } : given
  const state = { ...shown, must: allMusts(shown), nice: allNices(shown) }
  if (choices) {
    return (
      <FilterPanel
        key={closed}
        path={path}
        kept={kept}
        state={{ ...state, choices }}
        total={total}
        hidden={hidden}
        own={own}
        closed={closed}
        clearing={clearing}
      />
    )
  }
  return (
    <>
      <OpeningSheet path={path} />
      <aside className="filter-rail" aria-label={finderTexts().filter}>
        {own}
        {/* The page's own fields have a price. */}
        <FrequentForm
          path={path}
          kept={kept}
          state={state}
          total={total}
          budget={own ? [] : prices}
          recent={isRecent(wishes.must.get('grade')) ? total : recent}
        />
        <p className="filter-rail-links">
          <Link
            to={withQuery(path, { ...given, ...wishQuery(wishes), ...filterOpen })}
            rel="nofollow"
            preventScrollReset
            className="link"
          >
            {finderTexts().allFilters}
          </Link>
          {clearing}
        </p>
      </aside>
    </>
  )
}

/** On a small screen the head of the sheet at once, while its fields are loaded. */
function OpeningSheet({ path }: Pick<FilterProps, 'path'>) {
  const { location } = useNavigation()
  if (location?.pathname !== path || !isFilterOpen(new URLSearchParams(location.search))) return null
  return (
    <div className="filter-panel filter-opening" aria-hidden="true">
      <p className="filter-head display text-lg">{finderTexts().filter}</p>
    </div>
  )
}

/** What the phones must have, by the address or by the words of a search. */
export const allMusts = ({ ofWords, must, nice }: FilterState): FilterState['must'] => {
  const isNice = new Map(nice)
  return [...new Map([...ofWords.filter(([need]) => !isNice.has(need)), ...must])]
}

/** What is only nice to have, by the address or by the words of a search. */
export const allNices = ({ niceOfWords, must, nice }: FilterState): FilterState['nice'] => {
  const isMust = new Map(must)
  return [...new Map([...niceOfWords.filter(([need]) => !isMust.has(need)), ...nice])]
}

const prices: NeedId[] = ['priceMin', 'price']
