/** What was read from a search, in words (SEARCH-11). Pure. */
import { describeShortWish, describeWish } from '#app/finder/describe.ts'
import { fulfilledWishes } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import { capitalized } from '#app/platform/text/format.ts'
import { colourTexts } from '#app/search-index/colour-texts.ts'
import { isColour } from '#app/search-index/colours.ts'
import type { Feature } from '#app/search-index/features.ts'
import { describeRupees } from './price-range.ts'
import { isLowered } from './relaxation.server.ts'
import type { Found } from './search.server.ts'
import { askedSort, searchSortLabel, searchSortRule } from './sort.ts'
import { searchTexts } from './texts.ts'
import type { Reading } from './understanding/readings.ts'
import type { Understood } from './understanding/understand.ts'
import { ruleOfUse, type Use } from './understanding/uses.ts'
import { nicesInWords } from './wishes-in-words.server.ts'

const featureText = (feature: Feature): string =>
  isColour(feature) ? colourTexts()[feature] : searchTexts().features[feature]

/** A condition that was read, and the search without it. */
export type ReadingLabel = {
  label: string
  rest: string
  /** Whether it only says what leads. */
  isLead?: true
}

/**
 * One label for each condition: the network, then as typed.
 * @param isFilterOnly whether wishes of the filter stand in place of those in the words, which have no label then
 */
export function readingLabels(understood: Understood, isFilterOnly = false): ReadingLabel[] {
  const labels = new Map<string, ReadingLabel>()
  const { network } = understood
  const replaced = new Map([...understood.must, ...nicesInWords(understood)])
  const isReplaced = ({ of }: Reading) => of === 'price' || of === 'keypad' || replaced.has(of as NeedId)
  for (const reading of understood.readings.filter(reading => !(isFilterOnly && isReplaced(reading)))) {
    const label = labelOf(reading, understood)
    if (label !== null && !labels.has(label))
      labels.set(label, { label, rest: reading.rest, ...(isLead(reading, understood) ? { isLead: true } : {}) })
  }
  const isNetwork = (label: string) => network !== null && label === searchTexts().network(network)
  return [...labels.values()].sort((a, b) => Number(isNetwork(b.label)) - Number(isNetwork(a.label)))
}

/** Whether a condition takes no phone away. */
const isLead = ({ of }: Reading, { must, nice }: Understood): boolean =>
  of === 'lead' || (nice.has(of as NeedId) && !must.has(of as NeedId))

/** The feature of a condition that asks for one. */
const featureOf = (of: Reading['of'] | 'range') => (of.startsWith('feature ') ? (of.slice(8) as Feature) : null)

function labelOf({ of, typed }: Reading, understood: Understood): string | null {
  const { must, nice, range, network, isKeypad } = understood
  if (of === 'price') return range && capitalized(describeRupees(range))
  if (of === 'series') return searchTexts().series(typed.charAt(0).toUpperCase())
  if (of === 'like') return searchTexts().like(typed)
  if (of === 'excluded') return searchTexts().excluded(typed)
  if (of.startsWith('use ')) return searchTexts().uses[of.slice(4) as Use]
  const feature = featureOf(of)
  if (feature) return featureText(feature)
  if (of === 'lead') return understood.lead && finderTexts().leads(featureText(understood.lead))
  if (of === 'keypad') return !isKeypad ? null : (finderTexts().kinds.keypad ?? null)
  if (of === 'network') return network && searchTexts().network(network)
  // The field for the order says it.
  if (of === 'sort') return null
  const need = of as NeedId
  const wish = must.get(need)
  if (wish !== undefined) return describeShortWish(need, wish)
  const wished = nice.get(need)
  return wished === undefined ? null : finderTexts().leads(describeShortWish(need, wished))
}

type Relaxing = Pick<Found, 'understood' | 'asked' | 'relaxed'>

/** The wishes that were lowered, with the values that they were lowered to. */
export const loweredLabels = ({ relaxed }: Pick<Relaxing, 'relaxed'>): string[] =>
  relaxed
    .filter(isLowered)
    // Within the sentence a speed needs its name.
    .map(({ of, to }) =>
      of === 'speed' ? finderTexts().wish(finderTexts().needs.speed.label, describeWish(of, to)) : describeWish(of, to),
    )

/** The conditions that were given up. */
export function relaxedLabels({ understood: { network }, asked, relaxed }: Relaxing): string[] {
  return relaxed
    .filter(each => !isLowered(each))
    .map(({ of }) => {
      if (of === 'range') return searchTexts().thePrice
      if (of === 'net' && network) return searchTexts().network(network)
      const feature = featureOf(of)
      if (feature) return featureText(feature)
      const need = of as NeedId
      return describeWish(need, asked.conditions.must.get(need) ?? true)
    })
}

/** What leads a list for a use, as far as its first phone fulfils it, and what of the use is not recorded of phones. */
export function labelsOfUses(understood: Understood, first: string | null): { leads: string[]; unrecorded: string[] } {
  const { uses, nice, features } = understood
  const sort = askedSort(understood)
  const table = finderTable()
  const row = table.rows.get(first ?? '')
  const isMet = (need: NeedId, wish: WishValue) =>
    row !== undefined && fulfilledWishes(table, new Map([[need, wish]]))[row] === 1
  const needs = new Set(uses.flatMap(use => ruleOfUse(use).nice.map(([need]) => need)))
  const wishes = [...nice]
    .filter(([need, wish]) => needs.has(need) && isMet(need, wish))
    .map(([need, wish]) => describeWish(need, wish))
  return {
    leads:
      uses.length === 0 || first === null
        ? []
        : [...wishes, ...(sort ? [searchSortRule(sort) ?? searchSortLabel(sort)] : [])],
    // Stereo speakers stand for a loud one where they are asked for.
    unrecorded: uses
      .flatMap(use => ruleOfUse(use).unrecorded)
      .filter(each => each !== 'loudness' || !features.includes('stereo'))
      .map(each => searchTexts().unrecorded[each]),
  }
}
