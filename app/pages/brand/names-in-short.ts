/** The names of some phones of one brand in one line. Pure. */

/** So many letters fit one line of a small screen. */
const MOST_LETTERS = 32

/** Without the brand and the words with which all of them begin, as many of the first as fit: `A56`, `A36`, `S25`. */
export function namesInShort(brand: string, names: string[]): string[] {
  const own = names.map(name => (name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name).split(' '))
  const [first = []] = own
  // Each keeps its last word; a single name all of them.
  const isShared = (at: number) => own.every(words => at < words.length - 1 && words[at] === first[at])
  const begin = own.length > 1 ? first.findIndex((_, at) => !isShared(at)) : 0
  const short = own.map(words => words.slice(begin).join(' '))
  return short.filter((_, at) => short.slice(0, at + 1).join(', ').length <= MOST_LETTERS)
}
