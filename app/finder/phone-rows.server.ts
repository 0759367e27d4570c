/** Reads phones as the finder's table has them. */
import { getTableColumns } from 'drizzle-orm'
import { type ColumnType, factColumnTypes } from '#app/entities/facts.ts'
import type { FactColumns } from '#app/facts/columns.ts'
import { gigabytes, readMemoryTexts } from '#app/facts/memory.ts'
import { withGuests } from '#app/facts/network/here.ts'
import { versionOfPrice } from '#app/facts/priced-version.ts'
import type { NetworkTable } from '#app/facts/tables/schemas.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { type Offer, pricedMemory } from '#app/facts/version-prices.ts'
import { seriesKey, seriesOf } from '#app/finder/series.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { ageOfRank, gradeOfRank } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { type mobiles, phoneFacts } from '#db/schema/index.ts'
import { ABOVE_DATES } from './order.ts'
import type { FinderPhone } from './table.ts'
import { type Judged, judgedPhone } from './value.ts'
import { needValues } from './values.ts'

/** What phones depend on besides their rows: years of updates on the day, guest networks on the table of operators. */
export type Moment = { today: Date; networks: NetworkTable }

const factNames = Object.keys(factColumnTypes) as (keyof FactColumns)[]
const factColumns = getTableColumns(phoneFacts)

/** Plain SQL: what drizzle makes of a row takes as long as all the rest. The place of a phone is where it is in the file. */
const SELECT = `SELECT mobiles.rowid AS place, mobiles.id, slug, name, brand, views, price_pkr AS pricePkr,
    price_source AS priceSource, price_date AS priceDate, price_kind AS priceKind, price_storage AS priceStorage,
    price_ram AS priceRam, price_rank AS priceRank, release_year AS releaseYear, release_order AS releaseOrder,
    created_at AS createdAt, is_featured AS isFeatured, short_specs ->> 'camera' AS camera,
    -- Of phones that have a price; the newest are enough for its versions.
    iif(price_pkr > 0, (
      SELECT json_group_array(json_object('pricePkr', price_pkr, 'source', source, 'date', date, 'kind', kind, 'storage', storage, 'ram', ram))
      FROM price_history WHERE mobile_id = mobiles.id AND price_pkr > 0 AND (storage IS NOT NULL OR ram IS NOT NULL)
    ), '[]') AS prices,
    ${factNames.map(name => `phone_facts.${factColumns[name].name} AS ${name}`).join(', ')}
  FROM mobiles JOIN phone_facts ON phone_facts.mobile_id = mobiles.id`

type Row = Pick<
  typeof mobiles.$inferSelect,
  | 'id'
  | 'slug'
  | 'name'
  | 'brand'
  | 'views'
  | 'pricePkr'
  | 'priceSource'
  | 'priceDate'
  | 'priceKind'
  | 'priceStorage'
  | 'priceRam'
  | 'priceRank'
  | 'releaseYear'
  | 'releaseOrder'
  | 'createdAt'
> & { place: number; isFeatured: number; camera: string | null; prices: string } & Record<
    keyof FactColumns,
    number | string | null
  >

const byIds = prepared(({ $client }) =>
  $client.prepare<[string], Row>(`${SELECT} WHERE mobiles.id IN (SELECT value FROM json_each(?))`),
)
/** In this order each page of the file is read once. */
const inSequence = prepared(({ $client }) =>
  $client.prepare<[number, number], Row>(`${SELECT} WHERE mobiles.rowid > ? ORDER BY mobiles.rowid LIMIT ?`),
)

/** These phones; unknown ids are left out. */
export const phonesById = (ids: string[], moment: Moment): FinderPhone[] =>
  byIds()
    .all(JSON.stringify(ids))
    .map(row => toPhone(row, moment))

/** The next phones after a place, and the place of the last of them; null where there are no more. */
export function phonesAfter(
  after: number,
  limit: number,
  moment: Moment,
): { phones: FinderPhone[]; last: number | null } {
  const rows = inSequence().all(after, limit)
  return {
    phones: rows.map(row => toPhone(row, moment)),
    last: rows.length === limit ? (rows.at(-1)?.place ?? null) : null,
  }
}

const namesOfType = (wanted: ColumnType) => factNames.filter(name => factColumnTypes[name] === wanted)
const yesNoNames = namesOfType('yesNo')
const textsNames = namesOfType('texts')

/** The facts of a row, which becomes them: copying all columns would take as long as reading them. */
function factsOf(row: Row, networks: NetworkTable): FactColumns {
  const facts: Record<keyof FactColumns, unknown> = row
  for (const name of yesNoNames) if (row[name] !== null) facts[name] = row[name] === 1
  for (const name of textsNames) if (row[name] !== null) facts[name] = JSON.parse(String(row[name]))
  const read = facts as FactColumns
  facts.fiveGOperators = withGuests(read.fiveGOperators, networks)
  return read
}

function toPhone(row: Row, { today, networks }: Moment): FinderPhone {
  const facts = factsOf(row, networks)
  const series = seriesOf(row.brand, row.name)
  const listed = {
    brand: row.brand,
    pricePkr: row.pricePkr > 0 ? row.pricePkr : null,
    grade: ageOfRank(row.priceRank),
    series: seriesKey(row.brand, series),
    releaseYear: row.releaseYear > 0 ? row.releaseYear : null,
  }
  const memory = readMemoryTexts(facts.memoryVersions)
  return {
    id: row.id,
    slug: row.slug,
    values: needValues(facts, listed, today),
    latest: row.priceRank * ABOVE_DATES + row.releaseOrder,
    createdAt: row.createdAt,
    views: row.views,
    isFeatured: row.isFeatured === 1,
    sensor: facts.sensorInch,
    megapixels: mainMegapixels(row.camera),
    nits: facts.nits,
    memory: pricedMemory(memory, JSON.parse(row.prices) as Offer[], shownPrice(row)),
    judged: judgedRow(row, facts, memory.versions, today),
  }
}

/** `50 MP + 2 MP` → 50; null where the first camera has no figure. */
function mainMegapixels(camera: string | null): number | null {
  const figure = /^\s*([\d.]+) ?MP\b/.exec(camera ?? '')?.[1]
  return figure ? Number(figure) || null : null
}

/** The price of the phone; null without one. */
const shownPrice = (row: Row): Offer | null =>
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

function judgedRow(row: Row, facts: FactColumns, versions: MemoryVersion[], today: Date): Judged | null {
  const { priceSource, priceKind, priceDate: date } = row
  const isAsked = priceSource !== null && priceKind !== null && priceKind !== 'launch' && date !== null
  const note = { priceGrade: gradeOfRank(row.priceRank), priceNote: isAsked ? { date } : null }
  const named = { ramGb: gigabytes(row.priceRam ?? undefined), storageGb: gigabytes(row.priceStorage ?? undefined) }
  const { ramGb, storageGb } = versionOfPrice(versions, named)
  return judgedPhone({
    slug: row.slug,
    name: row.name,
    price: isAsked && hasComparablePrice(note, today.getTime()) ? { pkr: row.pricePkr, date } : null,
    speed: facts.speedPoints,
    mah: facts.batteryMah,
    ramGb,
    storageGb,
    isIos: facts.os === 'ios',
    folds: facts.kind === 'foldable',
  })
}
