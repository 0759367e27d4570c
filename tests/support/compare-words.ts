/** What pages say of the compare list. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { words } from './words.ts'

/** On the comparison: how many phones are chosen. */
export const chosen = (count: number) => words(`${count}/${COMPARE_LIMIT} phones selected`, count, COMPARE_LIMIT)

/** The link to the comparison in the header, with this many phones. */
export const compareWith = (count: number) =>
  `${words('Compare')} ${count} ${words(count === 1 ? 'phone selected' : 'phones selected', count)}`
