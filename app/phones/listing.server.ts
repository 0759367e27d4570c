/** Lists of phones: filtered, sorted and paged in SQL by an index; one prepared statement per query shape. */

import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Band } from '#app/entities/enums.ts'
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import { createCache } from '#app/platform/cache.server.ts'
import { RECENT_RANK } from '#app/prices/grades.ts'
import { type Db, prepared } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { cardColumns, toCard, toPhone } from './phone-row.server.ts'

/** 'newest' is the order called latest everywhere (DATA-8). */
export type PhoneSort = 'newest' | 'price-low' | 'price-high' | 'popular'

/** `recent`: with a recent shop price (PRICE-8). */
export type PhoneFilter = { brand?: string; band?: Band; year?: number; featured?: true; recent?: true }
export type PhonePage = { limit: number; offset: number }

/** The order called latest. */
export const latestFirst = [
  desc(mobiles.priceRank),
  desc(mobiles.releaseOrder),
  desc(mobiles.createdAt),
  asc(mobiles.id),
]

const orders: Record<PhoneSort, SQL[]> = {
  newest: latestFirst,
  'price-low': [desc(mobiles.priceRank), asc(mobiles.pricePkr), asc(mobiles.id)],
  'price-high': [desc(mobiles.priceRank), desc(mobiles.pricePkr), asc(mobiles.id)],
  popular: [desc(mobiles.views), desc(mobiles.isFeatured), ...latestFirst],
}

export const isPhoneSort = (sort: string): sort is PhoneSort => Object.hasOwn(orders, sort)

const conditions: Record<keyof PhoneFilter, SQL> = {
  brand: eq(mobiles.brand, sql.placeholder('brand')),
  band: eq(mobiles.band, sql.placeholder('band')),
  year: eq(mobiles.releaseYear, sql.placeholder('year')),
  featured: sql`${mobiles.isFeatured} = 1`,
  recent: sql`${mobiles.priceRank} = ${sql.raw(String(RECENT_RANK))}`,
}

const filterKeys = Object.keys(conditions) as (keyof PhoneFilter)[]
const used = (filter: PhoneFilter) => filterKeys.filter(key => filter[key] !== undefined)
const where = (keys: (keyof PhoneFilter)[]) => and(...keys.map(key => conditions[key]))

/** One prepared statement per combination of filters and sort, built on first use. */
function preparedBy<Statement>(build: (db: Db, shape: { keys: (keyof PhoneFilter)[]; sort: PhoneSort }) => Statement) {
  const statements = new Map<string, () => Statement>()
  return (filter: PhoneFilter, sort: PhoneSort) => {
    const keys = used(filter)
    const name = `${keys.join()} ${sort}`
    const statement = statements.get(name) ?? prepared(db => build(db, { keys, sort }))
    statements.set(name, statement)
    return statement()
  }
}

const cardStatement = preparedBy((db, { keys, sort }) =>
  db
    .select(cardColumns)
    .from(mobiles)
    .where(where(keys))
    .orderBy(...orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
)

const phoneStatement = preparedBy((db, { keys, sort }) =>
  db
    .select()
    .from(mobiles)
    .where(where(keys))
    .orderBy(...orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
)

const countStatement = preparedBy((db, { keys }) =>
  db.select({ phones: count() }).from(mobiles).where(where(keys)).prepare(),
)

/** Cards of the phones that match the filter, in this order. */
export function listCards(filter: PhoneFilter, sort: PhoneSort, page: PhonePage): PhoneCard[] {
  return cardStatement(filter, sort)
    .all({ ...filter, ...page })
    .map(row => toCard(row, Date.now()))
}

/** Cards of featured phones, latest first. */
export const listFeatured = (count: number): PhoneCard[] =>
  listCards({ featured: true }, 'newest', { limit: count, offset: 0 })

/** Full phones that match the filter, latest first; `limit: -1` means all. */
export function listPhones(filter: PhoneFilter, page: PhonePage): Phone[] {
  return phoneStatement(filter, 'newest')
    .all({ ...filter, ...page })
    .map(row => toPhone(row, Date.now()))
}

/** Visitors control year and brand in the URL; arbitrary values must not fill the memory. */
const MAX_COUNTS = 5000
const counts = createCache<number>({ name: 'counts by filter', max: MAX_COUNTS, version: contentVersion })

/** Number of phones that match the filter. Cached until the content changes. */
export function countPhones(filter: PhoneFilter): number {
  const key = used(filter)
    .map(name => `${name}=${filter[name]}`)
    .join()
  return counts.get(key, () => countStatement(filter, 'newest').get(filter)?.phones ?? 0)
}

const yearsOf = prepared(db =>
  db
    .selectDistinct({ year: mobiles.releaseYear })
    .from(mobiles)
    // 0 means unknown.
    .where(and(eq(mobiles.brand, sql.placeholder('brand')), gt(mobiles.releaseYear, 0)))
    .orderBy(desc(mobiles.releaseYear))
    .prepare(),
)

/** Release years of the brand's phones, newest first. */
export const listReleaseYears = (brand: string): number[] =>
  yearsOf()
    .all({ brand })
    .map(row => row.year)

const namesOf = prepared(db =>
  db
    .select({ slug: mobiles.slug, name: mobiles.name })
    .from(mobiles)
    .where(eq(mobiles.brand, sql.placeholder('brand')))
    .orderBy(...latestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(),
)

/** Slug and name of the brand's latest phones, latest first. */
export const listPhoneNames = (brand: string, limit: number) => namesOf().all({ brand, limit })
