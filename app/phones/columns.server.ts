/** The columns of a stored phone: the given ones cleaned, with all that is derived from them. */
import { eq, sql } from 'drizzle-orm'
import type { PriceOrigin } from '#app/entities/phone.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { findFacts } from '#app/facts/store.server.ts'
import { cleanHtml } from '#app/platform/text/html.server.ts'
import { indexText } from '#app/search-index/index-text.ts'
import { prepared } from '#db/client.server.ts'
import { brands, type mobiles } from '#db/schema/index.ts'
import { derivedColumns, newestReadingDay } from './derived.server.ts'
import { wholeFacts } from './optional-facts.ts'

type Row = typeof mobiles.$inferInsert

type Derived = keyof ReturnType<typeof derivedColumns> | 'searchName' | 'searchEndings' | 'searchSpecs'

/** What is given of a phone, without its times; derived columns are ignored. The rupees are those of its price text. */
export type GivenColumns = Omit<Row, Derived | 'createdAt' | 'updatedAt'>

// Not read from the brand cache: each write invalidates it, so an import would rebuild it for every phone.
const nameOfBrand = prepared(db =>
  db
    .select({ name: brands.name })
    .from(brands)
    .where(eq(brands.slug, sql.placeholder('slug')))
    .prepare(),
)

/**
 * The columns of a phone, its facts, and its words for the vocabulary of the search. A phone without a price has no origin
 * of one.
 * @param overrides what editors state against its derived facts
 */
export function storedColumns<Given extends GivenColumns>(given: Given, overrides: FactOverride[]) {
  const specifications = cleanSpecifications(given.specifications)
  const { dimensions = null, pricePkr = 0 } = given
  const phone = {
    ...given,
    ...wholeFacts({ ...given, specifications }),
    specifications,
    dimensions,
    pricePkr,
    ...(pricePkr > 0 ? {} : originColumns(null)),
  }
  const found = findFacts(phone, overrides)
  const brandName = nameOfBrand().get({ slug: given.brand })?.name ?? ''
  const words = indexText({ ...phone, brandName }, found.facts)
  const { priceKind = null, priceDate = null } = phone
  const columns = {
    ...phone,
    ...derivedColumns({ ...phone, priceKind, priceDate }, newestReadingDay()),
    searchName: words.name,
    searchEndings: words.endings,
    searchSpecs: words.specs,
  }
  return { columns, words, found }
}

/** The columns of the origin of a price; all null without one. */
export function originColumns(origin: PriceOrigin | null) {
  const { source, date, kind, storage, ram, seller }: Partial<PriceOrigin> = origin ?? {}
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
