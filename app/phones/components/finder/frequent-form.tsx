/** Budget and frequent needs beside a list on a wide screen (FIND-2). */
import { Form, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { describeShortWish } from '#app/finder/describe.ts'
import { type NeedId, needRule, quickNeeds } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { asksForKeypads, MAX_PRICE_FIELD, niceField, valueField, type WishValue } from '#app/finder/wishes.ts'
import type { Query } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import type { FilterState } from '../../finder-list.server.ts'
import { ChoiceField, choicesFor, MoneyField } from './filter-form.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { isRecent, RecentField } from './recent-field.tsx'
import { addressOfForm, showText, useCount } from './use-count.ts'

type FrequentProps = {
  path: string
  /** Parameters of the page that stay when wishes change. */
  kept: Query
  state: FilterState
  total: number
  budget: NeedId[]
  recent: number | null
}

/** Budget and frequent needs. The other wishes go along; a box is applied at once with script, all by the button. */
export function FrequentForm({ path, kept, state, total, budget, recent }: FrequentProps) {
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
      {recent !== null && <RecentField phones={recent} isWished={isRecent(must.get('grade'))} />}
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
