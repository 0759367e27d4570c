/** The points of a phone's price line, and which of them may be joined (PHONE-6). Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayOfDate } from './dates.ts'
import { mayBeOneVersion } from './offers.ts'
import { isDateInferred, statedDate } from './sources.ts'

/** Between points further apart nothing is known. */
const MAX_GAP_DAYS = 180

export type LinePoint = {
  day: number
  pricePkr: number
  isLaunch: boolean
  /** Whether it is of the memory that the line is of, as both name it. */
  isSame: boolean
  point: PricePoint
}

type Memory = Pick<PricePoint, 'ram' | 'storage'>

/**
 * One point for each date and kind, without prices that would mislead, oldest first: the price of the memory that the line is
 * of, else one that may be of it, else the lowest.
 * @param own the memory of the price of the phone; without it that of the lowest of the newest prices
 * @param versionOf the only version of the phone that a price may be of; null where it may be of several
 */
export function linePoints(
  points: PricePoint[],
  own: Memory | null = null,
  versionOf: (memory: Memory) => object | null = () => null,
): LinePoint[] {
  const counted = points.filter(
    ({ kind, pricePkr, isPlotted }) => isPlotted !== false && kind !== 'non-pta' && pricePkr > 0,
  )
  const stated = counted.filter(point => !isDateInferred(point))
  const plotted = counted.flatMap((point): Omit<LinePoint, 'isSame'>[] => {
    const { date, kind, pricePkr } = point
    // Beside a price of a stated day of the month (PRICE-8) one of an inferred month would stand at its middle.
    const isOfMonth = (other: PricePoint) =>
      other.date.slice(0, 7) === date.slice(0, 7) && mayBeOneVersion(other, point)
    if (isDateInferred(point) && stated.some(isOfMonth)) return []
    return [{ day: dayOfDate(statedDate({ kind, date })), pricePkr, isLaunch: kind === 'launch', point }]
  })
  const newest = plotted.filter(({ isLaunch }) => !isLaunch).sort((a, b) => b.day - a.day || a.pricePkr - b.pricePkr)[0]
  const shown = own ?? newest?.point ?? {}
  const version = versionOf(shown)
  const isNamed = sizes.some(size => shown[size])
  const isSame = (point: Memory) =>
    isNamed && (sizes.every(size => point[size] === shown[size]) || (version !== null && versionOf(point) === version))
  const placed = plotted.map(point => ({ ...point, isSame: isSame(point.point) }))
  const rank = ({ isSame, point }: LinePoint) => (isSame ? 0 : mayBeOneVersion(point, shown) ? 1 : 2)
  const first = new Map<string, LinePoint>()
  for (const point of placed.toSorted((a, b) => rank(a) - rank(b) || a.pricePkr - b.pricePkr)) {
    const key = `${point.day} ${point.isLaunch}`
    if (!first.has(key)) first.set(key, point)
  }
  return [...first.values()].sort((a, b) => a.day - b.day)
}

const sizes = ['ram', 'storage'] as const

/** Two points that a line joins, by their indexes; `isGap`: over a time of which nothing is known. */
export type LinePart = { from: number; to: number; isGap: boolean }

/** Whether it stands beside the line: no price of a shop, or of memory that is another one or not known. */
export const isLoose = ({ isLaunch, isSame }: Pick<LinePoint, 'isLaunch' | 'isSame'>): boolean => isLaunch || !isSame

/** The line past loose points: two prices that may be of different memory do not tell how one of them moved. */
export function lineParts(points: LinePoint[]): LinePart[] {
  const joined = points.flatMap((point, index) => (isLoose(point) ? [] : [index]))
  return joined.slice(1).flatMap((to, place) => {
    const from = joined[place] ?? to
    const [start, end] = [points[from], points[to]]
    return start && end ? [{ from, to, isGap: end.day - start.day > MAX_GAP_DAYS }] : []
  })
}
