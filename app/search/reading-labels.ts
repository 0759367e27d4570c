/** What was read from a search, in words (SEARCH-11). Pure. */
import { describeWish } from '#app/finder/describe.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { describeRupees } from './price-range.ts'
import { searchSortLabel } from './sort.ts'
import { searchTexts } from './texts.ts'
import type { Reading, Understood } from './understanding/understand.ts'

/** A condition that was read, and the search without it. */
export type ReadingLabel = { label: string; rest: string }

/** One label for each condition, in the order typed. */
export function readingLabels(understood: Understood): ReadingLabel[] {
  const labels = new Map<string, ReadingLabel>()
  for (const reading of understood.readings) {
    const label = labelOf(reading, understood)
    if (label !== null && !labels.has(label)) labels.set(label, { label, rest: reading.rest })
  }
  return [...labels.values()]
}

function labelOf({ of }: Reading, { must, nice, range, sort, network }: Understood): string | null {
  if (of === 'price') return range && searchTexts().price(describeRupees(range))
  if (of === 'keypad') return finderTexts().kinds.keypad ?? null
  if (of === 'network') return network && searchTexts().network(network)
  if (of === 'sort') return sort && searchTexts().sortedBy(searchSortLabel(sortOf(sort)))
  const wish = must.get(of)
  if (wish !== undefined) return describeWish(of, wish)
  const wished = nice.get(of)
  return wished === undefined ? null : finderTexts().nice(describeWish(of, wished))
}

const sortOf = (sort: NonNullable<Understood['sort']>) =>
  sort === 'price-asc' ? 'price-low' : sort === 'price-desc' ? 'price-high' : sort

type Relaxing = { understood: Understood; relaxed: { of: Reading['of'] | 'range' } | null }

/** The condition that was given up. */
export function relaxedLabel({ understood: { must, network }, relaxed }: Relaxing): string {
  if (!relaxed || relaxed.of === 'range') return searchTexts().thePrice
  if (relaxed.of === 'net' && network) return searchTexts().network(network)
  const need = relaxed.of as Parameters<typeof describeWish>[0]
  return describeWish(need, must.get(need) ?? true)
}
