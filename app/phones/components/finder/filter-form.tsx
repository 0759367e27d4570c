/** The form of the filter bar: every need with the number of phones of each choice. Works as a plain GET form (FIND-2). */
import { useState } from 'react'
import { type ChoiceNames, describeChoice, describeQuick } from '#app/finder/describe.ts'
import { type NeedId, needGroups, needIds, needRule, quickNeeds, UNASKED } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { MAX_PRICE_FIELD, niceField, valueField, type WishValue } from '#app/finder/wishes.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import type { ChoiceList, FilterState } from '../../finder-list.server.ts'
import { isRecent, RecentField, yesClass } from './recent-field.tsx'

/** The state of a filter that is open. */
export type OpenFilter = FilterState & { choices: ChoiceList }

/** What is counted of it, or beside a list. */
type Counted = Pick<FilterState, 'names' | 'band'> & { choices: Pick<ChoiceList[number], 'need' | 'choices'>[] }

/** Budget, frequent needs, and the others in folds. @param hidden needs that the page itself decides */
export function FilterFields({ state, hidden }: { state: OpenFilter; hidden: readonly NeedId[] }) {
  const wishes = new Map([...state.nice, ...state.must])
  const isOpened = (need: NeedId) =>
    (wishes.has(need) && !isUsual(need, wishes.get(need))) || state.problems.some(problem => problem.need === need)
  const fields = (needs: NeedId[]) =>
    needs.filter(need => !hidden.includes(need)).map(need => <NeedField key={need} need={need} state={state} />)
  const budget = fields(BUDGET)
  return (
    <>
      {[wishes.get(UNASKED) ?? []].flat().map(value => (
        <input key={String(value)} type="hidden" name={valueField(UNASKED)} value={String(value)} />
      ))}
      {budget.length > 0 && <div className="filter-group filter-budget">{budget}</div>}
      <fieldset className="filter-group">
        <legend>{finderTexts().frequent}</legend>
        <RecentField phones={recentPhones(state)} isWished={isRecent(new Map(state.must).get('grade'))} />
        {quickNeeds.map(need => (
          <QuickField key={need} need={need} state={state} />
        ))}
      </fieldset>
      {needGroups.map(group => {
        const needs = needIds.filter(need => needRule(need).group === group && isFolded(need))
        if (needs.every(need => hidden.includes(need))) return null
        return (
          <details key={group} className="fold filter-fold" open={needs.some(isOpened) || undefined}>
            <summary>{finderTexts().groups[group]}</summary>
            <div className="filter-group">{fields(needs)}</div>
          </details>
        )
      })}
    </>
  )
}

const BUDGET: NeedId[] = ['priceMin', 'price', 'brand']

/** What a box above the folds says wholly has no second place in them; other values of a number have. */
const isFolded = (need: NeedId) =>
  need !== UNASKED && !BUDGET.includes(need) && !(quickNeeds.includes(need) && needRule(need).kind === 'has')

/** Whether a box above the folds says the wish. */
const isUsual = (need: NeedId, wish: WishValue | undefined) =>
  need === 'grade' ? isRecent(wish) : quickNeeds.includes(need) && wish === (needRule(need).standard ?? true)

/** How many phones have a recent price. */
const recentPhones = (state: OpenFilter): number =>
  choicesFor({ need: 'grade', state }).find(([grade]) => isRecent([String(grade)]))?.[1] ?? 0

/** A frequent need of its usual value, as beside the list. */
function QuickField({ need, state }: { need: NeedId; state: OpenFilter }) {
  const nice = new Map(state.nice).get(need)
  const wish = new Map(state.must).get(need) ?? nice
  const value = needRule(need).standard ?? true
  const [, phones = 0] = choicesFor({ need, state }).find(([choice]) => choice === value) ?? []
  return (
    <div className="need">
      <label className={yesClass(phones)}>
        <input type="checkbox" name={valueField(need)} value={String(value)} defaultChecked={isUsual(need, wish)} />
        {finderTexts().counted(describeQuick(need), formatNumber(phones))}
      </label>
      <NiceField need={need} isNice={nice !== undefined && isUsual(need, wish)} />
    </div>
  )
}

const NiceField = ({ need, isNice }: { need: NeedId; isNice: boolean }) => (
  <label className="need-nice">
    <input type="checkbox" name={niceField(need)} value="nice" defaultChecked={isNice} />
    {finderTexts().niceToHave}
  </label>
)

function NeedField({ need, state }: { need: NeedId; state: OpenFilter }) {
  const nice = new Map(state.nice).get(need)
  const given = new Map(state.must).get(need) ?? nice
  const wish = isUsual(need, given) ? undefined : given
  const problem = state.problems.find(problem => problem.need === need)
  const { kind, isOfAnyPhone } = needRule(need)
  const id = `filter-${need}`
  const errorId = problem && `${id}-error`
  const isMoney = need === 'price' || need === 'priceMin'
  const props = { id, need, wish, state, errorId, typed: problem?.typed }
  return (
    <div className="need">
      {kind === 'has' ? (
        <YesField {...props} />
      ) : kind === 'allOf' ? (
        <AllField {...props} />
      ) : isMoney ? (
        <MoneyField {...props} />
      ) : (
        <ChoiceField {...props} />
      )}
      {!isOfAnyPhone && !isMoney && kind !== 'allOf' && (
        <NiceField need={need} isNice={nice !== undefined && wish !== undefined} />
      )}
      {problem && (
        <p id={errorId} className="field-error">
          {finderTexts().wrong(problem.typed)}
        </p>
      )}
    </div>
  )
}

type FieldProps = {
  id: string
  need: NeedId
  wish: WishValue | undefined
  state: Counted
  errorId: string | undefined
  typed: string | undefined
}

export const choicesFor = ({ need, state }: Pick<FieldProps, 'need' | 'state'>) =>
  state.choices.find(list => list.need === need)?.choices ?? []

function YesField(props: FieldProps) {
  const { id, need, wish } = props
  const [, phones = 0] = choicesFor(props)[0] ?? []
  return (
    <label className={yesClass(phones)} htmlFor={id}>
      <input id={id} type="checkbox" name={valueField(need)} value="true" defaultChecked={wish === true} />
      {finderTexts().counted(finderTexts().needs[need].label, formatNumber(phones))}
    </label>
  )
}

/** One box for each value, all that are ticked are wanted; one for all together where each leaves as many phones. */
function AllField(props: FieldProps) {
  const { id, need, wish, state } = props
  const wished = Array.isArray(wish) ? wish : []
  const choices = choicesFor(props).map(([value, phones]) => [String(value), phones] as const)
  const unoffered = wished
    .filter(value => !choices.some(([known]) => known === value))
    .map(value => [value, 0] as const)
  const [[, phones] = ['', 0], ...others] = choices
  // While others are chosen the boxes stay as they are.
  const [areAlike] = useState(
    others.length > 0 && unoffered.length === 0 && others.every(choice => choice[1] === phones),
  )
  const values = choices.map(([value]) => value)
  if (areAlike && (wished.length === 0 || wished.length === values.length))
    return (
      <label className="need-yes" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={valueField(need)}
          value={values.join()}
          defaultChecked={wished.length > 0}
        />
        {finderTexts().counted(finderTexts().everyNetwork(values.length), formatNumber(phones))}
      </label>
    )
  return (
    <fieldset id={id}>
      <legend className="label">{finderTexts().needs[need].label}</legend>
      {[...choices, ...unoffered].map(([value, phones]) => (
        <label key={value} className={yesClass(phones)}>
          <input type="checkbox" name={valueField(need)} value={value} defaultChecked={wished.includes(value)} />
          {finderTexts().counted(describeChoice(need, value, state.names), formatNumber(phones))}
        </label>
      ))}
    </fieldset>
  )
}

type MoneyProps = Omit<FieldProps, 'state'> & { state: Pick<FilterState, 'band'> }

/** The limit of the page's band, which holds where the field is empty. */
function limitOf(need: NeedId, { band }: MoneyProps['state']): string {
  const limit = need === 'price' ? band?.max && band.max - 1 : band && band.min > 1 ? band.min : null
  return limit ? formatNumber(limit) : finderTexts().rupees
}

export function MoneyField({ id, need, wish, state, errorId, typed }: MoneyProps) {
  return (
    <>
      <label className="label" htmlFor={id}>
        {finderTexts().needs[need].label}
      </label>
      <input
        id={id}
        name={need === 'price' ? MAX_PRICE_FIELD : valueField(need)}
        inputMode="numeric"
        className="field"
        placeholder={limitOf(need, state)}
        defaultValue={typed ?? (typeof wish === 'number' ? wish : '')}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
    </>
  )
}

export function ChoiceField(props: FieldProps) {
  const { id, need, wish, state, errorId, typed } = props
  const chosen = Array.isArray(wish) ? wish[0] : wish === true ? undefined : wish
  const choices = choicesFor(props).filter((choice): choice is [number | string, number] => choice[0] !== true)
  const isOffered = chosen === undefined || choices.some(([value]) => value === chosen)
  const sorted = needRule(need).kind === 'oneOf' ? byName(need, choices, state.names) : choices
  return (
    <>
      <label className="label" htmlFor={id}>
        {finderTexts().needs[need].label}
      </label>
      <select
        id={id}
        name={valueField(need)}
        className="field"
        defaultValue={typed ?? chosen ?? ''}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      >
        <option value="">{finderTexts().any}</option>
        {typed !== undefined && <option value={typed}>{typed}</option>}
        {!isOffered && <option value={chosen}>{describeChoice(need, chosen, state.names)}</option>}
        {sorted.map(([value, phones]) => (
          <option key={value} value={value}>
            {finderTexts().counted(describeChoice(need, value, state.names), formatNumber(phones))}
          </option>
        ))}
      </select>
    </>
  )
}

const byName = (need: NeedId, choices: [number | string, number][], names: ChoiceNames) =>
  need === 'year'
    ? [...choices].sort(([a], [b]) => Number(b) - Number(a))
    : need === 'brand'
      ? [...choices].sort(([a], [b]) => describeChoice(need, a, names).localeCompare(describeChoice(need, b, names)))
      : choices
