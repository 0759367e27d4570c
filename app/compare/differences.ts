/** When values of a row count as different, and which is best (COMPARE-8). Pure. */

/** Numbers at most this far apart, as a part of the larger one, count as equal. */
const isNear = (a: number, b: number, tolerance: number) =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b))

const number = /\d+(?:\.\d+)?/g

/** What stays of a text without its numbers, case and spacing, and the numbers. */
function taken(text: string) {
  const plain = text.toLowerCase().replace(/(\d),(?=\d{2,3}\b)/g, '$1')
  return { frame: plain.replace(number, '#').replace(/\s+/g, ''), numbers: (plain.match(number) ?? []).map(Number) }
}

/**
 * Whether the texts of a row differ. A value that is missing differs from one that is there.
 * @param tolerance how far numbers may be apart and still count as equal, as a part: 0.02 is two per cent
 */
export function differ(values: (string | null)[], tolerance: number): boolean {
  const [first, ...others] = values
  return others.some(value => {
    if (value === null || first === null || first === undefined) return value !== (first ?? null)
    const a = taken(first)
    const b = taken(value)
    return a.frame !== b.frame || a.numbers.some((found, index) => !isNear(found, b.numbers[index] ?? 0, tolerance))
  })
}

export type Preference = 'more' | 'less'

/**
 * Which values are best: all within the tolerance of the best one. None where fewer than two values are known, and none
 * where all that are known are equally good.
 */
export function bestOf(values: (number | null)[], prefer: Preference, tolerance: number): boolean[] {
  const known = values.filter(value => value !== null)
  const best = prefer === 'more' ? Math.max(...known) : Math.min(...known)
  const marks = values.map(value => value !== null && isNear(value, best, tolerance))
  const isUndecided = known.length < 2 || marks.filter(Boolean).length === known.length
  return isUndecided ? values.map(() => false) : marks
}
