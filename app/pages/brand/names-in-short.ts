/** The names of some phones of one brand in one line. Pure. */
import { withoutRepeated } from '#app/platform/text/short-name.ts'

/** So many letters fit one line of a small screen. */
const MOST_LETTERS = 32

/** Without the brand and repeated first words, as many of the first as fit: `Galaxy A56`, `A36`, `S25`. */
export function namesInShort(brand: string, names: string[]): string[] {
  const short = withoutRepeated(names.map(name => (name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name)))
  return short.filter((_, at) => short.slice(0, at + 1).join(', ').length <= MOST_LETTERS)
}
