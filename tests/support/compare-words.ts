/** What pages say of the compare list. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { words, wordsIn } from './words.ts'

/** On the comparison: how many phones are chosen. */
export const chosen = (count: number) => words(`${count}/${COMPARE_LIMIT} phones selected`, count, COMPARE_LIMIT)

/** The link to the comparison in the header, with this many phones. */
export const compareWith = (count: number) => `${words('Compare')} ${count} ${wordsIn('compareListTexts', 'selected')}`

/** The names of compared phones, as the title of their comparison has them. */
export const versus = (...phones: { name: string }[]): string =>
  phones.map(({ name }) => ofSource(name)).join(` ${wordsIn('compareTexts', 'vs')} `)
