/** The writer of phones: validates, derives columns and extends the price history in one transaction. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dataConfidences, phoneMarks } from '#app/entities/enums.ts'
import type { PriceState } from '#app/entities/phone.ts'
import { priceOriginSchema, pricePointSchema, type Specification } from '#app/entities/phone-parts.ts'
import { givenPhoneSchema } from '#app/entities/phone-schema.ts'
import { overridesSchema } from '#app/facts/overrides.ts'
import { overridesOf, storeFacts, storeOverrides } from '#app/facts/store.server.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { learnWords } from '#app/search-index/vocabulary.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { type GivenColumns, originColumns, storedColumns } from './columns.server.ts'
import { shiftGrades } from './derived.server.ts'
import { claimSlug, recordFormerSlug } from './former-slugs.server.ts'
import { originFields } from './phone-row.server.ts'
import { addPrice, bare, insertWholePhone } from './whole-phone.server.ts'

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

const storedPrice = prepared(db =>
  db
    .select({
      slug: mobiles.slug,
      version: mobiles.version,
      price: mobiles.price,
      pricePkr: mobiles.pricePkr,
      origin: originFields,
    })
    .from(mobiles)
    .where(eq(mobiles.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * Inserts a phone, or updates the one with the same id. A changed price adds a row to its history.
 * @param now milliseconds since 1970
 * @throws ZodError for a malformed record, SqliteError for a duplicate slug or an unknown brand. Nothing is written on error.
 */
export function savePhone(record: PhoneRecord, now: number): void {
  const { priceOrigin, earlierPrices, factOverrides, ...phone } = phoneRecord.parse(record)
  const before = storedPrice().get({ id: phone.id })
  // A text stored before it was refused keeps its number as long as it is not changed.
  const givenPkr = phone.price !== null && before?.price === phone.price ? before.pricePkr : pricePkrOf(phone.price)
  // Tax comes on top of such a price, so it only joins the history (PRICE-12).
  const aside = givenPkr > 0 && priceOrigin.kind === 'non-pta' ? [{ pricePkr: givenPkr, ...priceOrigin }] : []
  if (aside.length > 0) phone.price = before?.price ?? null
  const ownPkr = aside.length > 0 ? (before?.pricePkr ?? 0) : givenPkr
  const point = { pricePkr: phone.price === null ? 0 : ownPkr, ...priceOrigin }
  db().transaction(() => {
    if (!before) {
      const points = [...earlierPrices, ...aside, ...(point.pricePkr > 0 ? [point] : [])]
      return insertWholePhone({
        ...bare({ ...phone, pricePkr: point.pricePkr, ...originColumns(priceOrigin), createdAt: now, updatedAt: now }),
        priceHistory: points.map(each => ({ ...each, recordedAt: now })),
        factOverrides: factOverrides?.length ? [{ overrides: factOverrides, updatedAt: now }] : [],
      })
    }
    const priceChanged = before.pricePkr !== point.pricePkr
    if (factOverrides) storeOverrides(phone.id, factOverrides, now)
    const origin = priceChanged ? originColumns(priceOrigin) : before.origin
    updateColumns({ ...phone, pricePkr: point.pricePkr, ...origin, version: before.version }, now)
    if (before.slug !== phone.slug) {
      claimSlug(phone.slug)
      recordFormerSlug(before.slug, phone.id, null)
    }
    for (const each of priceChanged ? [point] : aside) addPrice(phone.id, each, now)
  })
  invalidateContent()
}

/** What an import changes of a phone beside its history; what is absent stays. */
export type PriceUpdate = { price?: PriceState; specifications?: Specification[] }

/**
 * Changes the price of a phone with its origin, or its tables, and leaves its history as it is; in the caller's transaction.
 * @param now milliseconds since 1970
 */
export function storePrice(id: string, { price, specifications }: PriceUpdate, now: number): void {
  const row = db().select().from(mobiles).where(eq(mobiles.id, id)).get()
  if (!row || !(price || specifications)) return
  const priced = price ? { price: price.priceText, pricePkr: price.pricePkr ?? 0, ...originColumns(price.origin) } : {}
  updateColumns({ ...row, ...priced, ...(specifications ? { specifications } : {}) }, now)
  invalidateContent()
}

/** Replaces the columns and facts of a stored phone. @param given its version is the stored one */
function updateColumns(given: GivenColumns & { version: number }, now: number): void {
  const { columns, words, found } = storedColumns(given, overridesOf(given.id))
  db()
    .update(mobiles)
    .set({ ...columns, version: given.version + 1, updatedAt: now })
    .where(eq(mobiles.id, given.id))
    .run()
  learnWords(words)
  storeFacts(given.id, found)
  shiftGrades()
}
