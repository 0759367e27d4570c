/** The phones that are like a named one, by the distance between phones (SEARCH-15). */
import { finderTable } from '#app/finder/finder.server.ts'
import { sortedRows } from '#app/finder/kept-order.ts'
import { countRecent } from '#app/finder/order.ts'
import { type FinderTable, isKeypadRow } from '#app/finder/table.ts'
import { leadOver, type Ranked } from '#app/similarity/better.ts'
import { distanceFrom, type MeasuredPhone } from '#app/similarity/distance.ts'
import { isCurrentRow } from './arranged.server.ts'
import { type Conditions, noConditions, pricedTable } from './conditions.server.ts'
import { isBeginning } from './nearest-names.server.ts'
import { intersect } from './price-words.ts'
import { fittingRows, isModel, type Results, resultsOf, type Selection } from './results.server.ts'
import type { SearchSort } from './sort.ts'
import type { Likeness } from './understanding/likeness.ts'

/** The phone that others are compared with. */
export type Reference = Likeness & {
  id: string
  pricePkr: number | null
  /** Whether no phone has just the name that was typed, and the nearest one is used instead. */
  isStandIn: boolean
}

/** As many are shown: those further away are no more alike than any. */
const MAX_SIMILAR = 20
/** Phones of a brand or series among which the one to compare with is looked for. */
const LOOKED_AT = 40
/** What is cheaper costs at most this share. */
const CHEAPER = 0.9
/** What is better may cost more, by this factor. */
const DEARER = 1.35
/** Better in so many more things than it is worse in. */
const LEAST_LEAD = 2
/** Leads beyond this count as equal. */
const CLEAR_LEAD = 4
/** Phones of one line are so much nearer than others with the same figures. */
const OWN_LINE = 0.8
/** A phone that is slower, or of which that is not known, is no better one. */
const LEAST_SPEED = 0.95

/**
 * The phone that is meant: the best of the name; of a brand or series the newest with a price and facts, or the cheapest where
 * something cheaper is asked for. Null where there is none.
 */
export function referenceOf(likeness: Likeness): Reference | null {
  const table = finderTable()
  const isCurrent = isCurrentRow(table)
  const named: Selection = { alternatives: [likeness.name], range: null, conditions: noConditions }
  const rows = resultsOf(named, 'relevance')
    .ids({ limit: LOOKED_AT, offset: 0 })
    .flatMap(id => table.rows.get(id) ?? [])
  const { price, speed } = table.columns
  const known = rows.filter(row => isCurrent(row) && !Number.isNaN(speed[row]))
  if (likeness.isCheaper) known.sort((a, b) => (price[a] as number) - (price[b] as number))
  const row = isModel(likeness.name) ? rows[0] : (known[0] ?? rows[0])
  if (row === undefined) return null
  const pkr = price[row] as number
  return {
    ...likeness,
    id: table.ids[row] as string,
    pricePkr: Number.isNaN(pkr) ? null : pkr,
    isStandIn: isBeginning(likeness.name),
  }
}

/** What phones like the reference must be, besides what else was asked. */
export function likeReference({ range, conditions }: Selection, reference: Reference): Selection {
  const { pricePkr, isCheaper, isBetter, name } = reference
  const limit = pricePkr !== null && (isCheaper || (isBetter && range === null))
  const below = limit ? { min: 1, max: Math.round(pricePkr * (isCheaper ? CHEAPER : DEARER)) } : null
  const excluded = isModel(name) ? (conditions.excluded ?? []) : [...(conditions.excluded ?? []), name]
  const isKeypad = conditions.isKeypad || isKeypadPhone(reference.id)
  const only: Conditions['only'] = isKeypad
    ? conditions.only
    : [...new Set([...conditions.only, 'smartphone' as const])]
  return { alternatives: [[]], range: intersect(range, below), conditions: { ...conditions, excluded, isKeypad, only } }
}

function isKeypadPhone(id: string): boolean {
  const table = finderTable()
  return isKeypadRow(table, table.rows.get(id) ?? -1)
}

/** The phones of the selection that are most like the reference, or better than it. @param sort null: by likeness */
export function similarResults(selection: Selection, reference: Reference, sort: SearchSort | null): Results {
  const table = finderTable()
  const own = table.rows.get(reference.id)
  if (own === undefined) return resultsOf(selection, sort ?? 'newest')
  const isCurrent = isCurrentRow(table)
  const { kind } = table.columns
  // A folding phone is like no other.
  const fitting = [...fittingRows(selection)].filter(row => row !== own && kind[row] === kind[own])
  const priced = fitting.filter(isCurrent)
  const rows = nearest(table, own, priced.length > 0 ? priced : fitting, reference.isBetter)
  const ordered =
    sort === 'price-low' || sort === 'price-high' || sort === 'newest'
      ? sortedRows(pricedTable(selection), Uint32Array.from(rows), { sort })
      : rows
  return {
    total: ordered.length,
    isMore: false,
    current: null,
    recent: () => countRecent(table, ordered),
    ofNow: () => ordered.filter(isCurrent).length,
    priced: () => null,
    ids: ({ limit, offset }) => ordered.slice(offset, offset + limit).map(row => table.ids[row] as string),
  }
}

function nearest(table: FinderTable, own: number, rows: number[], isBetter: boolean): number[] {
  const distance = distanceFrom(measuresOf(table, own))
  const line = lineOf(table, own)
  const ranked = rankedOf(table, own)
  return rows
    .map(row => ({
      row,
      distance: distance(measuresOf(table, row)) - (lineOf(table, row) === line ? OWN_LINE : 0),
      lead: isBetter ? Math.min(leadOver(rankedOf(table, row), ranked), CLEAR_LEAD) : 0,
    }))
    .filter(({ row, lead }) => !isBetter || (lead >= LEAST_LEAD && isAsFast(table, row, own)))
    .sort((a, b) => b.lead - a.lead || a.distance - b.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ row }) => row)
}

/** The address without numbers: a generation of the Galaxy S24 Ultra is the S25 Ultra. */
const lineOf = ({ slugs }: FinderTable, row: number) => slugs[row]?.replace(/\d+/g, '#')

const isAsFast = ({ columns: { speed } }: FinderTable, row: number, own: number) =>
  Number.isNaN(speed[own]) || (speed[row] as number) >= (speed[own] as number) * LEAST_SPEED

const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

function measuresOf({ columns, texts, sensor }: FinderTable, row: number): MeasuredPhone {
  return {
    kind: texts.kind?.[columns.kind[row] ?? -1] ?? null,
    pricePkr: known(columns.price[row]),
    screenInches: known(columns.screenMin[row]),
    speed: known(columns.speed[row]),
    ramGb: known(columns.ram[row]),
    storageGb: known(columns.storage[row]),
    batteryMah: known(columns.battery[row]),
    sensorInch: known(sensor[row]),
    refreshHz: known(columns.refresh[row]),
    releaseDate: texts.year?.[columns.year[row] as number] ?? '',
  }
}

function rankedOf({ columns, sensor }: FinderTable, row: number): Ranked {
  return {
    speed: columns.speed[row] as number,
    batteryMah: columns.battery[row] as number,
    ramGb: columns.ram[row] as number,
    storageGb: columns.storage[row] as number,
    chargingWatts: columns.charging[row] as number,
    sensorInch: sensor[row] as number,
    refreshHz: columns.refresh[row] as number,
    isOled: columns.oled[row] as number,
    isStabilized: columns.ois[row] as number,
    updateYears: columns.updates[row] as number,
  }
}
