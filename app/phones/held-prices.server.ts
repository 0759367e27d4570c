/** Doubtful price rows of imports, held until an administrator publishes or rejects them (PRICE-13). */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { gigabytes, hasVersion } from '#app/facts/memory.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { describeDoubt, doubtsOf, type PriceDoubt } from '#app/prices/doubt.ts'
import { formatPrice } from '#app/prices/price.ts'
import { memoryOf as memoryText } from '#app/prices/sources.ts'
import { db } from '#db/client.server.ts'
import { heldListings, heldPrices, mobiles } from '#db/schema/index.ts'
import { offerOf } from './phone-row.server.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'

/** What a row says of itself besides its price. */
export type RowReview = { hasNamesake: boolean; unsure?: string | null }

/** Why the row should not be published unseen. @param now milliseconds since 1970 */
export const doubtsAbout = (phoneId: string, point: PricePoint, review: RowReview | null, now: number): PriceDoubt[] =>
  doubtsOf(point, {
    history: listPriceHistory(phoneId),
    now,
    hasMemory: hasVersion(factsOf(phoneId)?.memory.versions?.value ?? null, memoryOf(point)),
    hasNamesake: review?.hasNamesake ?? false,
    unsure: review?.unsure ?? null,
  })

const memoryOf = ({ ram, storage }: PricePoint) => ({ ramGb: gigabytes(ram), storageGb: gigabytes(storage) })

const sameRow = (mobileId: string, { date, source, pricePkr }: PricePoint) =>
  and(
    eq(heldPrices.mobileId, mobileId),
    eq(heldPrices.date, date),
    eq(heldPrices.source, source),
    eq(heldPrices.pricePkr, pricePkr),
  )

type Held = { mobileId: string; point: PricePoint; doubts: PriceDoubt[]; runId: string }

/** When an editor rejected this row, in milliseconds since 1970, null where that was not stored; null where nobody did. */
export function findRejection(mobileId: string, point: PricePoint): { at: number | null } | null {
  const rejected = and(sameRow(mobileId, point), eq(heldPrices.isRejected, true))
  return (
    db().select({ at: heldPrices.rejectedAt }).from(heldPrices).where(rejected).orderBy(desc(heldPrices.id)).get() ??
    null
  )
}

/** Holds a row of an import, in the caller's transaction; also one that was rejected. False where it is held already. */
export function holdPrice({ mobileId, point, doubts, runId }: Held, now: number): boolean {
  const isHeld = and(sameRow(mobileId, point), eq(heldPrices.isRejected, false))
  if (db().select({ id: heldPrices.id }).from(heldPrices).where(isHeld).get()) return false
  db()
    .insert(heldPrices)
    .values({ mobileId, ...point, doubts, runId, heldAt: now })
    .run()
  return true
}

const undecidedOf = (runId: string) => and(eq(heldPrices.runId, runId), eq(heldPrices.isRejected, false))

/** The rows of an import that nobody decided on yet. */
export const countHeldOfRun = (runId: string): number =>
  db().select({ rows: count() }).from(heldPrices).where(undecidedOf(runId)).get()?.rows ?? 0

/** Removes these rows, in the caller's transaction; gives their number. */
export const dropHeldOfRun = (runId: string): number => db().delete(heldPrices).where(undecidedOf(runId)).run().changes

export const countHeldPrices = (): number =>
  db().select({ rows: count() }).from(heldPrices).where(eq(heldPrices.isRejected, false)).get()?.rows ?? 0

/** Listings of sources that wait for a person. */
export const countHeldListings = (): number =>
  db().select({ rows: count() }).from(heldListings).where(isNull(heldListings.refusedAt)).get()?.rows ?? 0

/** Held rows, the phones with most views first. */
export const listHeldPrices = (page: { limit: number; offset: number }) =>
  db()
    .select({
      id: heldPrices.id,
      phone: { id: mobiles.id, name: mobiles.name, brand: mobiles.brand, slug: mobiles.slug },
      currentPkr: mobiles.pricePkr,
      currentDate: mobiles.priceDate,
      point: heldPrices,
    })
    .from(heldPrices)
    .innerJoin(mobiles, eq(mobiles.id, heldPrices.mobileId))
    .where(eq(heldPrices.isRejected, false))
    .orderBy(desc(mobiles.views), sql`${mobiles.name} COLLATE NOCASE`, heldPrices.id)
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(({ point: { doubts, storage, ram, seller, ...point }, ...row }) => ({
      ...row,
      why: (doubts as PriceDoubt[]).map(describeDoubt),
      point: { ...point, ...offerOf({ storage, ram, seller }) },
    }))

const GONE = 'This price was decided on meanwhile.'
const findHeld = (id: number) =>
  db()
    .select()
    .from(heldPrices)
    .where(and(eq(heldPrices.id, id), eq(heldPrices.isRejected, false)))
    .get()

/** What an editor corrects of a held row: its price, and the memory that it is of. */
export type HeldCorrection = { pricePkr: number; storage?: string; ram?: string }

/** The price of a held row as it would be published; null where it was decided on meanwhile. */
export function heldPoint(
  id: number,
  correction: HeldCorrection | null,
): { mobileId: string; point: PricePoint } | null {
  const held = findHeld(id)
  if (!held) return null
  const { mobileId, source, kind, date, seller } = held
  const { pricePkr, storage = null, ram = null } = correction ?? held
  return { mobileId, point: { pricePkr, source, kind, date, ...offerOf({ storage, ram, seller }) } }
}

/** Publishes a held row, as it came or as an editor corrects it. */
export function publishHeldPrice(
  id: number,
  username: string,
  now: number,
  correction: HeldCorrection | null = null,
): Result<string> {
  const held = findHeld(id)
  const published = heldPoint(id, correction)
  if (!held || !published) return refused('not-found', GONE)
  const { mobileId, point } = published
  recordPrice(mobileId, point, { replacesEdited: true, isPublished: true }, now)
  db().delete(heldPrices).where(eq(heldPrices.id, id)).run()
  const corrected = correction && [formatPrice(point.pricePkr), memoryText(point)].filter(Boolean).join(', ')
  return decided(held, username, corrected ? `published as ${corrected}` : 'published')
}

/** Rejects a held row; the same row of a later import is left out, unless that is set to take it. */
export function rejectHeldPrice(id: number, username: string): Result<string> {
  const held = findHeld(id)
  if (!held) return refused('not-found', GONE)
  db().update(heldPrices).set({ isRejected: true, rejectedAt: Date.now() }).where(eq(heldPrices.id, id)).run()
  return decided(held, username, 'rejected')
}

function decided(held: typeof heldPrices.$inferSelect, username: string, after: string) {
  const name = findPhoneById(held.mobileId)?.name ?? held.mobileId
  recordActivity({
    username,
    action: 'update',
    subject: 'phone',
    subjectId: held.mobileId,
    subjectName: name,
    changes: [{ field: 'held price', before: `${formatPrice(held.pricePkr)} (${held.source}, ${held.date})`, after }],
  })
  return { ok: true as const, value: name }
}
