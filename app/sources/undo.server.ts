/** Takes back what a run of a source changed (SOURCE-5). */

import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import { priceState } from '#app/import/run/changes.server.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { derivePrice } from '#app/phones/offers.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { storePrice } from '#app/phones/save.server.ts'
import { withoutVariantChange } from '#app/phones/variants.ts'
import { removePrice } from '#app/phones/whole-phone.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { offerChanges, offers, sourceRuns } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import { dropHeldOfSourceRun } from './publish.server.ts'
import { findSourceRun, RUN_GONE } from './runs.server.ts'
import { findSource } from './sources.server.ts'

type Change = typeof offerChanges.$inferSelect

export type Undone = {
  /** Offers that are as they were before. */
  offers: number
  /** Held listings that are gone. */
  held: number
  /** What stays, and why. */
  stays: { name: string; reason: string }[]
}

/** Changes in one transaction. */
const BATCH = 10

const changesOf = (runId: string): Change[] =>
  db()
    .select()
    .from(offerChanges)
    .where(and(eq(offerChanges.runId, runId), isNull(offerChanges.undoneAt)))
    .orderBy(desc(offerChanges.id))
    .all()

/** @param now milliseconds since 1970 */
export async function undoSourceRun(runId: string, username: string, now: number): Promise<Result<Undone>> {
  const run = findSourceRun(runId)
  if (!run) return refused('not-found', RUN_GONE)
  if (run.state === 'running') return refused('conflict', 'This run is still under way.')
  const changes = changesOf(runId)
  const undone: Undone = { offers: 0, held: 0, stays: [] }
  for (let start = 0; start < changes.length; start += BATCH) {
    const batch = changes.slice(start, start + BATCH)
    const results = await writeTransaction(() => batch.map(change => undoChange(change, now)))
    for (const stays of results) {
      if (stays === null) undone.offers += 1
      else undone.stays.push(stays)
    }
    await yieldToEventLoop()
  }
  await writeTransaction(() => {
    undone.held = dropHeldOfSourceRun(runId)
    db().update(sourceRuns).set({ undoneAt: now }).where(eq(sourceRuns.id, runId)).run()
    const name = findSource(run.sourceId)?.name ?? 'a source'
    recordActivity({
      username,
      action: 'undo',
      subject: 'source',
      subjectId: run.sourceId,
      subjectName: `${name}: ${undone.offers} offers, ${undone.held} held listings`,
    })
  })
  invalidateContent()
  return { ok: true, value: undone }
}

/** Null where the change was taken back. In the caller's transaction. */
function undoChange(change: Change, now: number): Undone['stays'][number] | null {
  const offer = db().select().from(offers).where(eq(offers.id, change.offerId)).get()
  const name = (offer && findPhoneById(offer.mobileId)?.name) ?? 'a phone that is gone'
  if (!offer) return { name, reason: 'its offer is gone' }
  const later = db()
    .select({ id: offerChanges.id })
    .from(offerChanges)
    .where(and(eq(offerChanges.offerId, offer.id), gt(offerChanges.id, change.id), isNull(offerChanges.undoneAt)))
    .limit(1)
    .get()
  if (later) return { name, reason: 'a later run changed its offer' }
  // Its phone may have been merged into another one since.
  const [formerId] = change.before ? currentIds([change.before.mobileId]) : []
  if (formerId && !findPhoneById(formerId)) return { name, reason: 'the phone that its offer was of is gone' }
  if (change.before && formerId)
    db()
      .update(offers)
      .set({ ...change.before, mobileId: formerId })
      .where(eq(offers.id, offer.id))
      .run()
  else db().delete(offers).where(eq(offers.id, offer.id)).run()
  if (change.priceId !== null) removePrice(change.priceId)
  restorePrice(offer.mobileId, change.price, now)
  if (formerId && formerId !== offer.mobileId) derivePrice(formerId, now)
  db().update(offerChanges).set({ undoneAt: now }).where(eq(offerChanges.id, change.id)).run()
  return null
}

/** The price that the phone had, where it still has the one that the run gave it; else the best of its offers. */
function restorePrice(phoneId: string, effect: Change['price'], now: number): void {
  const phone = findPhoneById(phoneId)
  if (!phone) return
  if (!effect || !isDeepStrictEqual(priceState(phone), effect.after)) {
    derivePrice(phoneId, now)
    return
  }
  const specifications = effect.variant ? withoutVariantChange(phone.specifications, effect.variant) : null
  storePrice(phoneId, { price: effect.before, ...(specifications ? { specifications } : {}) }, now)
}
