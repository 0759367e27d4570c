/** Pairs of more than two compared phones, of which a small screen shows one at a time. Pure. */

/** The pairs by place, from zero; none of two phones, which are seen at once. */
export const pairsOf = (phones: number): [number, number][] =>
  phones < 3
    ? []
    : Array.from({ length: phones }, (_, a) =>
        Array.from({ length: phones - a - 1 }, (_, offset): [number, number] => [a, a + 1 + offset]),
      ).flat()

/** The name by which the styles know a pair: `same-13` of the first phone and the third. */
export const pairClass = ([a, b]: [number, number]): string => `same-${a + 1}${b + 1}`

/** The names of the pairs of which this is so, `same-12 same-34`. */
export const pairClasses = (phones: number, isSo: (pair: [number, number]) => boolean): string =>
  pairsOf(phones).filter(isSo).map(pairClass).join(' ')

/** The names that all of these have. */
export function sharedClasses(names: string[]): string {
  const [first = [], ...others] = names.map(text => text.split(' '))
  return first.filter(name => others.every(other => other.includes(name))).join(' ')
}
