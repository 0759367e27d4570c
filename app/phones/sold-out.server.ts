/** Phones that could not be had where somebody looked (ADMIN-19). A price of a later day outdates that. */
import { and, count, eq, gte, lte, sql } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { db } from '#db/client.server.ts'
import { mobiles, soldOut } from '#db/schema/index.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhoneById } from './phones.server.ts'

/** Where and when: a day, month or year. */
export type SoldOutAt = { source: string; date: string }

/** A query of the ids of the phones that are sold out. */
export const soldOutIds = () =>
  db()
    .select({ id: soldOut.mobileId })
    .from(soldOut)
    .innerJoin(mobiles, eq(mobiles.id, soldOut.mobileId))
    .where(gte(soldOut.date, sql`coalesce(${mobiles.priceDate}, '')`))

/** Records what an editor found. */
export function markSoldOut(id: string, { source, date }: SoldOutAt, username: string): Result<string> {
  const phone = findPhoneById(id)
  if (!phone) return refused('not-found', PHONE_NOT_FOUND)
  const { date: newest = '' } = phone.priceOrigin ?? {}
  if (newest > date) return refused('invalid', `A newer price is stored, of ${newest}`, 'date')
  db().insert(soldOut).values({ mobileId: id, source, date, recordedAt: Date.now() }).run()
  recordActivity({
    username,
    action: 'update',
    subject: 'phone',
    subjectId: id,
    subjectName: phone.name,
    changes: [{ field: 'sold out', before: '', after: `${source}, ${date}` }],
  })
  return { ok: true, value: phone.name }
}

/** Records what a row of an import says, in the caller's transaction; false where it is known, or a price of that day or later is. */
export function recordSoldOut(id: string, { source, date }: SoldOutAt, runId: string, now: number): boolean {
  const phone = findPhoneById(id)
  if (!phone || (phone.priceOrigin && phone.priceOrigin.date >= date)) return false
  const same = and(eq(soldOut.mobileId, id), eq(soldOut.source, source), eq(soldOut.date, date))
  if (db().select({ id: soldOut.id }).from(soldOut).where(same).get()) return false
  db().insert(soldOut).values({ mobileId: id, source, date, runId, recordedAt: now }).run()
  return true
}

/** How many phones an import found sold out, as far as that still stands. */
export const countSoldOutOfRun = (runId: string): number =>
  db().select({ rows: count() }).from(soldOut).where(eq(soldOut.runId, runId)).get()?.rows ?? 0

/** Removes that, in the caller's transaction; gives the number. */
export const dropSoldOutOfRun = (runId: string): number =>
  db().delete(soldOut).where(eq(soldOut.runId, runId)).run().changes

/** The phone can be had: an editor typed a price of this date. */
export const endSoldOut = (id: string, date: string): void => {
  db()
    .delete(soldOut)
    .where(and(eq(soldOut.mobileId, id), lte(soldOut.date, date)))
    .run()
}
