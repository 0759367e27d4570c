/** The complete JSON export, which can be imported again: see format.ts. */
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { FactOverride } from '#app/facts/overrides.ts'
import { offerOf } from '#app/phones/phone-row.server.ts'
import type { PriceDoubt } from '#app/prices/doubt.ts'
import type { Db } from '#db/client.server.ts'
import {
  brands,
  factOverrides,
  factTables,
  formerBrandSlugs,
  formerPhoneSlugs,
  heldPrices,
  priceHistory,
} from '#db/schema/index.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type exportedBrand, type exportedPhone } from './format.ts'
import { phoneBatches, rowsOf } from './phone-rows.server.ts'
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
    const histories = rowsOf(reader, priceHistory, ids)
    const overrides = rowsOf(reader, factOverrides, ids)
    const former = rowsOf(reader, formerPhoneSlugs, ids)
    const held = rowsOf(reader, heldPrices, ids)
    const lines = batch.map(({ id, ...phone }) =>
      JSON.stringify({
        ...toExported({ id, ...phone }, histories.get(id) ?? []),
        factOverrides: overrides.get(id)?.[0]?.overrides as FactOverride[] | undefined,
        formerSlugs: former.get(id)?.map(({ slug, formerId }) => ({ slug, formerId })),
        heldPrices: held.get(id)?.map(toHeldPrice),
      } satisfies z.input<typeof exportedPhone>),
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
    .map(brand => ({
      ...brand,
      createdAt: iso(brand.createdAt),
      updatedAt: iso(brand.updatedAt),
      formerSlugs: formerSlugsOf(reader, brand.id),
    }))

/** Undefined where there are none: absent in the file. */
function formerSlugsOf(reader: Db, brandId: string): string[] | undefined {
  const rows = reader
    .select({ slug: formerBrandSlugs.slug })
    .from(formerBrandSlugs)
    .where(eq(formerBrandSlugs.brandId, brandId))
    .orderBy(asc(formerBrandSlugs.slug))
    .all()
  return rows.length > 0 ? rows.map(({ slug }) => slug) : undefined
}

/** The versions in use; the bundled tables come with the site. */
const replacedTables = (reader: Db) =>
  reader
    .select({ name: factTables.name, content: factTables.content })
    .from(factTables)
    .where(eq(factTables.isActive, true))
    .all()

type Batch = ReturnType<typeof phoneBatches> extends Generator<(infer Row)[]> ? Row : never

function toHeldPrice(held: typeof heldPrices.$inferSelect) {
  const { pricePkr, source, kind, date, storage, ram, seller, doubts, isRejected, heldAt } = held
  return {
    pricePkr,
    source,
    kind,
    date,
    ...offerOf({ storage, ram, seller }),
    doubts: doubts as PriceDoubt[],
    isRejected,
    heldAt: iso(heldAt),
  }
}

function toExported(phone: Batch, history: (typeof priceHistory.$inferSelect)[]): z.input<typeof exportedPhone> {
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
