/** Decides whether the values of a row differ (COMPARE-8). Pure. */

/** Whether two numbers differ by at most `tolerance`, a fraction of the larger one. */
const isNear = (a: number, b: number, tolerance: number) =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b))

const number = /\d+(?:\.\d+)?/g

/** Splits a text into its numbers and its frame: the rest in lower case without spaces, with `#` for each number. */
function splitNumbers(text: string) {
  const plain = text.toLowerCase().replace(/(\d),(?=\d{2,3}\b)/g, '$1')
  return { frame: plain.replace(number, '#').replace(/\s+/g, ''), numbers: (plain.match(number) ?? []).map(Number) }
}

/**
 * Whether the texts of a row differ. A missing value differs from a present one.
 * @param tolerance largest relative difference of equal numbers: 0.02 is two per cent
 */
export function differ(values: (string | null)[], tolerance: number): boolean {
  const [first, ...others] = values
  return others.some(value => {
    if (value === null || first === null || first === undefined) return value !== (first ?? null)
    const a = splitNumbers(first)
    const b = splitNumbers(value)
    return a.frame !== b.frame || a.numbers.some((found, index) => !isNear(found, b.numbers[index] ?? 0, tolerance))
  })
}
