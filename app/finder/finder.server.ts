/** The finder's table of all phones: read once, then updated by the rows that changed, in any process (FIND-6). */
import { eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { withGuests } from '#app/facts/network/here.ts'
import { networkTable } from '#app/facts/store.server.ts'
import type { NetworkTable } from '#app/facts/tables/schemas.ts'
import { db, prepared } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { finderChanges, mobiles, phoneFacts } from '#db/schema/index.ts'
import { buildTable, type FinderPhone, type FinderTable, putPhone, removePhone } from './table.ts'
import { needValues } from './values.ts'

/** The grade of each price rank. */
const GRADES = [null, 'launch', 'older', 'shop'] as const
/** Ranks of prices above every release date, `20261231`. */
const ABOVE_DATES = 100_000_000
/** With more changes than this, reading all phones again is quicker. */
const MAX_CHANGES = 2000

const { mobileId: _, facts: __, ...facts } = getTableColumns(phoneFacts)

const columns = {
  id: mobiles.id,
  slug: mobiles.slug,
  brand: mobiles.brand,
  pricePkr: mobiles.pricePkr,
  priceRank: mobiles.priceRank,
  releaseYear: mobiles.releaseYear,
  releaseOrder: mobiles.releaseOrder,
  createdAt: mobiles.createdAt,
  views: mobiles.views,
  facts,
}

const rowsOf = (ids?: string[]) =>
  db()
    .select(columns)
    .from(mobiles)
    .innerJoin(phoneFacts, eq(phoneFacts.mobileId, mobiles.id))
    .where(ids ? inArray(mobiles.id, ids) : undefined)
    .all()

type Row = ReturnType<typeof rowsOf>[number]

function toPhone({ facts: stored, ...row }: Row, today: Date, networks: NetworkTable): FinderPhone {
  const facts = { ...stored, fiveGOperators: withGuests(stored.fiveGOperators, networks) }
  const listed = {
    brand: row.brand,
    pricePkr: row.pricePkr > 0 ? row.pricePkr : null,
    grade: GRADES[row.priceRank] ?? null,
    releaseYear: row.releaseYear > 0 ? row.releaseYear : null,
  }
  return {
    id: row.id,
    slug: row.slug,
    values: needValues(facts, listed, today),
    latest: row.priceRank * ABOVE_DATES + row.releaseOrder,
    createdAt: row.createdAt,
    views: row.views,
    sensor: facts.sensorInch,
  }
}

const lastChange = prepared(db => db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(finderChanges).prepare())
const firstChange = prepared(db => db.select({ id: sql<number>`coalesce(min(id), 0)` }).from(finderChanges).prepare())

const changesAfter = prepared(db =>
  db
    .selectDistinct({ id: finderChanges.mobileId })
    .from(finderChanges)
    .where(sql`${finderChanges.id} > ${sql.placeholder('seen')} AND ${finderChanges.id} <= ${sql.placeholder('last')}`)
    .limit(MAX_CHANGES + 1)
    .prepare(),
)

let savings: FinderTable['savings'] = () => new Map()

/** Says what cheaper phones save: judged by the comparison, which builds on the finder and so cannot be called by it. */
export function provideSavings(source: FinderTable['savings']): void {
  savings = source
}

type Current = {
  table: FinderTable
  version: string
  day: string
  seen: number
  networks: NetworkTable
  handle: unknown
}

let current: Current | undefined

const dayOf = (version: string) => version.split('.', 1)[0] ?? ''

/** The table of all phones at this moment. Do not keep it: later calls change it. */
export function finderTable(): FinderTable {
  const version = contentVersion()
  if (current?.version === version && current.handle === db()) return current.table
  current = (current?.handle === db() && updated(current, version)) || read(version)
  return current.table
}

function read(version: string): Current {
  return db().transaction(() => {
    const seen = lastChange().get()?.id ?? 0
    const today = new Date()
    const networks = networkTable()
    const table = buildTable(
      rowsOf().map(row => toPhone(row, today, networks)),
      () => savings(),
    )
    return { table, version, day: dayOf(version), seen, networks, handle: db() }
  })
}

/**
 * Brings the table up to date; null where reading all phones again is needed: years of updates and views change by day, and
 * which brands use a network by the table of operators.
 */
function updated(before: Current, version: string): Current | null {
  const networks = networkTable()
  if (dayOf(version) !== before.day || networks !== before.networks) return null
  return db().transaction(() => {
    const last = lastChange().get()?.id ?? 0
    const ids = changesAfter()
      .all({ seen: before.seen, last })
      .map(({ id }) => id)
    // Older changes may have been deleted meanwhile.
    const isComplete = last === before.seen || (last > before.seen && (firstChange().get()?.id ?? 0) <= before.seen + 1)
    if (ids.length > MAX_CHANGES || !isComplete) return null
    const today = new Date()
    const rows = new Map(rowsOf(ids).map(row => [row.id, row]))
    for (const id of ids) {
      const row = rows.get(id)
      if (!row) removePhone(before.table, id)
      else if (!putPhone(before.table, toPhone(row, today, networks))) return null
    }
    return { ...before, version, seen: last }
  })
}

/** Keeps the list of changes short; a process that missed some reads all phones again. */
export function deleteOldFinderChanges(): void {
  const last = lastChange().get()?.id ?? 0
  db()
    .delete(finderChanges)
    .where(lte(finderChanges.id, last - MAX_CHANGES))
    .run()
}
