/** Finds phones by slug or id, and their price history. */
import { asc, eq, sql } from 'drizzle-orm'
import { popularityRank } from '#app/brands/brand.ts'
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { prepared } from '#db/client.server.ts'
import { mobiles, priceHistory } from '#db/schema/index.ts'
import { findFormerPhone } from './former-slugs.server.ts'
import { cardColumns, offerOf, toCard, toPhone } from './phone-row.server.ts'

const phoneBySlug = prepared(db =>
  db
    .select()
    .from(mobiles)
    .where(eq(mobiles.slug, sql.placeholder('slug')))
    .prepare(),
)

/** The phone with this slug, case-insensitive, of any brand; null when none. Pages redirect to the canonical URL. */
export function findPhone(slug: string): Phone | null {
  const row = phoneBySlug().get({ slug: slug.toLowerCase() })
  return row ? toPhone(row, Date.now()) : null
}

/** The phone that had this slug before it was renamed or merged; null when none had. */
export function findPhoneByFormerSlug(slug: string): Phone | null {
  const id = findFormerPhone(slug)
  return id === null ? null : findPhoneById(id)
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

/** Cards of the phones with these ids, in the order of the ids; unknown ids are skipped. */
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

/** The phones with these ids, in the order of the ids; unknown ids are skipped. */
export function listPhonesByIds(ids: string[]): Phone[] {
  const phones = new Map(
    phonesOf()
      .all({ ids: JSON.stringify(ids) })
      .map(row => [row.id, toPhone(row, Date.now())]),
  )
  return ids.flatMap(id => phones.get(id) ?? [])
}

type SearchTexts = { id: string; brand: string; searchName: string; searchEndings: string }

// The index is forced: SQLite would choose the primary key's and then read each full row.
const searchTexts = prepared(db =>
  db.$client.prepare<[string], SearchTexts>(
    `SELECT id, brand, search_name AS searchName, search_endings AS searchEndings
     FROM mobiles INDEXED BY mobiles_search_texts WHERE id IN (SELECT value FROM json_each(?))`,
  ),
)

/** The indexed search texts of these phones, unordered. */
export const searchTextsOf = (ids: string[]): SearchTexts[] => searchTexts().all(JSON.stringify(ids))

/** The ids sorted by popularity of the brand; the order is otherwise preserved. */
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
      storage: priceHistory.storage,
      ram: priceHistory.ram,
      seller: priceHistory.seller,
      isPlotted: priceHistory.isPlotted,
    })
    .from(priceHistory)
    .where(eq(priceHistory.mobileId, sql.placeholder('id')))
    .orderBy(asc(priceHistory.date), asc(priceHistory.id))
    .prepare(),
)

/** All recorded prices of the phone, oldest first. */
export const listPriceHistory = (id: string): PricePoint[] =>
  historyOf()
    .all({ id })
    .map(({ storage, ram, seller, isPlotted, ...point }) => ({
      ...point,
      ...offerOf({ storage, ram, seller }),
      ...(isPlotted ? {} : { isPlotted }),
    }))
