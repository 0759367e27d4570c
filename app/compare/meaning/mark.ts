/** When one value is better than another one, and by how much it must be. Pure. */

/**
 * `=`: known for both, no clear difference. `open`: neither leads, but what is not known of one may make the difference.
 * Null: not known for both, or not comparable.
 */
export type Mark = 'a' | 'b' | '=' | 'open' | null

/** Points of the test that make one of 100. */
export const pointsOfOne = { speed: 110, graphics: 70 }

/** How much more counts as better, as a factor. */
export const tolerances = {
  speedMeasured: 1.1,
  speedConverted: 1.2,
  speedUncertain: 1.3,
  graphicsMeasured: 1.1,
  graphicsTaken: 1.2,
  batteryLife: 1.05,
  batterySize: 1.1,
  charging: 1.3,
  sensor: 1.15,
  zoom: 1.5,
  refresh: 1.3,
  brightness: 1.15,
  memory: 1.3,
  storage: 1.5,
}

/** The larger value beyond the tolerance is better. */
export function more(a: number | null | undefined, b: number | null | undefined, tolerance: number): Mark {
  if (a === null || a === undefined || b === null || b === undefined) return null
  return a > b * tolerance ? 'a' : b > a * tolerance ? 'b' : '='
}

export function has(a: boolean | null | undefined, b: boolean | null | undefined): Mark {
  if (a === null || a === undefined || b === null || b === undefined) return null
  return a === b ? '=' : a ? 'a' : 'b'
}

type Value = number | boolean | null | undefined

/**
 * The phone that may be behind in a fact: it is not known of it, or only derived (null), and the other one has more than
 * the least there is.
 */
export function mayLose(a: Value, b: Value, least = 0): 'a' | 'b' | null {
  const [isKnownA, isKnownB] = [a, b].map(value => value !== null && value !== undefined)
  if (isKnownA === isKnownB) return null
  return Number(isKnownA ? a : b) > least ? (isKnownA ? 'b' : 'a') : null
}

/**
 * The mark of several facts together: a fact that a phone may have lost counts as lost.
 * @param leads whether a phone with so many facts won and lost is better
 */
export function markTogether(
  marks: Mark[],
  lost: ReturnType<typeof mayLose>[],
  leads: (won: number, lost: number) => boolean,
): Mark {
  if (marks.every(mark => mark === null)) return null
  const count = (of: readonly unknown[], phone: 'a' | 'b') => of.filter(each => each === phone).length
  const [wonA, wonB] = [count(marks, 'a'), count(marks, 'b')]
  if (leads(wonA, wonB + count(lost, 'a'))) return 'a'
  if (leads(wonB, wonA + count(lost, 'b'))) return 'b'
  return lost.every(phone => phone === null) ? '=' : 'open'
}
