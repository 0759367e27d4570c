/** The points of a phone's price line, and which of them may be joined (PHONE-6). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayOfDate } from './dates.ts'
import { isDateInferred, statedDate } from './sources.ts'

/** Between points further apart nothing is known, so no line joins them. */
const MAX_GAP_DAYS = 180

export type LinePoint = { day: number; pricePkr: number; isLaunch: boolean }

/** The lowest price of each date and kind, without prices that would mislead, oldest first. */
export function linePoints(points: PricePoint[]): LinePoint[] {
  const lowest = new Map<string, LinePoint>()
  const statedMonths = new Set(points.filter(point => !isDateInferred(point)).map(({ date }) => date.slice(0, 7)))
  for (const point of points) {
    const { date, kind, pricePkr, isPlotted } = point
    if (isPlotted === false || kind === 'non-pta' || pricePkr <= 0) continue
    // Beside a price of a stated day of the month (PRICE-8) one of an inferred month would stand at its middle.
    if (isDateInferred(point) && statedMonths.has(date.slice(0, 7))) continue
    const isLaunch = kind === 'launch'
    const key = `${statedDate({ kind, date })} ${isLaunch}`
    const former = lowest.get(key)
    if (!former || pricePkr < former.pricePkr)
      lowest.set(key, { day: dayOfDate(statedDate({ kind, date })), pricePkr, isLaunch })
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
