/** CSV of brands and phones: UTF-8 with byte order mark, escaped formulas, plain numbers (EXPORT-4). */
import { stringify } from 'csv-stringify/sync'
import { phoneCount } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import type { Db } from '#db/client.server.ts'
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

const phoneHeader = [
  'id',
  'name',
  'brand',
  'model',
  'slug',
  'releaseDate',
  'price',
  'pricePkr',
  'priceSource',
  'priceDate',
  'priceKind',
  'isFeatured',
  'display',
  'processor',
  'ram',
  'storage',
  'camera',
  'battery',
  'height',
  'width',
  'thickness',
  'weight',
  'frame',
  'back',
  'protection',
  'imageUrl',
  'carouselImages',
  'specifications',
  'createdAt',
]

/** One phone per row; `pricePkr` is the number, `price` the typed text; specifications as `Category: Feature = Value`. */
export const phonesCsv = () => withReader(phoneRows)

function* phoneRows(reader: Db): Generator<string> {
  yield BYTE_ORDER_MARK + toText([phoneHeader])
  for (const batch of phoneBatches(reader)) {
    yield toText(
      batch.map(({ shortSpecs, dimensions, buildMaterials, ...phone }) => [
        phone.id,
        phone.name,
        phone.brand,
        phone.model,
        phone.slug,
        phone.releaseDate,
        phone.price,
        phone.pricePkr > 0 ? phone.pricePkr : null,
        phone.priceSource,
        phone.priceDate,
        phone.priceKind,
        phone.isFeatured,
        shortSpecs.display ?? null,
        shortSpecs.processor ?? null,
        shortSpecs.ram ?? null,
        shortSpecs.storage ?? null,
        shortSpecs.camera ?? null,
        shortSpecs.battery ?? null,
        dimensions?.height ?? null,
        dimensions?.width ?? null,
        dimensions?.thickness ?? null,
        dimensions?.weight ?? null,
        buildMaterials?.frame ?? null,
        buildMaterials?.back ?? null,
        buildMaterials?.protection ?? null,
        phone.imageUrl,
        phone.carouselImages.join(' '),
        phone.specifications
          .flatMap(({ category, specs }) =>
            specs.map(({ feature, value }) => `${category}: ${feature} = ${htmlToText(value)}`),
          )
          .join('\n'),
        iso(phone.createdAt),
      ]),
    )
  }
}
