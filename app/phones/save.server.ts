/** The one function that writes a phone: it validates, derives, keeps the price history, in one transaction. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pricePointSchema, type Specification } from '#app/entities/phone-parts.ts'
import { givenPhoneSchema } from '#app/entities/phone-schema.ts'
import { cleanHtml } from '#app/platform/text/html.server.ts'
import { parsePrice } from '#app/prices/price.ts'
import { indexText } from '#app/search-index/index-text.ts'
import { learnWords } from '#app/search-index/vocabulary.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, mobiles, priceHistory } from '#db/schema/index.ts'
import { derivedColumns } from './derived.server.ts'
import { wholeFacts } from './optional-facts.ts'

const { imagekitPath, isFeatured, sources } = givenPhoneSchema.shape

const phoneRecord = givenPhoneSchema.extend({
  imagekitPath: imagekitPath.default(null),
  isFeatured: isFeatured.default(false),
  sources: sources.default([]),
  /** Where the price comes from; the history gets it when the price is new. */
  priceOrigin: pricePointSchema.omit({ pricePkr: true }),
  /** Prices of earlier dates, for a phone that is stored for the first time. */
  earlierPrices: z.array(pricePointSchema).default([]),
})

export type PhoneRecord = z.input<typeof phoneRecord>

// Asked anew for each phone: what is kept per version of the content would be computed again after each write.
const nameOfBrand = prepared(db =>
  db
    .select({ name: brands.name })
    .from(brands)
    .where(eq(brands.slug, sql.placeholder('slug')))
    .prepare(),
)

/**
 * Stores a phone, new or (same id) changed. A price that differs from the stored one adds a row to its history.
 * @param now milliseconds since 1970
 * @throws ZodError for a malformed record, SqliteError when the slug is taken or the brand unknown. Nothing is written then.
 */
export function savePhone(record: PhoneRecord, now: number): void {
  const { priceOrigin, earlierPrices, ...phone } = phoneRecord.parse(record)
  const specifications = cleanSpecifications(phone.specifications)
  const pricePkr = parsePrice(phone.price)
  const words = indexText({
    ...phone,
    pricePkr,
    specifications,
    brandName: nameOfBrand().get({ slug: phone.brand })?.name ?? '',
  })
  db().transaction(tx => {
    const before = tx
      .select({ pricePkr: mobiles.pricePkr, version: mobiles.version, price: mobiles.price })
      .from(mobiles)
      .where(eq(mobiles.id, phone.id))
      .get()
    const priceChanged = before ? before.pricePkr !== pricePkr : pricePkr > 0
    const columns = {
      ...phone,
      ...wholeFacts({ ...phone, specifications }),
      specifications,
      pricePkr,
      ...derivedColumns({ pricePkr, releaseDate: phone.releaseDate }),
      ...(priceChanged ? originColumns(pricePkr, priceOrigin) : {}),
      searchName: words.name,
      searchEndings: words.endings,
      searchSpecs: words.specs,
      updatedAt: now,
    }
    learnWords(words)
    if (before) {
      tx.update(mobiles)
        .set({ ...columns, version: before.version + 1 })
        .where(eq(mobiles.id, phone.id))
        .run()
    } else {
      tx.insert(mobiles)
        .values({ ...columns, createdAt: now })
        .run()
    }
    const points = before ? [] : earlierPrices
    if (priceChanged) points.push({ pricePkr, ...priceOrigin })
    for (const point of points)
      tx.insert(priceHistory)
        .values({ mobileId: phone.id, ...point, recordedAt: now })
        .run()
  })
  invalidateContent()
}

type Origin = Pick<z.infer<typeof pricePointSchema>, 'source' | 'date' | 'kind'>

const originColumns = (pricePkr: number, origin: Origin) =>
  pricePkr > 0
    ? { priceSource: origin.source, priceDate: origin.date, priceKind: origin.kind }
    : { priceSource: null, priceDate: null, priceKind: null }

function cleanSpecifications(categories: Specification[]) {
  return categories.map(({ category, specs }) => ({
    category,
    // A value of which nothing is left was nothing but markup.
    specs: specs.map(({ feature, value }) => ({ feature, value: cleanHtml(value) })).filter(spec => spec.value !== ''),
  }))
}
