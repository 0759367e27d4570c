/** Trigrams and edit distance of words. Pure. */

/** The trigrams of a word padded with spaces: `opo` → `  o`, ` op`, `opo`, `po `. */
export function trigramsOf(word: string): string[] {
  const padded = `  ${word} `
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))]
}

/**
 * The optimal string alignment distance: substitutions, insertions, deletions and swaps of neighbours. A distance above
 * `limit` is returned as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      )
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = previous
    previous = current
  }
  return at(previous, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY

/** More than two letters would be guessing (SEARCH-6). */
export const MAX_DISTANCE = 2

/** Allowed edit distance by word length. */
export const tolerance = (word: string): number => (word.length <= 5 ? 1 : MAX_DISTANCE)
