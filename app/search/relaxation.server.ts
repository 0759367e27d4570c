/** Lowers or gives up conditions of a search that nothing fulfils together (SEARCH-6). */
import { excludesKeypads, FEW_MATCHES, type NeedId, needRule } from '#app/finder/needs.ts'
import { type WishValue, without } from '#app/finder/wishes.ts'
import { type Feature, isKind } from '#app/search-index/features.ts'
import { isMeasure } from '#app/search-index/words.ts'
import { hasConditions as hasNeeds, noConditions } from './conditions.server.ts'
import { MAX_COUNTED } from './matches.server.ts'
import { isNameWord } from './nearest-names.server.ts'
import { hasResults, isModel, namedIds, resultsOf, type Selection } from './results.server.ts'
import { KEYPAD_BUDGET_PKR } from './understanding/keypads.ts'

/** A condition that nothing fulfils together with the others: it was lowered to a value, or given up. */
export type Relaxed = { of: NeedId; to?: number } | { of: 'range' } | { of: `feature ${Feature}` }

export const isLowered = (relaxed: Relaxed): relaxed is { of: NeedId; to: number } =>
  'to' in relaxed && relaxed.to !== undefined

export type Relaxation = {
  selection: Selection
  relaxed: Relaxed[]
  /** Where a condition was given up: the phones that fulfil all, but whose price is not one of now. */
  aged: Selection | null
  /** What only a few phones fulfil, where a wish was lowered to show more: those lead. */
  few?: Selection
  /** Words that were given up. */
  left?: string[]
}

export const hasConditions = ({ range, conditions }: Selection): boolean => range !== null || hasNeeds(conditions)

/** Gives up conditions until a phone fulfils the others; a budget is never given up before all else. */
export function relaxedOf(selected: Selection): Relaxation {
  const asked = withNamed(selected)
  const all = resultsOf(asked, 'newest')
  const none: Relaxation = { selection: asked, relaxed: [], aged: null }
  const found = all.current ?? all.total
  if (found > 0) {
    const more = found < FEW_MATCHES && !asked.alternatives.some(isModel) ? lowered(asked, found) : null
    if (!more) return none
    return { selection: more.selection, relaxed: [more.relaxed], aged: all.total > found ? asked : null, few: asked }
  }
  const relaxed: Relaxed[] = []
  let selection = asked
  const aged = all.total > 0 ? asked : null
  for (;;) {
    const easier = lowered(selection)
    if (easier) return { selection: easier.selection, relaxed: [...relaxed, easier.relaxed], aged }
    const options = isRelaxable(selection) ? relaxations(selection) : []
    const best = options.find(({ total }) => total > 0) ?? options[0]
    if (!best) break
    relaxed.push(best.relaxed)
    selection = best.selection
    if (best.total > 0) return { selection, relaxed, aged }
  }
  // A word for a size is given up before a price.
  const plain = relaxed.every(isOfSize) ? selection : asked
  if (all.total === 0 && isRangeAlone(plain))
    return {
      selection: withoutRange(plain),
      relaxed: [...(plain === asked ? [] : relaxed), { of: 'range' }],
      aged: null,
    }
  // What was asked for has phones, though not of a price of now.
  if (all.total > 0 || !isNamed(asked)) return none
  if (relaxed.length > 0 && hasResults(selection)) return { selection, relaxed, aged: null }
  const brief = withoutSpecWords(selection)
  if (brief && hasResults(brief.selection)) return { ...brief, relaxed, aged: null }
  // A brand without phones with keys: those of others.
  const { isKeypad } = asked.conditions
  const anyBrand = { ...selection, alternatives: [[]] }
  if (isKeypad && !asked.alternatives.some(isModel) && hasResults(anyBrand))
    return { selection: anyBrand, relaxed, aged: null, left: selection.alternatives.flat() }
  if (asked.range === null) return none
  const unpriced = { ...asked, range: null }
  if (hasResults(unpriced)) return { selection: unpriced, relaxed: [{ of: 'range' }], aged: null }
  const { only, excluded = [], without = [] } = asked.conditions
  const named = { ...unpriced, conditions: { ...noConditions, isKeypad, only, excluded, without } }
  return hasResults(named) ? { selection: named, relaxed: [{ of: 'range' }, ...relaxed], aged: null } : none
}

const isOfSize = ({ of }: Relaxed) => of === 'screenMax' || of === 'screenMin' || of === 'weight'

/** As many phones have one name. */
const MAX_NAMED = 10

/** Without the memory, where a named model has it not and only others do: its card says of which memory its price is. */
function withNamed(asked: Selection): Selection {
  const { must } = asked.conditions
  const [words = [], ...others] = asked.alternatives
  if (others.length > 0 || !isModel(words) || !(must.has('ram') || must.has('storage'))) return asked
  const found = new Set(resultsOf(asked, 'newest').ids({ limit: MAX_COUNTED, offset: 0 }))
  const named = namedIds(words, MAX_NAMED)
  if (found.size === 0 || named.length === 0 || named.some(id => found.has(id))) return asked
  return { ...asked, conditions: { ...asked.conditions, must: without(without(must, 'ram'), 'storage') } }
}

/** Words of specifications are given up before a budget; those of a name are not. */
function withoutSpecWords(selection: Selection): { selection: Selection; left: string[] } | null {
  const isName = (word: string) => isNameWord(word) && !isMeasure(word)
  const left = selection.alternatives.flat().filter(word => !isName(word))
  const isAnyLeft = left.length < selection.alternatives.flat().length || hasConditions(selection)
  if (left.length === 0 || !isAnyLeft) return null
  return {
    selection: { ...selection, alternatives: selection.alternatives.map(words => words.filter(isName)) },
    left,
  }
}

const isRangeAlone = ({ alternatives, range, conditions }: Selection) =>
  range !== null &&
  alternatives.every(words => words.length === 0) &&
  conditions.must.size + conditions.features.length === 0 &&
  !conditions.isKeypad

function withoutRange({ range, conditions, ...asked }: Selection): Selection {
  const isLow = (range?.max ?? KEYPAD_BUDGET_PKR) < KEYPAD_BUDGET_PKR && !conditions.only.includes('smartphone')
  return { ...asked, range: null, conditions: isLow ? { ...conditions, isKeypad: true } : conditions }
}

const isNamed = ({ alternatives, conditions }: Selection) =>
  alternatives.every(words => words.length > 0) || conditions.isKeypad || conditions.must.size > 0

/** The easier values of a need that forms offer, the nearest first; none for what a phone has or has not. */
function easierValues(need: NeedId, wish: WishValue | undefined): number[] {
  const { choices = [], kind } = needRule(need)
  if (typeof wish !== 'number') return []
  return kind === 'atMost'
    ? choices.filter(choice => choice > wish)
    : choices.filter(choice => choice < wish).toReversed()
}

/** The most values of one need that are tried. */
const MAX_LOWERED = 3

/** One wish lowered until a few phones fulfil all, or else more than before: what was typed last first. Null where no wish helps. */
function lowered(asked: Selection, before = 0): { selection: Selection; relaxed: Relaxed } | null {
  const { conditions } = asked
  let first: { selection: Selection; relaxed: Relaxed } | null = null
  for (const [need, wish] of [...conditions.must].reverse()) {
    for (const to of easierValues(need, wish).slice(0, MAX_LOWERED)) {
      const must = new Map(conditions.must).set(need, to)
      const selection = { ...asked, conditions: { ...conditions, must, closest: need } }
      const { current, total } = resultsOf(selection, 'newest')
      const found = current ?? total
      const option = { selection, relaxed: { of: need, to } }
      if (found >= FEW_MATCHES) return option
      if (found > before) first ??= option
    }
  }
  return first
}

/** Without its only condition a search would show any phone. */
function isRelaxable({ alternatives, range, conditions }: Selection): boolean {
  const { must, features, isKeypad } = conditions
  const isText = alternatives.every(words => words.length > 0)
  return must.size + features.length + Number(range !== null) + Number(isText || isKeypad) > 1
}

/** The selection without one condition each: what was typed last first. */
function relaxations(selection: Selection): { selection: Selection; relaxed: Relaxed; total: number }[] {
  const { conditions } = selection
  const { must, features } = conditions
  const candidates: { selection: Selection; relaxed: Relaxed }[] = [
    ...[...must.keys()].map(need => ({
      selection: {
        ...selection,
        conditions: {
          ...conditions,
          must: without(must, need),
          // Who asks for what only smartphones have looks for none with keys.
          only: excludesKeypads([need]) ? [...new Set([...conditions.only, 'smartphone' as const])] : conditions.only,
        },
      },
      relaxed: { of: need },
    })),
    ...features
      .filter(feature => !isKind(feature))
      .map(feature => ({
        selection: {
          ...selection,
          conditions: { ...conditions, features: features.filter(other => other !== feature) },
        },
        relaxed: { of: `feature ${feature}` as const },
      })),
  ]
  return candidates
    .map(candidate => {
      const { current, total } = resultsOf(candidate.selection, 'newest')
      return { ...candidate, total: current ?? total }
    })
    .reverse()
}
