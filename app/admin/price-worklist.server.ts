/** The phones whose price needs work, by kind, with counts (ADMIN-17). */
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { countHeldListings, countHeldPrices } from '#app/phones/held-prices.server.ts'
import { isViewedWithoutFreshPrice } from '#app/phones/most-viewed.server.ts'
import { soldOutIds } from '#app/phones/sold-out.server.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { priceAgeDays } from '#app/prices/age.ts'
import { NEWEST_DAYS } from '#app/prices/doubt.ts'
import { db } from '#db/client.server.ts'
import { messages, mobiles } from '#db/schema/index.ts'
import { orderOf } from './phone-order.server.ts'
import type { Sorting } from './phone-sorts.ts'
import { type PriceWorkKind, priceWorkSort } from './price-work-kinds.ts'

// Literal SQL: the partial index is only used for exactly this condition.
const isOpenReport = sql`${messages.kind} = 'price-report' AND ${messages.closedAt} IS NULL`

const reportedIds = () =>
  db()
    .select({ id: messages.mobileId })
    .from(messages)
    .where(and(isOpenReport, isNotNull(messages.mobileId)))

const hasNoPrice = eq(mobiles.priceRank, 0)

/** Older than a price that says something of now. */
const hasOldPrice = (now: number) =>
  and(gt(mobiles.priceRank, 0), or(isNull(mobiles.priceDay), lt(mobiles.priceDay, dayInPakistan(now) - NEWEST_DAYS)))

const isSoldOut = () => inArray(mobiles.id, soldOutIds())
const canBeHad = () => notInArray(mobiles.id, soldOutIds())

/** A shop where a phone is sold out has no newer price of it, so that it waits in a list of its own. */
const conditions: Record<PriceWorkKind, (now: number) => SQL | undefined> = {
  viewed: now => and(isViewedWithoutFreshPrice(now), gt(mobiles.views, 0), canBeHad()),
  old: now => and(hasOldPrice(now), canBeHad()),
  missing: () => and(hasNoPrice, canBeHad()),
  'sold-out': isSoldOut,
  reported: () => inArray(mobiles.id, reportedIds()),
}

const countPhones = (where: SQL | undefined): number =>
  db().select({ phones: count() }).from(mobiles).where(where).get()?.phones ?? 0

/** How many phones of each kind there are, and held rows. @param now milliseconds since 1970 */
export function countPriceWork(now: number): Record<PriceWorkKind | 'held', number> {
  // Those sold out are few: without them each count of all phones is one of an index.
  const without = (where: SQL | undefined) => countPhones(where) - countPhones(and(isSoldOut(), where))
  const reported = db()
    .select({ phones: countDistinct(messages.mobileId) })
    .from(messages)
    .where(isOpenReport)
    .get()
  return {
    held: countHeldPrices() + countHeldListings(),
    viewed: countPhones(conditions.viewed(now)),
    old: without(hasOldPrice(now)),
    missing: without(hasNoPrice),
    'sold-out': countPhones(isSoldOut()),
    reported: reported?.phones ?? 0,
  }
}

/** Phones of a kind. @param now milliseconds since 1970 */
export function listPriceWork(
  kind: PriceWorkKind,
  page: { limit: number; offset: number },
  now: number,
  sorting: Sorting = { by: priceWorkSort(kind), isReversed: false },
) {
  const phones = db()
    .select({
      id: mobiles.id,
      name: mobiles.name,
      brand: mobiles.brand,
      slug: mobiles.slug,
      views: mobiles.views,
      version: mobiles.version,
      pricePkr: mobiles.pricePkr,
      source: mobiles.priceSource,
      seller: mobiles.priceSeller,
      date: mobiles.priceDate,
    })
    .from(mobiles)
    .where(conditions[kind](now))
    .orderBy(...orderOf(sorting))
    .limit(page.limit)
    .offset(page.offset)
    .all()
  const reports = openReportsOf(phones.map(({ id }) => id))
  return phones.map(phone => ({
    ...phone,
    /** Whole days; null without a date. */
    ageDays: phone.date === null ? null : Math.max(0, priceAgeDays(phone.date, now)),
    reports: reports.get(phone.id) ?? [],
  }))
}

export type PriceWorkPhone = ReturnType<typeof listPriceWork>[number]

/** The open reports of these phones, newest first. */
const openReportsOf = (ids: string[]) =>
  Map.groupBy(
    db()
      .select({ id: messages.id, mobileId: messages.mobileId, pricePkr: messages.pricePkr, place: messages.place })
      .from(messages)
      .where(and(isOpenReport, inArray(messages.mobileId, ids)))
      .orderBy(desc(messages.createdAt))
      .all(),
    report => report.mobileId,
  )
