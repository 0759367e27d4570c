/** Stores what a run concluded of one item: an offer, a listing for a person, or nothing (SOURCE-5). */
import { and, eq, isNull } from 'drizzle-orm'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { doubtsAbout } from '#app/phones/held-prices.server.ts'
import {
  countsAsPrice,
  derivePrice,
  findOffer,
  type GivenOffer,
  type Put,
  pointOf,
  putOffer,
} from '#app/phones/offers.server.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { describeDoubt } from '#app/prices/doubt.ts'
import { db, prepared } from '#db/client.server.ts'
import { heldListings, offerChanges, sourceRules } from '#db/schema/index.ts'
import type { Planned } from './plan.ts'
import type { Source } from './sources.server.ts'

/** What became of an item. `checked`: its offer repeats itself. */
export type Applied = { outcome: 'published' | 'checked' | 'aside' | 'held' | 'dropped'; why: string }

const idOfSlug = prepared(({ $client }) =>
  $client.prepare<[string], string>('SELECT id FROM mobiles WHERE slug = ?').pluck(),
)

/** A title as rules of editors name it. */
export const ruleTitle = (title: string) => oneLine(title).toLowerCase()

/** What an editor decided for this listing; undefined where nobody did. */
function ruleOf(sourceId: string, title: string): { mobileId: string | null } | undefined {
  return db()
    .select({ mobileId: sourceRules.mobileId })
    .from(sourceRules)
    .where(and(eq(sourceRules.sourceId, sourceId), eq(sourceRules.title, ruleTitle(title))))
    .get()
}

/** In the caller's transaction. @param now milliseconds since 1970 */
export function applyItem(planned: Planned, source: Source, runId: string, now: number): Applied {
  const { item, slug, pricePkr, why } = planned
  const rule = ruleOf(source.id, item.title)
  if (rule && rule.mobileId === null) return { outcome: 'dropped', why: 'an editor leaves it out' }
  const isCertainly = rule?.mobileId != null && pricePkr !== null && planned.outcome !== 'drop'
  const mobileId = rule?.mobileId ?? (slug === null ? null : (idOfSlug().get(slug) ?? null))
  const outcome = isCertainly && planned.outcome === 'hold' ? 'price' : planned.outcome
  if (outcome === 'drop') return { outcome: 'dropped', why }
  if (mobileId === null || pricePkr === null)
    return outcome === 'hold' ? hold(planned, mobileId, source, runId, now) : { outcome: 'dropped', why }
  const given = offerOfItem(planned, mobileId, pricePkr, source)
  const stored = findOffer(source.id, item.key)
  const isRepeated =
    stored !== null &&
    stored.mobileId === mobileId &&
    stored.pricePkr === pricePkr &&
    stored.kind === given.kind &&
    stored.storageGb === given.storageGb &&
    stored.ramGb === given.ramGb
  // What an editor published, or a former run, is only checked again while it stays as it was.
  if (isRepeated && (outcome !== 'aside' || !countsAsPrice(given.kind))) {
    keep(putOffer(given, now), mobileId, runId, now)
    return { outcome: 'checked', why }
  }
  if (outcome === 'hold') return hold(planned, mobileId, source, runId, now)
  if (outcome === 'aside') {
    // A phone that is sold out is still offered at the price that it had.
    keep(
      putOffer({ ...given, isInStock: countsAsPrice(given.kind) ? false : given.isInStock }, now),
      mobileId,
      runId,
      now,
    )
    return { outcome: 'aside', why }
  }
  const doubts = isCertainly ? [] : doubtsOf(mobileId, pointOf(given, now), now)
  if (doubts.length > 0) return hold({ ...planned, why: doubts.join('; ') }, mobileId, source, runId, now)
  keep(putOffer(given, now), mobileId, runId, now)
  return { outcome: 'published', why }
}

const doubtsOf = (mobileId: string, point: PricePoint, now: number): string[] =>
  doubtsAbout(mobileId, point, null, now).map(describeDoubt)

const offerOfItem = (
  { item, kind, ramGb, storageGb, isInStock }: Planned,
  mobileId: string,
  pricePkr: number,
  { id, name, city }: Source,
): GivenOffer => ({
  ...{ mobileId, pricePkr, kind, ramGb, storageGb, isInStock },
  sourceId: id,
  key: item.key,
  seller: item.seller ?? name,
  checkedOn: item.date ?? null,
  city,
  url: item.url,
})

/** Notes what a run changed, so that it can be undone. */
function keep({ id, before, priceId, isChanged }: Put, mobileId: string, runId: string, now: number): void {
  const price = derivePrice(mobileId, now)
  const isMoved = before !== null && before.mobileId !== mobileId
  if (isMoved) derivePrice(before.mobileId, now)
  if (isChanged || price !== null)
    db().insert(offerChanges).values({ runId, offerId: id, before, priceId, price }).run()
}

function hold(planned: Planned, mobileId: string | null, source: Source, runId: string, now: number): Applied {
  const { item, ramGb, storageGb, pricePkr, kind, isInStock, why } = planned
  const same = db()
    .select({ id: heldListings.id, pricePkr: heldListings.pricePkr, refusedAt: heldListings.refusedAt })
    .from(heldListings)
    .where(and(eq(heldListings.sourceId, source.id), eq(heldListings.key, item.key)))
    .all()
  if (same.some(held => held.refusedAt !== null && held.pricePkr === pricePkr))
    return { outcome: 'dropped', why: 'an editor refused it' }
  const open = same.find(held => held.refusedAt === null)
  const row = { item, mobileId, ramGb, storageGb, pricePkr, kind, isInStock, why }
  if (open) db().update(heldListings).set(row).where(eq(heldListings.id, open.id)).run()
  else
    db()
      .insert(heldListings)
      .values({ ...row, sourceId: source.id, runId, key: item.key, heldAt: now })
      .run()
  return { outcome: 'held', why }
}

/** Held listings of a run that nobody decided on, in the caller's transaction; gives their number. */
export const dropHeldOfSourceRun = (runId: string): number =>
  db()
    .delete(heldListings)
    .where(and(eq(heldListings.runId, runId), isNull(heldListings.refusedAt)))
    .run().changes
