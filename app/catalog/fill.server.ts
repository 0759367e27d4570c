/** Fills an empty database from the bundled catalogue. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { insertBrand } from '#app/brands/save.server.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import { originColumns } from '#app/phones/columns.server.ts'
import { bare, insertWholePhone } from '#app/phones/whole-phone.server.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { projectPath } from '#app/platform/process/project.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import { type CatalogBrand, type CatalogPhone, catalogBrandSchema, catalogPhoneSchema } from './format.ts'
import { noteFilling, settleCatalogue } from './version.server.ts'

/** The bundled brands. */
export const readCatalogBrands = (): CatalogBrand[] =>
  catalogBrandSchema.array().parse(JSON.parse(readFileSync(projectPath('app/catalog/brands.json'), 'utf8')))

/** The bundled phones, in the order of the catalogue. */
export function readCatalogPhones(): CatalogPhone[] {
  const lines = readFileSync(projectPath('app/catalog/phones.jsonl'), 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => catalogPhoneSchema.parse(JSON.parse(line)))
}

/** Whether the database has neither brands nor phones. */
const isEmpty = () =>
  db().select({ id: brands.id }).from(brands).limit(1).get() === undefined &&
  db().select({ id: mobiles.id }).from(mobiles).limit(1).get() === undefined

/**
 * Stores the whole catalogue in one transaction, so that an interrupted start leaves the database empty for the next
 * attempt (DATA-15). Does nothing when the database is not empty.
 * @param now milliseconds since 1970
 * @param progress called with the number of phones stored and in total
 */
export function fillFromCatalog(now: number, progress: (done: number, total: number) => void = () => {}): void {
  if (!isEmpty()) return
  const phones = readCatalogPhones()
  db().transaction(() => {
    settleCatalogue()
    noteFilling(now)
    for (const brand of readCatalogBrands()) {
      insertBrand({ ...brand, id: stableId(`brand/${brand.slug}`), phoneCount: null, isVisible: true }, now)
    }
    phones.forEach((phone, index) => {
      // Decreasing times preserve the catalogue's order in 'latest' among phones of one release date.
      saveCatalogPhone(phone, now - index)
      if ((index + 1) % 200 === 0 || index + 1 === phones.length) progress(index + 1, phones.length)
    })
  })
}

function saveCatalogPhone(phone: CatalogPhone, now: number): void {
  const { price, priceHistory, formerSlugs = [], ...facts } = phone
  const { front, back, side } = drawingPaths(phone.slug)
  const current = priceHistory.filter(point => isDeepStrictEqual(point, price))
  const earlier = priceHistory.filter(point => !current.includes(point))
  insertWholePhone({
    ...bare({
      ...facts,
      id: stableId(`phone/${phone.slug}`),
      imageUrl: front,
      carouselImages: [front, back, side],
      price: price && formatPrice(price.pricePkr),
      pricePkr: price?.pricePkr ?? 0,
      ...originColumns(price),
      createdAt: now,
      updatedAt: now,
    }),
    priceHistory: [...earlier, ...current].map(point => ({ ...point, recordedAt: now })),
    formerSlugs: formerSlugs.map(slug => ({ slug, formerId: stableId(`phone/${slug}`) })),
  })
}
