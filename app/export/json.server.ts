/** The complete JSON export, which can be imported again: see format.ts. */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { FactOverride } from '#app/facts/overrides.ts'
import { offerOf } from '#app/phones/phone-row.server.ts'
import type { Db } from '#db/client.server.ts'
import { brands, factTables } from '#db/schema/index.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type exportedBrand, type exportedPhone } from './format.ts'
import { historiesOf, overridesOf, phoneBatches } from './phone-rows.server.ts'
import { withReader } from './reader.server.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** The file as chunks of text. */
export const jsonExport = (now = new Date()) => withReader(reader => exportOf(reader, now))

function* exportOf(reader: Db, now: Date): Generator<string> {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: now.toISOString() }
  yield `${JSON.stringify(head).slice(0, -1)},\n"brands":[\n${allBrands(reader)
    .map(brand => JSON.stringify(brand))
    .join(',\n')}\n],\n"mobiles":[`
  let isFirst = true
  for (const batch of phoneBatches(reader)) {
    const ids = batch.map(phone => phone.id)
    const histories = historiesOf(reader, ids)
    const overrides = overridesOf(reader, ids)
    const lines = batch.map(phone =>
      JSON.stringify(toExported(phone, histories.get(phone.id) ?? [], overrides.get(phone.id))),
    )
    yield `${isFirst ? '\n' : ',\n'}${lines.join(',\n')}`
    isFirst = false
  }
  yield `\n],\n"tables":[${replacedTables(reader).map(table => `\n${JSON.stringify(table)}`)}]}\n`
}

const allBrands = (reader: Db): z.input<typeof exportedBrand>[] =>
  reader
    .select()
    .from(brands)
    .all()
    .map(brand => ({ ...brand, createdAt: iso(brand.createdAt), updatedAt: iso(brand.updatedAt) }))

/** The versions in use; the bundled tables come with the site. */
const replacedTables = (reader: Db) =>
  reader
    .select({ name: factTables.name, content: factTables.content })
    .from(factTables)
    .where(eq(factTables.isActive, true))
    .all()

type Batch = ReturnType<typeof phoneBatches> extends Generator<(infer Row)[]> ? Row : never
type History = ReturnType<typeof historiesOf> extends Map<string, infer Rows> ? Rows : never

function toExported(phone: Batch, history: History, factOverrides?: FactOverride[]): z.input<typeof exportedPhone> {
  const {
    pricePkr: _,
    hasPrice,
    priceRank,
    priceDay,
    band,
    releaseOrder,
    releaseYear,
    searchName,
    searchEndings,
    searchSpecs,
    ...own
  } = phone
  return {
    ...own,
    releaseDate: phone.releaseDate || null,
    createdAt: iso(phone.createdAt),
    updatedAt: iso(phone.updatedAt),
    ...(factOverrides ? { factOverrides } : {}),
    priceHistory: history.map(({ pricePkr, source, kind, date, storage, ram, seller, isPlotted, recordedAt }) => ({
      pricePkr,
      source,
      kind,
      date,
      ...offerOf({ storage, ram, seller }),
      ...(isPlotted ? {} : { isPlotted }),
      recordedAt: iso(recordedAt),
    })),
  }
}
