/** The form of the filter bar: every need with the number of phones of each choice. Works as a plain GET form (FIND-2). */
import { type ChoiceNames, describeChoice } from '#app/finder/describe.ts'
import { type NeedId, needGroups, needIds, needRule, quickNeeds } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { MAX_PRICE_FIELD, niceField, valueField, type WishValue } from '#app/finder/wishes.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import type { ChoiceList, FilterState } from '../../finder-list.server.ts'

/** The state of a filter that is open. */
export type OpenFilter = FilterState & { choices: ChoiceList }

/** Budget, frequent needs, and the others in folds. @param hidden needs that the page itself decides */
export function FilterFields({ state, hidden }: { state: OpenFilter; hidden: readonly NeedId[] }) {
  const isWished = (need: NeedId) =>
    new Map([...state.must, ...state.nice]).has(need) || state.problems.some(problem => problem.need === need)
  const fields = (needs: NeedId[]) =>
    needs.filter(need => !hidden.includes(need)).map(need => <NeedField key={need} need={need} state={state} />)
  const first = new Set<NeedId>(['priceMin', 'price', 'brand', ...quickNeeds])
  const budget = fields(['priceMin', 'price', 'brand'])
  return (
    <>
      {budget.length > 0 && <div className="filter-group filter-budget">{budget}</div>}
      <fieldset className="filter-group">
        <legend>{finderTexts().frequent}</legend>
        {fields(boxesLast(quickNeeds))}
      </fieldset>
      {needGroups.map(group => {
        const needs = needIds.filter(need => needRule(need).group === group && !first.has(need))
        if (needs.every(need => hidden.includes(need))) return null
        return (
          <details key={group} className="fold filter-fold" open={needs.some(isWished) || undefined}>
            <summary>{finderTexts().groups[group]}</summary>
            <div className="filter-group">{fields(needs)}</div>
          </details>
        )
      })}
    </>
  )
}

/** What is chosen from a list, then what is ticked. */
const boxesLast = (needs: readonly NeedId[]) =>
  needs.toSorted((a, b) => Number(needRule(a).kind === 'has') - Number(needRule(b).kind === 'has'))

function NeedField({ need, state }: { need: NeedId; state: OpenFilter }) {
  const must = new Map(state.must).get(need)
  const nice = new Map(state.nice).get(need)
  const wish = must ?? nice
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
        <label className="need-nice">
          <input type="checkbox" name={niceField(need)} value="nice" defaultChecked={nice !== undefined} />
          {finderTexts().niceToHave}
        </label>
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
  state: OpenFilter
  errorId: string | undefined
  typed: string | undefined
}

const choicesFor = ({ need, state }: FieldProps) => state.choices.find(list => list.need === need)?.choices ?? []

function YesField(props: FieldProps) {
  const { id, need, wish } = props
  const [, phones = 0] = choicesFor(props)[0] ?? []
  return (
    <label className="need-yes" htmlFor={id}>
      <input id={id} type="checkbox" name={valueField(need)} value="true" defaultChecked={wish === true} />
      {finderTexts().counted(finderTexts().needs[need].label, formatNumber(phones))}
    </label>
  )
}

/** One box for each value; all that are ticked are wanted. */
function AllField(props: FieldProps) {
  const { id, need, wish, state } = props
  const wished = Array.isArray(wish) ? wish : []
  const choices = choicesFor(props).map(([value, phones]) => [String(value), phones] as const)
  const unoffered = wished
    .filter(value => !choices.some(([known]) => known === value))
    .map(value => [value, 0] as const)
  return (
    <fieldset id={id}>
      <legend className="label">{finderTexts().needs[need].label}</legend>
      {[...choices, ...unoffered].map(([value, phones]) => (
        <label key={value} className="need-yes">
          <input type="checkbox" name={valueField(need)} value={value} defaultChecked={wished.includes(value)} />
          {finderTexts().counted(describeChoice(need, value, state.names), formatNumber(phones))}
        </label>
      ))}
    </fieldset>
  )
}

export function MoneyField({ id, need, wish, errorId, typed }: Omit<FieldProps, 'state'>) {
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
        placeholder={finderTexts().rupees}
        defaultValue={typed ?? (typeof wish === 'number' ? wish : '')}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
    </>
  )
}

function ChoiceField(props: FieldProps) {
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
