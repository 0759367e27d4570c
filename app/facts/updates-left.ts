/** How long promised updates last from a day on. Pure. */

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000

/** Years until a day; negative after it. @param until as precise as known: a month or year counts to its end */
export function yearsUntil(until: string, now: number): number {
  const [year = 0, month = 12, day = 28] = until.split('-').map(Number)
  return (Date.UTC(year, month - 1, day) - now) / YEAR_MS
}
