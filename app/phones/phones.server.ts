/** Finding one phone, and what belongs to it. */
import { asc, eq, sql } from 'drizzle-orm'
import { popularityRank } from '#app/brands/brand.ts'
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { prepared } from '#db/client.server.ts'
import { mobiles, priceHistory } from '#db/schema/index.ts'
import { cardColumns, toCard, toPhone } from './phone-row.server.ts'

const phoneBySlug = prepared(db =>
  db
    .select()
    .from(mobiles)
    .where(eq(mobiles.slug, sql.placeholder('slug')))
    .prepare(),
)

/** The phone with this slug (in any case), of whatever brand; null when none. A page redirects to its true address. */
export function findPhone(slug: string): Phone | null {
  const row = phoneBySlug().get({ slug: slug.toLowerCase() })
  return row ? toPhone(row, Date.now()) : null
}

const phoneById = prepared(db =>
  db
    .select()
    .from(mobiles)
    .where(eq(mobiles.id, sql.placeholder('id')))
    .prepare(),
)

/** The phone with this id; null when none. */
export function findPhoneById(id: string): Phone | null {
  const row = phoneById().get({ id })
  return row ? toPhone(row, Date.now()) : null
}

const cardsOf = prepared(db =>
  db
    .select(cardColumns)
    .from(mobiles)
    .where(sql`${mobiles.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/** Cards of the phones with these ids, in the order of the ids; an unknown id gives none. */
export function listCardsByIds(ids: string[]): PhoneCard[] {
  const cards = new Map(
    cardsOf()
      .all({ ids: JSON.stringify(ids) })
      .map(row => [row.id, toCard(row, Date.now())]),
  )
  return ids.flatMap(id => cards.get(id) ?? [])
}

const phonesOf = prepared(db =>
  db
    .select()
    .from(mobiles)
    .where(sql`${mobiles.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/** The phones with these ids, in the order of the ids; an unknown id gives none. */
export function listPhonesByIds(ids: string[]): Phone[] {
  const phones = new Map(
    phonesOf()
      .all({ ids: JSON.stringify(ids) })
      .map(row => [row.id, toPhone(row, Date.now())]),
  )
  return ids.flatMap(id => phones.get(id) ?? [])
}

type SearchTexts = { id: string; brand: string; searchName: string; searchEndings: string }

// The index is named because SQLite would take the primary key's and then walk each row to its end.
const searchTexts = prepared(db =>
  db.$client.prepare<[string], SearchTexts>(
    `SELECT id, brand, search_name AS searchName, search_endings AS searchEndings
     FROM mobiles INDEXED BY mobiles_search_texts WHERE id IN (SELECT value FROM json_each(?))`,
  ),
)

/** The words that the search has of these phones, in no order. */
export const searchTextsOf = (ids: string[]): SearchTexts[] => searchTexts().all(JSON.stringify(ids))

/** These ids with phones of the brands most looked for in front; otherwise in their order. */
export function popularBrandsFirst(ids: string[]): string[] {
  const brands = new Map(searchTextsOf(ids).map(row => [row.id, row.brand]))
  return ids.toSorted((a, b) => popularityRank(brands.get(a) ?? '') - popularityRank(brands.get(b) ?? ''))
}

const historyOf = prepared(db =>
  db
    .select({
      pricePkr: priceHistory.pricePkr,
      source: priceHistory.source,
      date: priceHistory.date,
      kind: priceHistory.kind,
    })
    .from(priceHistory)
    .where(eq(priceHistory.mobileId, sql.placeholder('id')))
    .orderBy(asc(priceHistory.date), asc(priceHistory.id))
    .prepare(),
)

/** Every price that the phone had, oldest first. */
export const listPriceHistory = (id: string): PricePoint[] => historyOf().all({ id })
