/** The bar above a list of phones: the filter, the order, the number of phones, and a chip for each wish (FIND-2). */
import { Form, Link, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { filterOpen, wishQuery } from '#app/finder/address.ts'
import { describeWish } from '#app/finder/describe.ts'
import { type NeedId, needRule } from '#app/finder/needs.ts'
import { type FinderSort, sortParam } from '#app/finder/order.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { type Wishes, without } from '#app/finder/wishes.ts'
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
  const must: Wishes = new Map(state.must)
  const nice: Wishes = new Map(state.nice)
  const wishes = must.size + nice.size
  const all = { ...kept, sort: sorts ? sortParam(sorts.current) : kept.sort }
  const address = (wanted: { must: Wishes; nice: Wishes }) => withQuery(path, { ...all, ...wishQuery(wanted) })
  const closed = address({ must, nice })
  const { choices } = state
  return (
    <>
      <div className="filter-bar">
        <div className="filter-bar-row">
          <Link
            to={choices ? closed : withQuery(path, { ...all, ...wishQuery({ must, nice }), ...filterOpen })}
            rel="nofollow"
            preventScrollReset
            className="button button-quiet"
            aria-expanded={choices !== null}
            role="button"
          >
            {wishes > 0 ? finderTexts().filterCount(wishes) : finderTexts().filter}
          </Link>
          {sorts && <SortForm path={path} fields={{ ...kept, ...wishQuery({ must, nice }) }} sorts={sorts} />}
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
            cleared={wishes > 0 ? address({ must: new Map(), nice: new Map() }) : null}
          />
        )}
      </div>
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
        {Object.entries(finderTexts().quick)
          .filter(([need]) => !must.has(need as NeedId) && !nice.has(need as NeedId))
          .map(([need, label]) => (
            <li key={need}>
              <Link
                to={address({ must: withStandard(must, need as NeedId), nice })}
                rel="nofollow"
                preventScrollReset
                className="chip chip-quick"
              >
                <span className="sr-only">{finderTexts().add} </span>
                <span aria-hidden="true">+</span> {label}
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}

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
