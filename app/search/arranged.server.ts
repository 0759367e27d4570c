/** The order of phones that fulfil conditions, and which of them have a price of now (SEARCH-8, SEARCH-13). */
import { popularityRank } from '#app/brands/brand.ts'
import { rowsOfIds } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { sortedRows } from '#app/finder/kept-order.ts'
import { type NeedId, needRule } from '#app/finder/needs.ts'
import { type FinderSort, priceRank, releaseOf } from '#app/finder/order.ts'
import type { FinderTable } from '#app/finder/table.ts'
import { savingsOfRows } from '#app/finder/value.ts'
import type { Wishes } from '#app/finder/wishes.ts'
import { grades } from '#app/prices/grades.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { outdatedIds } from './comparable.server.ts'
import {
  byClass,
  byFitness,
  byRam,
  byScreen,
  byWishes,
  cameraScores,
  classesLostByAge,
  descending,
  grouped,
  hasPriceOf,
  SPEED_POINT,
  savingLevel,
  speedClass,
} from './order-steps.ts'
import type { SearchSort } from './sort.ts'

/** Shares of a limit, from the best down: who has 100,000 rupees does not look for a phone of 40,000. */
const NEAR_SHARES = [0.85, 2 / 3, 1 / 2]

/** How far a price is below the limit, in steps. */
function stepsBelow(price: number, limit: number): number {
  const step = NEAR_SHARES.findIndex(share => price >= share * limit)
  return step === -1 ? NEAR_SHARES.length : step
}

/** What is most for the money may cost less than the limit by a third. */
const NEAR_FOR_VALUE = 2 / 3

const isCeiling = (range: RupeeRange | null): range is { min: number; max: number } =>
  range !== null && range.min <= 1 && range.max !== null

/** The order of the finder from which this one is made. */
const bases: Record<SearchSort, FinderSort> = {
  relevance: 'newest',
  newest: 'newest',
  released: 'newest',
  'price-low': 'price-low',
  'price-high': 'price-high',
  value: 'newest',
  camera: 'camera',
  screen: 'newest',
  speed: 'speed',
  battery: 'battery',
  updates: 'newest',
  cheapest: 'price-low',
  dearest: 'price-high',
  nearest: 'price-high',
  similar: 'newest',
  closest: 'newest',
  fit: 'newest',
}

/** Orders that praise: phones with a price of now lead, because what is best must be for sale. */
const isOfBest = (sort: SearchSort) => ['value', 'camera', 'screen', 'speed', 'battery', 'updates'].includes(sort)

type Order = {
  /** With the prices of the wished versions. */
  priced: FinderTable
  sort: SearchSort
  nice: Wishes
  range: RupeeRange | null
  /** Of what fulfils the conditions, these lead. */
  leading: ReadonlySet<string> | null
  /** Phones lead whose largest version has just this RAM and storage: who asks for 4/64 looks for no flagship. */
  memory: { ram: number; storage: number } | null
  /** Whether phones of popular brands lead. */
  isByBrand: boolean
  /** Whether phones with a price of now lead. */
  isForSaleFirst: boolean
  /** Whether the phones are for somebody, so that those that are fit for hardly anything come last. */
  isForUse: boolean
  /** The phones that come nearest to a wish of this need lead. */
  closest: NeedId | null
  /** Whether prices are compared, so that those that do not count come last, below a line. */
  isCompared: boolean
}

/** By row 1 for an outdated price; made once for each state of the table. */
const outdatedRows = new WeakMap<FinderTable, { ids: ReadonlySet<string>; seen: number; rows: Uint8Array }>()

/** Whether the price in a row counts where prices are compared. */
export function isCurrentRow(table: FinderTable): (row: number) => boolean {
  const rank = priceRank(table)
  const ids = outdatedIds()
  const seen = table.changes
  let known = outdatedRows.get(table)
  if (known?.ids !== ids || known.seen !== seen) {
    known = { ids, seen, rows: new Uint8Array(table.capacity) }
    for (const row of rowsOfIds(table, [...ids])) known.rows[row] = 1
    outdatedRows.set(table, known)
  }
  const { rows } = known
  return row => rows[row] === 0 && rank(row) >= grades.older.rank
}

/** The number of these phones with a price that counts. */
export function countCurrent(rows: Uint32Array): number {
  const isCurrent = isCurrentRow(finderTable())
  let count = 0
  for (const row of rows) if (isCurrent(row)) count += 1
  return count
}

/** Rows of the finder's table in order: those with a price of now, or all, and those below the line. */
type Arranged = { current: number[]; aged: number[] }

export function arranged(
  rows: Uint32Array,
  { priced, sort, nice, range, leading, memory, isByBrand, isForSaleFirst, isForUse, closest, isCompared }: Order,
): Arranged {
  const table = finderTable()
  const { columns, ids } = table
  const rank = priceRank(table)
  const grade = (row: number) => Math.min(rank(row), grades.shop.rank)
  const isCurrent = isCurrentRow(table)
  const price = (row: number) => priced.columns.price[row] as number

  const isValue = sort === 'value' && !isCeiling(range)
  let ordered = sortedRows(priced, rows, { sort: isValue ? 'value' : bases[sort], nice })
  // Among prices that count the date matters no more.
  if (sort === 'cheapest')
    ordered = byWishes(
      priced,
      ordered.sort((a, b) => price(a) - price(b)),
      nice,
    )
  if (sort === 'dearest') ordered = ordered.sort((a, b) => price(b) - price(a))
  if (sort === 'value' && isCeiling(range)) {
    const savings = savingsOfRows(table.judged)
    const speed = (row: number) => columns.speed[row] as number
    const saving = (row: number) => savings.get(table.slugs[row] as string)
    const lost = classesLostByAge(table)
    ordered = byRam(table, byClass(columns.speed, ordered, isCurrent))
    ordered = grouped(ordered, row => lost(row) + Number(saving(row) === undefined) - speedClass(speed(row)))
    ordered = grouped(ordered, row => savingLevel(saving(row), speed(row)))
    ordered = byWishes(priced, ordered, nice)
  }
  const latest = () => descending(table.latest, ordered)
  if (sort === 'speed' && isCeiling(range)) {
    ordered = grouped(latest(), row => stepsBelow(price(row), range.max - 1) - grade(row))
    ordered = byClass(columns.speed, byRam(table, ordered), isCurrent, SPEED_POINT)
  } else if (sort === 'speed')
    ordered = byWishes(priced, descending(columns.speed, descending(columns.ram, latest())), nice)
  if (sort === 'camera') {
    // Of equals those whose sensor is known.
    ordered = grouped(latest(), row => Number(Number.isNaN(table.sensor[row])))
    if (isCeiling(range)) ordered = grouped(ordered, row => stepsBelow(price(row), range.max - 1))
    ordered = byClass(cameraScores(table, ordered), byClass(columns.speed, ordered, isCurrent), isCurrent)
    const stabilised = grouped(ordered, row => Number(columns.ois[row] !== 1))
    ordered = byWishes(priced, stabilised, nice)
  }
  // Of one month those with a price of now lead.
  if (sort === 'released') {
    const release = releasesOf(table, isCurrent)
    ordered = grouped(latest(), row => -Math.floor(release(row) / 100))
  }
  if (sort === 'screen') ordered = byScreen(table, ordered)
  if (sort === 'updates') ordered = descending(columns.updates, ordered)
  if (isCeiling(range) && ['newest', 'relevance', 'nearest'].includes(sort)) {
    // Of equals those of which neither chip nor release is known come last.
    ordered = grouped(ordered, row => Number(isHardlyKnown(table, row)))
    // Within a grade recent prices lead, as in the other orders they do from the start.
    if (sort === 'nearest') ordered = ordered.sort((a, b) => rank(b) - rank(a) || price(b) - price(a))
    // A price of the last months counts as much as one step nearer to the limit.
    ordered = grouped(ordered, row => stepsBelow(price(row), range.max - 1) - grade(row))
    ordered = byWishes(priced, ordered, nice)
  }
  if (isCeiling(range) && sort === 'value')
    ordered = grouped(ordered, row => Number(price(row) < range.max * NEAR_FOR_VALUE))
  if (memory && range === null && ['newest', 'relevance'].includes(sort))
    ordered = grouped(ordered, row => {
      const isOther = columns.ram[row] !== memory.ram || columns.storage[row] !== memory.storage || !isCurrent(row)
      return isOther ? 2 : Number(!hasPriceOf(table, row, memory))
    })
  if (isByBrand) {
    const brands = table.texts.brand ?? []
    // Of those without a price of now the newest counts, not the grade of a price.
    ordered = grouped(ordered, row => (isCurrent(row) ? 0 : -releaseOf(table, row)))
    ordered = grouped(ordered, row => popularityRank(brands[columns.brand[row] as number] ?? ''))
  }
  if (isForSaleFirst) ordered = grouped(ordered, row => Number(!isCurrent(row)))
  if (closest && !(closest === 'speed' && sort === 'speed')) {
    const direction = needRule(closest).kind === 'atMost' ? 1 : -1
    ordered =
      closest === 'selfie'
        ? byClass(columns.selfie, ordered, isCurrent)
        : grouped(ordered, row => (columns[closest][row] as number) * direction)
    ordered = grouped(ordered, row => Number(!isCurrent(row)))
  }
  if (isForUse || sort === 'value' || sort === 'speed') ordered = byFitness(table, ordered)
  // What somebody can pay counts before what else the use wishes.
  const most = isForUse && range === null ? nice.get('price') : null
  if (typeof most === 'number') ordered = grouped(ordered, row => Number(!(price(row) <= most)))
  if (leading) ordered = grouped(ordered, row => Number(!leading.has(ids[row] as string)))
  if (isOfBest(sort)) ordered = grouped(ordered, row => (isCurrent(row) ? 0 : rank(row) > 0 ? 1 : 2))
  // Who names a budget or memory chooses among phones of which something is known.
  if ((range !== null || memory !== null) && !isByPrice(sort))
    ordered = grouped(ordered, row => Number(isBare(table, row)))
  const { unnamed } = priced
  if (unnamed) ordered = grouped(ordered, row => unnamed[row] as number)
  if (!isCompared) return { current: ordered, aged: [] }
  const aged = ordered.filter(row => !isCurrent(row))
  return { current: ordered.filter(isCurrent), aged: isByPrice(sort) ? aged : byAge(table, aged) }
}

/** Of prices that are no longer compared those of shops lead, of these and of launch prices the newer phones. */
function byAge(table: FinderTable, rows: number[]): number[] {
  const rank = priceRank(table)
  const byYear = grouped(rows, row => -Math.floor(releaseOf(table, row) / 10_000))
  return grouped(byYear, row => Number(rank(row) < grades.older.rank))
}

const isByPrice = (sort: SearchSort) => ['cheapest', 'dearest', 'price-low', 'price-high'].includes(sort)

/** Releases, larger for later ones. What shops sell and has no known release counts as of the newest year's start. */
function releasesOf(table: FinderTable, isCurrent: (row: number) => boolean): (row: number) => number {
  const newestYear = Math.max(...(table.texts.year ?? []).map(Number))
  return row => releaseOf(table, row) || (isCurrent(row) && !isBare(table, row) ? newestYear * 10_000 : 0)
}

const isHardlyKnown = (table: FinderTable, row: number) =>
  Number.isNaN(table.columns.speed[row]) && releaseOf(table, row) === 0

/** Whether hardly more is known of a phone than its name, memory and price. */
export const isBare = ({ columns }: FinderTable, row: number) =>
  Number.isNaN(columns.battery[row]) && Number.isNaN(columns.speed[row])
