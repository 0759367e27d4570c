/** The finder's table of all phones: read once, then updated by the rows that changed, in any process (FIND-6). */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { readMemoryTexts } from '#app/facts/memory.ts'
import { withGuests } from '#app/facts/network/here.ts'
import { type Offer, pricedMemory } from '#app/facts/version-prices.ts'
import { gradeOfRank } from '#app/prices/grades.ts'
import { type Db, prepared } from '#db/client.server.ts'
import { mobiles, phoneFacts } from '#db/schema/index.ts'
import { orderedRows } from './kept-order.ts'
import { chosen, keepPhones, place } from './kept-phones.server.ts'
import type { Moment } from './kept-snapshots.server.ts'
import { packTable, storedSorts, type TablePart, tableForm, unpackTable } from './packed-table.ts'
import { emptyTable, type FinderPhone, type FinderTable, putPhone, removePhone } from './table.ts'
import { needValues } from './values.ts'

/** Ranks of prices above every release date, `20261231`. */
const ABOVE_DATES = 100_000_000

const { mobileId: _, facts: __, impossible: ___, ...facts } = getTableColumns(phoneFacts)

/** The prices of a phone, for those that have one; the newest are enough for its versions. */
const prices = sql<string>`iif(${mobiles.pricePkr} > 0, (
  SELECT json_group_array(json_object('pricePkr', price_pkr, 'source', source, 'date', date, 'kind', kind, 'storage', storage, 'ram', ram))
  FROM price_history WHERE mobile_id = ${mobiles}.id AND price_pkr > 0 AND (storage IS NOT NULL OR ram IS NOT NULL)
), '[]')`

const columns = {
  place,
  id: mobiles.id,
  slug: mobiles.slug,
  brand: mobiles.brand,
  pricePkr: mobiles.pricePkr,
  priceSource: mobiles.priceSource,
  priceDate: mobiles.priceDate,
  priceKind: mobiles.priceKind,
  priceStorage: mobiles.priceStorage,
  priceRam: mobiles.priceRam,
  prices,
  priceRank: mobiles.priceRank,
  releaseYear: mobiles.releaseYear,
  releaseOrder: mobiles.releaseOrder,
  createdAt: mobiles.createdAt,
  views: mobiles.views,
  isFeatured: mobiles.isFeatured,
  facts,
}

const selected = (db: Db) =>
  db.select(columns).from(mobiles).innerJoin(phoneFacts, eq(phoneFacts.mobileId, mobiles.id)).$dynamic()
const byId = prepared(db => selected(db).where(chosen.byId).prepare())
const inSequence = prepared(db => selected(db).where(chosen.after).orderBy(place).limit(chosen.limit).prepare())

type Row = ReturnType<ReturnType<typeof byId>['all']>[number]

function toPhone({ facts: stored, ...row }: Row, { today, networks }: Moment): FinderPhone {
  const facts = { ...stored, fiveGOperators: withGuests(stored.fiveGOperators, networks) }
  const listed = {
    brand: row.brand,
    pricePkr: row.pricePkr > 0 ? row.pricePkr : null,
    grade: gradeOfRank(row.priceRank),
    releaseYear: row.releaseYear > 0 ? row.releaseYear : null,
  }
  return {
    id: row.id,
    slug: row.slug,
    values: needValues(facts, listed, today),
    latest: row.priceRank * ABOVE_DATES + row.releaseOrder,
    createdAt: row.createdAt,
    views: row.views,
    isFeatured: row.isFeatured,
    sensor: facts.sensorInch,
    memory: pricedMemory(readMemoryTexts(stored.memoryVersions), JSON.parse(row.prices) as Offer[], shownPrice(row)),
  }
}

/** The price of the phone; null without one. */
const shownPrice = (row: Omit<Row, 'facts'>): Offer | null =>
  row.pricePkr > 0
    ? {
        pricePkr: row.pricePkr,
        source: row.priceSource ?? '',
        date: row.priceDate ?? '',
        kind: row.priceKind ?? 'admin',
        ...(row.priceStorage ? { storage: row.priceStorage } : {}),
        ...(row.priceRam ? { ram: row.priceRam } : {}),
      }
    : null

let savings: FinderTable['savings'] = () => new Map()

/** Says what cheaper phones save: judged by the comparison, which builds on the finder and so cannot be called by it. */
export function provideSavings(source: FinderTable['savings']): void {
  savings = source
}

/** The finder's table, kept for this process. */
export const keptFinder = keepPhones<Row, FinderTable>({
  byId,
  inSequence,
  empty: size => emptyTable(size, () => savings()),
  put: (table, row, moment) => putPhone(table, toPhone(row, moment)),
  remove: removePhone,
  finish: table => storedSorts.map(sort => () => orderedRows(table, sort)),
  snapshot: {
    name: 'finder',
    form: tableForm,
    pack: packTable,
    size: table => table.size,
    unpack: (parts, size) => unpackTable(parts as TablePart[], size, () => savings()),
  },
})

/** The table of all phones at this moment. Do not keep it: later calls change it. */
export const finderTable = keptFinder.current
