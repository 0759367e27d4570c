/** The only writer of phones: validates, derives columns and extends the price history in one transaction. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dataConfidences, phoneMarks } from '#app/entities/enums.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { priceOriginSchema, pricePointSchema, type Specification } from '#app/entities/phone-parts.ts'
import { givenPhoneSchema } from '#app/entities/phone-schema.ts'
import { overridesSchema } from '#app/facts/overrides.ts'
import { storeFacts, storeOverrides } from '#app/facts/store.server.ts'
import { cleanHtml } from '#app/platform/text/html.server.ts'
import { readPrice } from '#app/prices/rupees.ts'
import { indexText } from '#app/search-index/index-text.ts'
import { learnWords } from '#app/search-index/vocabulary.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, mobiles, priceHistory } from '#db/schema/index.ts'
import { derivedColumns, newestReadingDay, shiftGrades } from './derived.server.ts'
import { claimSlug, recordFormerSlug } from './former-slugs.server.ts'
import { wholeFacts } from './optional-facts.ts'

const { imagekitPath, isFeatured, sources } = givenPhoneSchema.shape

const phoneRecord = givenPhoneSchema.extend({
  imagekitPath: imagekitPath.default(null),
  isFeatured: isFeatured.default(false),
  sources: sources.default([]),
  /** Origin of the price; stored, and added to the history, only when the price changes. */
  priceOrigin: priceOriginSchema,
  dataConfidence: z.enum(dataConfidences).nullable().default(null),
  marks: z.array(z.enum(phoneMarks)).default([]),
  /** What editors stated against derived facts; absent: what is stored stays. */
  factOverrides: overridesSchema.optional(),
  /** Earlier prices; used only for a new phone. */
  earlierPrices: z.array(pricePointSchema).default([]),
})

export type PhoneRecord = z.input<typeof phoneRecord>

// Not read from the brand cache: each write invalidates it, so an import would rebuild it for every phone.
const nameOfBrand = prepared(db =>
  db
    .select({ name: brands.name })
    .from(brands)
    .where(eq(brands.slug, sql.placeholder('slug')))
    .prepare(),
)

/**
 * Inserts a phone, or updates the one with the same id. A changed price adds a row to its history.
 * @param now milliseconds since 1970
 * @throws ZodError for a malformed record, SqliteError for a duplicate slug or an unknown brand. Nothing is written on error.
 */
export function savePhone(record: PhoneRecord, now: number): void {
  const { priceOrigin, earlierPrices, factOverrides, ...phone } = phoneRecord.parse(record)
  const specifications = cleanSpecifications(phone.specifications)
  const givenPkr = rupeesOf(phone)
  if (givenPkr > 0 && priceOrigin.kind === 'non-pta') {
    // Tax comes on top of such a price, so it only joins the history (PRICE-12).
    earlierPrices.push({ pricePkr: givenPkr, ...priceOrigin })
    phone.price = null
  }
  const pricePkr = phone.price === null ? 0 : givenPkr
  const words = indexText({
    ...phone,
    pricePkr,
    specifications,
    brandName: nameOfBrand().get({ slug: phone.brand })?.name ?? '',
  })
  db().transaction(tx => {
    const before = tx
      .select({
        slug: mobiles.slug,
        pricePkr: mobiles.pricePkr,
        version: mobiles.version,
        priceDate: mobiles.priceDate,
        priceKind: mobiles.priceKind,
      })
      .from(mobiles)
      .where(eq(mobiles.id, phone.id))
      .get()
    const priceChanged = before ? before.pricePkr !== pricePkr : pricePkr > 0
    const origin = priceChanged ? originColumns(pricePkr, priceOrigin) : {}
    const priced = { pricePkr, priceDate: null, priceKind: null, ...before, ...origin }
    const columns = {
      ...phone,
      ...wholeFacts({ ...phone, specifications }),
      specifications,
      pricePkr,
      ...derivedColumns({ ...priced, pricePkr, releaseDate: phone.releaseDate }, newestReadingDay()),
      ...origin,
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
    if (factOverrides) storeOverrides(phone.id, factOverrides, now)
    storeFacts({ ...columns, id: phone.id }, tx)
    if (before?.slug !== phone.slug) {
      claimSlug(phone.slug)
      if (before) recordFormerSlug(before.slug, phone.id, null)
    }
    const points = before ? [] : earlierPrices
    if (priceChanged) points.push({ pricePkr, ...priceOrigin })
    for (const point of points)
      tx.insert(priceHistory)
        .values({ mobileId: phone.id, ...point, recordedAt: now })
        .run()
    if (priceChanged) shiftGrades()
  })
  invalidateContent()
}

/** The rupees of a price text. A text stored before it was refused keeps its number as long as it is not changed. */
function rupeesOf({ id, price }: { id: string; price: string | null }): number {
  const read = readPrice(price)
  if (read.ok) return read.pricePkr ?? 0
  const stored = db()
    .select({ price: mobiles.price, pricePkr: mobiles.pricePkr })
    .from(mobiles)
    .where(eq(mobiles.id, id))
    .get()
  return stored?.price === price ? stored.pricePkr : 0
}

/** Gives the stored price of a phone another origin, and with it another grade; in the caller's transaction. */
export function storeOrigin(id: string, origin: PriceOrigin | null): void {
  const row = db()
    .select({ pricePkr: mobiles.pricePkr, releaseDate: mobiles.releaseDate })
    .from(mobiles)
    .where(eq(mobiles.id, id))
    .get()
  if (!row) return
  const columns = originColumns(row.pricePkr, origin)
  db()
    .update(mobiles)
    .set({ ...columns, ...derivedColumns({ ...row, ...columns }, newestReadingDay()) })
    .where(eq(mobiles.id, id))
    .run()
  shiftGrades()
}

/** The columns of the origin of a price; all null without a price. */
const originColumns = (pricePkr: number, origin: PriceOrigin | null) => {
  const { source, date, kind, storage, ram, seller }: Partial<PriceOrigin> = pricePkr > 0 && origin ? origin : {}
  return {
    priceSource: source ?? null,
    priceDate: date ?? null,
    priceKind: kind ?? null,
    priceStorage: storage ?? null,
    priceRam: ram ?? null,
    priceSeller: seller ?? null,
  }
}

function cleanSpecifications(categories: Specification[]) {
  return categories.map(({ category, specs }) => ({
    category,
    // An empty result means that the value was only markup.
    specs: specs.map(({ feature, value }) => ({ feature, value: cleanHtml(value) })).filter(spec => spec.value !== ''),
  }))
}
