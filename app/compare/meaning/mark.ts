/** When one value is better than another one, and by how much it must be. Pure. */

/** `=`: known for both, no clear difference. Null: not known for both, or not comparable. */
export type Mark = 'a' | 'b' | '=' | null

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
