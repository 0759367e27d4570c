/** The points of a phone's price line, and which of them may be joined (PHONE-6). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { releaseOrder } from './dates.ts'

/** Between points further apart nothing is known, so no line joins them. */
const MAX_GAP_DAYS = 180

export type LinePoint = { day: number; pricePkr: number; isLaunch: boolean }

/** The lowest price of each date and kind, without prices that would mislead, oldest first. */
export function linePoints(points: PricePoint[]): LinePoint[] {
  const lowest = new Map<string, LinePoint>()
  for (const { date, kind, pricePkr, isPlotted } of points) {
    if (isPlotted === false || kind === 'non-pta' || pricePkr <= 0) continue
    const isLaunch = kind === 'launch'
    const key = `${date} ${isLaunch}`
    const former = lowest.get(key)
    if (!former || pricePkr < former.pricePkr) lowest.set(key, { day: dayOf(date), pricePkr, isLaunch })
  }
  return [...lowest.values()].sort((a, b) => a.day - b.day)
}

/** The indexes of points that a line joins: no launch price, and no gap of which nothing is known. */
export function lineRuns(points: LinePoint[]): number[][] {
  const runs: number[][] = []
  let last: LinePoint | null = null
  points.forEach((point, index) => {
    if (point.isLaunch) return
    if (last && point.day - last.day <= MAX_GAP_DAYS) runs.at(-1)?.push(index)
    else runs.push([index])
    last = point
  })
  return runs.filter(run => run.length > 1)
}

/** Days since 1970; the middle of a month or year of which no more is known. */
function dayOf(date: string): number {
  const order = releaseOrder(date)
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100 || 7, order % 100 || 15]
  return Date.UTC(year, month - 1, day) / DAY_MS
}
