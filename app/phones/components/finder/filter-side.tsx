/**
 * Beside a list on a wide screen: the filter, open. On a small one nothing until the filter is asked for, then a sheet
 * (FIND-2).
 */
import { Form, useNavigate, useNavigation } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import type { PriceGrade } from '#app/entities/enums.ts'
import { filterOpen, isFilterOpen, wishQuery } from '#app/finder/address.ts'
import { filterOnly } from '#app/finder/by-filter.ts'
import { describeShortWish } from '#app/finder/describe.ts'
import { type NeedId, needRule, quickNeeds } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import {
  asksForKeypads,
  MAX_PRICE_FIELD,
  niceField,
  valueField,
  type Wishes,
  type WishValue,
} from '#app/finder/wishes.ts'
import { type Query, withQuery } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { Link } from '#app/ui/link.tsx'
import type { FilterState } from '../../finder-list.server.ts'
import { ChoiceField, choicesFor, MoneyField } from './filter-form.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { addressOfForm, showText, useCount } from './use-count.ts'

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
          recent={isOfRecent(wishes.must) ? total : recent}
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

const RECENT = 'shop' satisfies PriceGrade

/** Whether recent prices alone are asked for. */
const isOfRecent = (must: Wishes) => [must.get('grade')].flat().join() === RECENT

type FrequentProps = Pick<FilterProps, 'path' | 'kept' | 'state' | 'total'> & {
  budget: NeedId[]
  recent: number | null
}

/** Budget and frequent needs. The other wishes go along; a box is applied at once with script, all by the button. */
function FrequentForm({ path, kept, state, total, budget, recent }: FrequentProps) {
  const navigate = useNavigate()
  const { count, recount } = useCount(total)
  const must = new Map(state.must)
  const nice = new Map(state.nice)
  const quick = asksForKeypads(must) ? [] : quickNeeds
  const counted = { ...state, choices: state.rail ?? [] }
  const brands = [must.get('brand') ?? []].flat()
  // Of several brands none can be taken away here.
  const hasBrands = choicesFor({ need: 'brand', state: counted }).length > 0 && brands.length < 2
  const shown = new Set<NeedId>([
    ...budget,
    ...quick,
    ...(hasBrands ? (['brand'] as const) : []),
    ...(recent === null ? [] : (['grade'] as const)),
  ])
  const apply = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const address = addressOfForm(currentTarget, path, Object.keys(kept))
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') recount(address)
    else if (address !== null) navigate(address, { preventScrollReset: true })
  }
  return (
    <Form action={path} onChange={apply} autoComplete="off">
      <HiddenFields fields={kept} />
      {state.must
        .filter(([need]) => !shown.has(need))
        .map(([need, wish]) => (
          <HiddenWish key={need} need={need} wish={wish} />
        ))}
      {state.nice
        .filter(([need]) => !shown.has(need))
        .map(([need, wish]) => (
          <HiddenWish key={need} need={need} wish={wish} isNice />
        ))}
      {budget.length > 0 && (
        <div className="filter-budget">
          {budget.map(need => (
            <div key={need}>
              <MoneyField
                id={`rail-${need}`}
                need={need}
                wish={must.get(need)}
                state={state}
                errorId={undefined}
                typed={undefined}
              />
            </div>
          ))}
        </div>
      )}
      {hasBrands && (
        <div key={brands.join()} className="need">
          <ChoiceField
            id="rail-brand"
            need="brand"
            wish={must.get('brand')}
            state={counted}
            errorId={undefined}
            typed={undefined}
          />
        </div>
      )}
      {recent !== null && (
        <label className="need-yes">
          <input
            key={String(isOfRecent(must))}
            type="checkbox"
            name={valueField('grade')}
            value={RECENT}
            defaultChecked={isOfRecent(must)}
          />
          {finderTexts().recent(formatNumber(recent))}
        </label>
      )}
      {quick.map(need => {
        const wish = must.get(need) ?? nice.get(need) ?? needRule(need).standard ?? true
        const isNice = nice.has(need)
        const isWished = isNice || must.has(need)
        const words = describeShortWish(need, wish)
        const [, phones] = choicesFor({ need, state: counted }).find(([choice]) => choice === wish) ?? []
        const label = phones === undefined ? words : finderTexts().counted(words, formatNumber(phones))
        return (
          <label key={need} className="need-yes">
            <input
              key={String(isWished)}
              type="checkbox"
              name={valueField(need)}
              value={String(wish)}
              defaultChecked={isWished}
            />
            {isNice && <input type="hidden" name={niceField(need)} value="nice" />}
            {isNice ? finderTexts().nice(words) : label}
          </label>
        )
      })}
      <button type="submit" className="button button-primary w-full">
        {showText(count)}
      </button>
    </Form>
  )
}

function HiddenWish({ need, wish, isNice = false }: { need: NeedId; wish: WishValue; isNice?: boolean }) {
  return (
    <>
      {[wish].flat().map(value => (
        <input
          key={String(value)}
          type="hidden"
          name={need === 'price' ? MAX_PRICE_FIELD : valueField(need)}
          value={String(value)}
        />
      ))}
      {isNice && <input type="hidden" name={niceField(need)} value="nice" />}
    </>
  )
}
