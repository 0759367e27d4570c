/** The complete JSON export, which can be imported again: see format.ts. */
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readWholePhones } from '#app/phones/whole-phone.server.ts'
import type { Db } from '#db/client.server.ts'
import { brands, factTables, formerBrandSlugs } from '#db/schema/index.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type exportedBrand } from './format.ts'
import { iso, toExported } from './phone-record.server.ts'
import { phoneBatches } from './phone-rows.server.ts'
import { withReader } from './reader.server.ts'

/** The file as chunks of text. */
export const jsonExport = (now = new Date()) => withReader(reader => exportOf(reader, now))

function* exportOf(reader: Db, now: Date): Generator<string> {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: now.toISOString() }
  yield `${JSON.stringify(head).slice(0, -1)},\n"brands":[\n${allBrands(reader)
    .map(brand => JSON.stringify(brand))
    .join(',\n')}\n],\n"mobiles":[`
  let isFirst = true
  for (const batch of phoneBatches(reader)) {
    const lines = readWholePhones(batch, reader).map(phone => JSON.stringify(toExported(phone)))
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
