/** The order that the phrases of a search ask for (SEARCH-8). Pure. */
import { type NeedId, needRule } from '#app/finder/needs.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import type { Meaning, UnderstoodSort } from './meanings.ts'

/** The order that counts, where several are asked for. */
const SORTS: UnderstoodSort[] = [
  'price-asc',
  'price-desc',
  'camera',
  'screen',
  'speed',
  'battery',
  'updates',
  'newest',
  'value',
]
/** Needs whose phrases a word of praise qualifies: `best battery` asks for a battery, not for the most for the money. */
const QUALIFIED: NeedId[] = ['battery', 'selfie', 'charging', 'screenMin', 'screenMax', 'refresh', 'oled', 'water']

/** The order that is asked for; null where none is. */
export function sortOf(meanings: Meaning[], range: RupeeRange | null): UnderstoodSort | null {
  const isPraised = meanings.some(({ sort }) => sort === 'value')
  const isMost = meanings.some(({ isMost }) => isMost)
  const isOfBattery = meanings.some(({ needs }) => needs?.includes('battery'))
  if (isPraised && isOfBattery && range === null && !meanings.some(({ sort }) => sort && sort !== 'value'))
    return 'battery'
  const isQualified = meanings.some(({ needs, feature }) => feature || needs?.some(need => QUALIFIED.includes(need)))
  const asked = (sort: UnderstoodSort) =>
    meanings.some(meaning => meaning.sort === sort && !(meaning.isUnlessLimited && range)) &&
    // With a limit the phones near to it count, unless the largest is asked for.
    !(sort === 'battery' && range && !isMost) &&
    !(sort === 'value' && isQualified)
  const sorts = SORTS.filter(asked)
  // Below a limit what is cheap is the limit: `sasta gaming phone 40k`.
  return (range?.max && sorts.find(sort => sort !== 'price-asc')) || (sorts[0] ?? null)
}

/** Needs of which a word of praise asks for the most: `best selfie`. */
const PRAISED: NeedId[] = ['selfie', 'charging']

/** The need for a number of which the most is asked, where an order does not say it. */
export function mostOf(meanings: Meaning[]): NeedId | null {
  const isMost = meanings.some(({ isMost }) => isMost)
  const isPraised = meanings.some(({ sort }) => sort === 'value')
  const needs = meanings.flatMap(({ needs = [], sort }) => (sort ? [] : needs)).filter(need => needRule(need).standard)
  return needs.find(need => isMost || (isPraised && PRAISED.includes(need))) ?? null
}
