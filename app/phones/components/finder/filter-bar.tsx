/** The bar above a list of phones: the filter, the order, and a chip for each wish (FIND-2). */
import { Form, Link, useNavigate, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { filterOpen, wishQuery } from '#app/finder/address.ts'
import { describeQuick, describeShortWish } from '#app/finder/describe.ts'
import { FEW_MATCHES, type NeedId, needRule, quickNeeds } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { asksForKeypads, type Wanted, type Wishes, wantedBy, without } from '#app/finder/wishes.ts'
import { type Query, withQuery } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { UrlSelect } from '#app/ui/url-select.tsx'
import { allMusts, allNices, type FilterProps } from './filter-side.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { withRecentPrices } from './recent-field.tsx'

type Props = FilterProps & {
  /** `usual` needs no parameter; null where each needs one. */
  sorts?: {
    current: string
    offered: readonly { value: string; label: string }[]
    usual: string | null
    /** Where the order is a field of a form that the page has: its id, and the name of the field. */
    own?: { form: string; label: string }
  }
  /** Chips of the page itself, before those of the wishes. */
  chips?: ReactNode
  /** How many these are, and how many of them say what leads and take nothing away. */
  chipCount?: number
  leadCount?: number
  /** How many phones of the list have a recent price, where that is to be asked for; else null. */
  recent: number | null
}

/** Of what is wished and what can be added with one tap. */
const MOST_IN_ROW = 6

export function FilterBar({ path, kept, state, total, sorts, chips, chipCount = 0, leadCount = 0, recent }: Props) {
  const shown = { must: new Map(state.must), nice: new Map(state.nice) }
  const closed = withQuery(path, { ...kept, ...wishQuery(shown) })
  const all = new Map([...allMusts(state), ...allNices(state)])
  const wishes = chipCount + shown.must.size + shown.nice.size
  const filters = wishes - leadCount - shown.nice.size
  const pending = usePendingQuery(path)
  const { must, nice } = pending ? wantedBy(pending) : shown
  const others = pending ? only(pending, Object.keys(kept)) : kept
  const address = (wanted: Pick<Wanted, 'must' | 'nice'>) => withQuery(path, { ...others, ...wishQuery(wanted) })
  const isOffered = (need: NeedId) => !all.has(need) && !must.has(need) && !nice.has(need)
  const isQuick = total >= FEW_MATCHES && !asksForKeypads(all)
  const room = Math.max(0, MOST_IN_ROW - wishes - (recent === null ? 0 : 1))
  const quick = isQuick ? quickNeeds.filter(isOffered).slice(0, room) : []
  const recentLink = recent !== null && (
    <li className="filter-quick">
      <Link to={address({ must: withRecentPrices(must), nice })} rel="nofollow" preventScrollReset>
        <span className="sr-only">{finderTexts().add} </span>
        {finderTexts().recent(formatNumber(recent))}
      </Link>
    </li>
  )
  return (
    <>
      <div className="filter-bar">
        <Link
          to={state.choices ? closed : withQuery(path, { ...kept, ...wishQuery(shown), ...filterOpen })}
          rel="nofollow"
          preventScrollReset
          className="button button-quiet filter-button"
          aria-expanded={state.choices !== null}
          role="button"
        >
          {filters > 0 ? finderTexts().filterCount(filters) : finderTexts().filter}
        </Link>
        {sorts && (
          <SortForm path={path} fields={{ ...others, sort: undefined, ...wishQuery({ must, nice }) }} sorts={sorts} />
        )}
      </div>
      <ul className="filter-chips" aria-label={finderTexts().wishes}>
        {chips}
        {[...must].map(([need, wish]) => (
          <Chip
            key={need}
            wish={describeShortWish(need, wish, state.names)}
            to={address({ must: without(must, need), nice })}
          />
        ))}
        {[...nice].map(([need, wish]) => (
          <Chip
            key={need}
            wish={finderTexts().leads(describeShortWish(need, wish, state.names))}
            isLead
            to={address({ must, nice: without(nice, need) })}
          />
        ))}
        {recentLink}
        {quick.map(need => (
          <li key={need} className="filter-quick">
            <Link to={address({ must: withStandard(must, need), nice })} rel="nofollow" preventScrollReset>
              <span className="sr-only">{finderTexts().add} </span>
              {describeQuick(need)}
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

type ChipProps = {
  wish: string
  to: string
  /** Whether it only says what leads. */
  isLead?: boolean
}

/** What can be removed. Combinations of filters are endless: search engines need not follow them. */
export function Chip({ wish, to, isLead = false }: ChipProps) {
  return (
    <li>
      <Link to={to} rel="nofollow" preventScrollReset className={isLead ? 'chip chip-lead' : 'chip'}>
        <span className="sr-only">{finderTexts().remove} </span>
        {wish} <span aria-hidden="true">×</span>
      </Link>
    </li>
  )
}

type SortProps = { path: string; fields: Query; sorts: NonNullable<Props['sorts']> }

/** Applied on change with script, by a button without. */
function SortForm({ path, fields, sorts: { current, offered, usual, own } }: SortProps) {
  const navigate = useNavigate()
  const apply = ({ value, form }: HTMLSelectElement) => {
    if (own) form?.requestSubmit()
    else
      navigate(withQuery(path, { ...fields, sort: value === usual ? undefined : value }), { preventScrollReset: true })
  }
  const content = (
    <>
      <UrlSelect
        name="sort"
        label={own?.label ?? finderTexts().sort}
        isLabelHidden
        value={current}
        form={own?.form}
        onChange={apply}
      >
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </UrlSelect>
      <noscript>
        <button type="submit" form={own?.form} className="button button-quiet">
          {finderTexts().apply}
        </button>
      </noscript>
    </>
  )
  if (own) return <div className="filter-sort">{content}</div>
  return (
    <Form action={path} autoComplete="off" className="filter-sort">
      <HiddenFields fields={fields} />
      {content}
    </Form>
  )
}
