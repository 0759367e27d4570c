/** Steps of the orders of a search: each sorts rows of the finder's table within the order that they have (SEARCH-8). */
import { fulfilledWishes } from '#app/finder/find.ts'
import { type FinderTable, isKeypadRow, keptOfTable, MEMORY_PARTS } from '#app/finder/table.ts'
import type { Wishes } from '#app/finder/wishes.ts'

/** Those that fulfil the most wishes first. */
export function byWishes(table: FinderTable, rows: number[], nice: Wishes): number[] {
  if (nice.size === 0) return rows
  const met = fulfilledWishes(table, nice)
  return grouped(rows, row => -(met[row] as number))
}

/** Above this rate few see a difference. */
const FAST_HZ = 120

/** AMOLED before LCD, then those with a fast rate, then the brightest as measured. */
export function byScreen({ columns, nits }: FinderTable, rows: number[]): number[] {
  return grouped(
    descending(nits, rows),
    row => -2 * Number(columns.oled[row] === 1) - Number((columns.refresh[row] as number) >= FAST_HZ),
  )
}

/** Speeds within two fifths are one class, in which newer phones lead. */
export const speedClass = (speed: number) =>
  Number.isNaN(speed) ? 0 : Math.floor(Math.log(Math.max(1, speed)) / Math.log(1.4))

/** Speeds, and sizes of sensors, that differ by less than this factor differ by less than their error. */
const SAME = 1.08

/** Speeds are points of 100. */
const FASTEST = 100

/**
 * What the camera of each row promises: the area of its sensor times the root of the chip's speed, which makes the picture too.
 * An unknown chip counts as the slowest of these; NaN where nothing is known of the sensor.
 */
export function cameraScores(table: FinderTable, rows: number[]): Float64Array {
  const { columns, sensor } = table
  const usual = keptOfTable(table, 'usual sensors', () => usualSensors(table))
  const speeds = rows.map(row => columns.speed[row] as number)
  const slowest = Math.min(FASTEST, ...speeds.filter(speed => !Number.isNaN(speed)))
  const scores = new Float64Array(sensor.length).fill(Number.NaN)
  rows.forEach((row, at) => {
    const inches = Number.isNaN(sensor[row]) ? usual(row) : (sensor[row] as number)
    scores[row] = inches ** 2 * Math.sqrt(speeds[at] || slowest)
  })
  return scores
}

/**
 * The size to expect of a sensor that no source gives, in inches: the lower quartile of those with as many megapixels, behind a chip
 * as fast where some are; the smallest where the chip is not known. With megapixels that none of these has, it is in proportion to
 * the next that have more.
 */
function usualSensors({ size, columns, sensor, megapixels }: FinderTable): (row: number) => number {
  const classOf = (row: number) => speedClass(columns.speed[row] as number)
  const pixelsOf = (row: number) => Math.round(megapixels[row] as number)
  const bySize = Array.from({ length: size }, (_, row) => row)
    .filter(row => (sensor[row] as number) > 0 && pixelsOf(row) > 0)
    .sort((a, b) => (sensor[a] as number) - (sensor[b] as number))
  const byPixels = Map.groupBy(bySize, pixelsOf)
  const known = [...byPixels.keys()].sort((a, b) => a - b)
  const sizes = new Map<string, number>()
  /** @param chip the class of its speed; 0 where it is not known */
  const sizeOf = (pixels: number, chip: number): number => {
    const alike = byPixels.get(pixels) ?? []
    const asFast = alike.filter(other => classOf(other) === chip)
    const among = asFast.length > 0 ? asFast : alike
    return sensor[(chip === 0 ? alike[0] : among[among.length >> 2]) as number] as number
  }
  return row => {
    const pixels = megapixels[row] as number
    const next = known.find(some => some >= Math.round(pixels)) ?? known.at(-1) ?? Number.NaN
    const key = `${next} ${classOf(row)}`
    const inches = sizes.get(key) ?? sizeOf(next, classOf(row))
    sizes.set(key, inches)
    return inches * Math.min(1, Math.sqrt(pixels / next))
  }
}

/** Speeds are known to a point. */
export const SPEED_POINT = 1

/**
 * The largest of a column first, as far as values differ by more than their error: a class begins with the largest value for
 * sale that is in none; unknown last.
 */
export function byClass(
  column: Float64Array,
  rows: number[],
  isCurrent: (row: number) => boolean,
  point = 0,
): number[] {
  const values = [...new Set(rows.filter(isCurrent).flatMap(row => (column[row] as number) || []))].sort(
    (a, b) => b - a,
  )
  const isBelow = (value: number, top: number) => value * SAME <= top && top - value > point
  const tops: number[] = []
  for (const value of values) if (isBelow(value, tops.at(-1) ?? Number.POSITIVE_INFINITY)) tops.push(value)
  const classOf = (value: number) => {
    if (Number.isNaN(value)) return Number.POSITIVE_INFINITY
    const place = tops.findIndex(top => !isBelow(value, top))
    return place === -1 ? tops.length : place
  }
  return grouped(rows, row => classOf(column[row] as number))
}

/** RAM of the version that the price of a phone is of, in GB, or else of the smallest; NaN where none is known. */
function ramOfPrice({ memory, columns }: FinderTable, row: number): number {
  const packed = memory[row] ?? []
  let own = Number.POSITIVE_INFINITY
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < packed.length; at += MEMORY_PARTS) {
    const ram = packed[at] as number
    if (!(ram > 0)) continue
    least = Math.min(least, ram)
    if (packed[at + 2] === columns.price[row]) own = Math.min(own, ram)
  }
  const known = Number.isFinite(own) ? own : least
  return Number.isFinite(known) ? known : (columns.ram[row] as number)
}

/** Whether the price of the version with just this memory is known. */
export function hasPriceOf(
  { memory }: FinderTable,
  row: number,
  { ram, storage }: { ram: number; storage: number },
): boolean {
  const packed = memory[row] ?? []
  for (let at = 0; at < packed.length; at += MEMORY_PARTS)
    if (packed[at] === ram && packed[at + 1] === storage && (packed[at + 2] as number) > 0) return true
  return false
}

/** RAM beyond this makes no phone of the same chip a better one. */
const ENOUGH_RAM_GB = 8

/** The most RAM for the price first; in steps of 2 GB. */
export const byRam = (table: FinderTable, rows: number[]): number[] =>
  grouped(rows, row => -Math.floor(Math.min(ENOUGH_RAM_GB, ramOfPrice(table, row)) / 2) || 0)

/** With less RAM a smartphone of today is a trial, in GB. */
const LEAST_RAM_GB = 4

/** Smartphones of which every version has too little RAM last. */
export const byFitness = (table: FinderTable, rows: number[]): number[] =>
  grouped(rows, row => Number((table.columns.ram[row] as number) < LEAST_RAM_GB && !isKeypadRow(table, row)))

/** Three years of age weigh as much as a class of speed, and so does it that too little is known to judge the value. */
const YEARS_PER_CLASS = 3

/** The classes of speed that a phone loses by its age, of those that were released last: none where its release is not known. */
export function classesLostByAge({ texts, columns }: FinderTable): (row: number) => number {
  const years = (texts.year ?? []).map(Number)
  const newest = Math.max(...years)
  return row => Math.floor((newest - (years[columns.year[row] as number] ?? newest)) / YEARS_PER_CLASS)
}

/** No cheaper phone gives as much, as far as it is known; one does; not judged. */
export const savingLevel = (saving: number | undefined, speed: number) =>
  saving === undefined ? (Number.isNaN(speed) ? 2 : 0) : Number(saving > 0)

/** The largest of a column first; unknown last. */
export const descending = (column: Float64Array, rows: number[]): number[] =>
  grouped(rows, row => (Number.isNaN(column[row]) ? Number.POSITIVE_INFINITY : -(column[row] as number)))

/** The rows by group, lowest first, within a group as before. */
export function grouped(rows: number[], groupOf: (row: number) => number): number[] {
  const groups = new Map<number, number[]>()
  for (const row of rows) {
    const key = groupOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.keys()].sort((a, b) => a - b).flatMap(key => groups.get(key) ?? [])
}
