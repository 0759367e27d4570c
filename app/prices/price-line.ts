/** The points of a phone's price line, and which of them may be joined (PHONE-6). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayOfDate } from './dates.ts'
import { isDateInferred, statedDate } from './sources.ts'

/** Between points further apart nothing is known, so no line joins them. */
const MAX_GAP_DAYS = 180

export type LinePoint = {
  day: number
  pricePkr: number
  isLaunch: boolean
  /** Whether it is of the memory that the newest price is of, as both name it. */
  isSame: boolean
  point: PricePoint
}

/**
 * One point for each date and kind, without prices that would mislead, oldest first: the price of the memory that the lowest
 * of the newest prices is of, else the lowest.
 */
export function linePoints(points: PricePoint[]): LinePoint[] {
  const statedMonths = new Set(points.filter(point => !isDateInferred(point)).map(({ date }) => date.slice(0, 7)))
  const plotted = points.flatMap((point): Omit<LinePoint, 'isSame'>[] => {
    const { date, kind, pricePkr, isPlotted } = point
    if (isPlotted === false || kind === 'non-pta' || pricePkr <= 0) return []
    // Beside a price of a stated day of the month (PRICE-8) one of an inferred month would stand at its middle.
    if (isDateInferred(point) && statedMonths.has(date.slice(0, 7))) return []
    const day = dayOfDate(statedDate({ kind, date }))
    return [{ day, pricePkr, isLaunch: kind === 'launch', point }]
  })
  const shown = plotted.filter(({ isLaunch }) => !isLaunch).sort((a, b) => b.day - a.day || a.pricePkr - b.pricePkr)[0]
  const isOther = ({ point }: (typeof plotted)[number]) => Number(shown !== undefined && !fits(point, shown.point))
  const first = new Map<string, (typeof plotted)[number]>()
  for (const point of plotted.toSorted((a, b) => isOther(a) - isOther(b) || a.pricePkr - b.pricePkr)) {
    const key = `${point.day} ${point.isLaunch}`
    if (!first.has(key)) first.set(key, point)
  }
  const isNamed = sizes.some(size => shown?.point[size])
  const isSame = ({ point }: (typeof plotted)[number]) =>
    isNamed && sizes.every(size => point[size] === shown?.point[size])
  return [...first.values()].sort((a, b) => a.day - b.day).map(point => ({ ...point, isSame: isSame(point) }))
}

const sizes = ['ram', 'storage'] as const

/** Whether both may be of one version. */
const fits = (a: PricePoint, b: PricePoint) => sizes.every(size => !a[size] || !b[size] || a[size] === b[size])

/** The indexes of points that a line joins: no launch price, no gap of which nothing is known, no price of other memory. */
export function lineRuns(points: LinePoint[]): number[][] {
  const runs: number[][] = []
  let last: LinePoint | null = null
  points.forEach((point, index) => {
    if (point.isLaunch) return
    if (last && point.day - last.day <= MAX_GAP_DAYS && fits(point.point, last.point)) runs.at(-1)?.push(index)
    else runs.push([index])
    last = point
  })
  return runs.filter(run => run.length > 1)
}
