/** Finding one phone, and what belongs to it. */
import { asc, eq, sql } from 'drizzle-orm'
import { prepared } from '#db/client.server.ts'
import { mobiles, priceHistory } from '#db/schema.ts'
import type { Phone } from './phone.ts'
import { toPhone } from './phone-row.server.ts'
import type { PricePoint } from './schema.ts'

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
  return row ? toPhone(row) : null
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
  return row ? toPhone(row) : null
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
