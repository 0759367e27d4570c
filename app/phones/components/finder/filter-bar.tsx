/** The bar above a list of phones: the filter, the order, the number of phones, and a chip for each wish (FIND-2). */
import { Form, Link, useNavigate, useNavigation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { filterOpen, wishQuery } from '#app/finder/address.ts'
import { describeWish } from '#app/finder/describe.ts'
import { type NeedId, needRule, quickNeeds } from '#app/finder/needs.ts'
import { type FinderSort, sortParam } from '#app/finder/order.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { type Wanted, type Wishes, wantedBy, without } from '#app/finder/wishes.ts'
import { type Query, withQuery } from '#app/platform/paths.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'
import type { FilterState } from '../../finder-list.server.ts'
import { FilterPanel } from './filter-panel.tsx'
import { HiddenFields } from './hidden-fields.tsx'

type Props = {
  path: string
  /** Parameters of the page that stay when wishes change. */
  kept: Query
  state: FilterState
  total: number
  /** Needs that the page itself decides. */
  hidden?: readonly NeedId[]
  sorts?: { current: FinderSort; offered: readonly FinderSort[] }
}

export function FilterBar({ path, kept, state, total, hidden = [], sorts }: Props) {
  const all = { ...kept, sort: sorts ? sortParam(sorts.current) : kept.sort }
  const isByPrice = String(all.sort ?? '').startsWith('price')
  const shown = { must: new Map(state.must), nice: new Map(state.nice) }
  const closed = withQuery(path, { ...all, ...wishQuery(shown) })
  const wishes = shown.must.size + shown.nice.size
  const pending = usePendingQuery(path)
  const { must, nice } = pending ? wantedBy(pending) : shown
  const others = pending ? only(pending, Object.keys(all)) : all
  const address = (wanted: Pick<Wanted, 'must' | 'nice'>) => withQuery(path, { ...others, ...wishQuery(wanted) })
  const { choices } = state
  return (
    <>
      <div className="filter-bar">
        <div className="filter-bar-row">
          <Link
            to={choices ? closed : withQuery(path, { ...all, ...wishQuery(shown), ...filterOpen })}
            rel="nofollow"
            preventScrollReset
            className="button button-quiet"
            aria-expanded={choices !== null}
            role="button"
          >
            {wishes > 0 ? finderTexts().filterCount(wishes) : finderTexts().filter}
          </Link>
          {sorts && (
            <SortForm path={path} fields={{ ...others, sort: undefined, ...wishQuery({ must, nice }) }} sorts={sorts} />
          )}
          <p className="filter-total" role="status">
            {plural(total, { one: finderTexts().onePhone, other: finderTexts().phones(formatNumber(total)) })}
          </p>
        </div>
        {choices && (
          <FilterPanel
            key={closed}
            path={path}
            kept={all}
            state={{ ...state, choices }}
            total={total}
            hidden={hidden}
            closed={closed}
            cleared={wishes > 0 ? withQuery(path, all) : null}
          />
        )}
      </div>
      {isByPrice && <p className="mt-2 text-sm text-muted">{finderTexts().gradesLead}</p>}
      <ul className="filter-chips" aria-label={finderTexts().wishes}>
        {[...must].map(([need, wish]) => (
          <Chip
            key={need}
            wish={describeWish(need, wish, state.names)}
            to={address({ must: without(must, need), nice })}
          />
        ))}
        {[...nice].map(([need, wish]) => (
          <Chip
            key={need}
            wish={finderTexts().nice(describeWish(need, wish, state.names))}
            to={address({ must, nice: without(nice, need) })}
          />
        ))}
        {quickNeeds
          .filter(need => !must.has(need) && !nice.has(need))
          .map(need => (
            <li key={need}>
              <Link
                to={address({ must: withStandard(must, need), nice })}
                rel="nofollow"
                preventScrollReset
                className="chip chip-quick"
              >
                <span className="sr-only">{finderTexts().add} </span>
                <span aria-hidden="true">+</span> {finderTexts().needs[need].quick}
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}

/** The query of the list that is being loaded in place of this one: a second tap adds to the first. Null otherwise. */
function usePendingQuery(path: string): URLSearchParams | null {
  const { location } = useNavigation()
  return location?.pathname === path ? new URLSearchParams(location.search) : null
}

const only = (query: URLSearchParams, names: string[]): Query =>
  Object.fromEntries(names.map(name => [name, query.get(name) ?? undefined]))

/** The wishes with one more, of its usual value. */
const withStandard = (must: Wishes, need: NeedId): Wishes => new Map([...must, [need, needRule(need).standard ?? true]])

/** A wish that can be removed. Combinations of filters are endless: search engines need not follow them. */
function Chip({ wish, to }: { wish: string; to: string }) {
  return (
    <li>
      <Link to={to} rel="nofollow" preventScrollReset className="chip">
        <span className="sr-only">{finderTexts().remove} </span>
        {wish} <span aria-hidden="true">×</span>
      </Link>
    </li>
  )
}

type SortProps = { path: string; fields: Query; sorts: NonNullable<Props['sorts']> }

/** Applied on change with script, by a button without. */
function SortForm({ path, fields, sorts: { current, offered } }: SortProps) {
  const navigate = useNavigate()
  const apply = ({ currentTarget }: FormEvent<HTMLSelectElement>) =>
    navigate(withQuery(path, { ...fields, sort: sortParam(currentTarget.value as FinderSort) }), {
      preventScrollReset: true,
    })
  return (
    <Form action={path} autoComplete="off" className="filter-sort">
      <HiddenFields fields={fields} />
      <label>
        <span className="sr-only">{finderTexts().sort}</span>
        <select key={current} name="sort" className="field" defaultValue={current} onChange={apply}>
          {offered.map(sort => (
            <option key={sort} value={sort}>
              {finderTexts().sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button-quiet">
          {finderTexts().apply}
        </button>
      </noscript>
    </Form>
  )
}
