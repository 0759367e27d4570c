/** CSV of brands and phones: UTF-8 with byte order mark, escaped formulas, plain numbers (EXPORT-4). */
import { stringify } from 'csv-stringify/sync'
import { phoneCount } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import type { FieldName } from '#app/entities/phone-fields.ts'
import { buildMaterialsSchema, dimensionsSchema, shortSpecsSchema } from '#app/entities/phone-parts.ts'
import { keysOf, optionalFactNames } from '#app/entities/phone-schema.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import type { Db } from '#db/client.server.ts'
import type { mobiles } from '#db/schema/index.ts'
import { phoneBatches } from './phone-rows.server.ts'
import { withReader } from './reader.server.ts'

/** Without it Excel reads the file as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | boolean | null

const toText = (cells: Cell[][]) =>
  stringify(cells, {
    // Puts an apostrophe before `=`, `+`, `-`, `@`, tab and carriage return (OWASP, CSV injection).
    escape_formulas: true,
    // Without quotes a lone carriage return in a text would start a row, whose first cell could be a formula.
    quoted_string: true,
    record_delimiter: 'windows',
    cast: { boolean: value => (value ? 'yes' : 'no') },
  })

const iso = (ms: number) => new Date(ms).toISOString()

export function* brandsCsv(): Generator<string> {
  const header = ['id', 'name', 'slug', 'logo', 'phoneCount', 'description', 'isVisible', 'createdAt']
  const rows = listBrands().map(brand => [
    brand.id,
    brand.name,
    brand.slug,
    brand.logo,
    phoneCount(brand),
    brand.description,
    brand.isVisible,
    iso(brand.createdAt),
  ])
  yield BYTE_ORDER_MARK + toText([header, ...rows])
}

type PhoneRow = typeof mobiles.$inferSelect
type Column = [name: string, cell: (phone: PhoneRow) => Cell]

const column = (name: keyof PhoneRow & FieldName): Column => [name, phone => phone[name]]

const phoneColumns: Column[] = [
  ['id', phone => phone.id],
  ...(['name', 'brand', 'model', 'slug', 'releaseDate'] as const).map(column),
  ...optionalFactNames.map(column),
  column('price'),
  ['pricePkr', phone => (phone.pricePkr > 0 ? phone.pricePkr : null)],
  ['priceSource', phone => phone.priceSource],
  ['priceDate', phone => phone.priceDate],
  ['priceKind', phone => phone.priceKind],
  column('isFeatured'),
  ...keysOf(shortSpecsSchema).map((name): Column => [name, phone => phone.shortSpecs[name] ?? null]),
  ...keysOf(dimensionsSchema).map((name): Column => [name, phone => phone.dimensions?.[name] ?? null]),
  ...keysOf(buildMaterialsSchema).map((name): Column => [name, phone => phone.buildMaterials?.[name] ?? null]),
  column('imageUrl'),
  ['carouselImages', phone => phone.carouselImages.join(' ')],
  ['specifications', specificationsCell],
  ['createdAt', phone => iso(phone.createdAt)],
]

function specificationsCell({ specifications }: PhoneRow): Cell {
  const lines = specifications.flatMap(({ category, specs }) =>
    specs.map(({ feature, value }) => `${category}: ${feature} = ${htmlToText(value)}`),
  )
  return lines.join('\n')
}

/** One phone per row; `pricePkr` is the number, `price` the typed text; specifications as `Category: Feature = Value`. */
export const phonesCsv = () => withReader(phoneRows)

function* phoneRows(reader: Db): Generator<string> {
  yield BYTE_ORDER_MARK + toText([phoneColumns.map(([name]) => name)])
  for (const batch of phoneBatches(reader)) {
    yield toText(batch.map(phone => phoneColumns.map(([, cell]) => cell(phone))))
  }
}
