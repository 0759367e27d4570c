/** Listings that a person decides on: publish, correct the phone, refuse, or always so from this source (SOURCE-8). */
import { asc, desc, eq, isNull } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import { derivePrice, putOffer } from '#app/phones/offers.server.ts'
import { findPhone, findPhoneById } from '#app/phones/phones.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { formatPrice } from '#app/prices/price.ts'
import { readPrice } from '#app/prices/rupees.ts'
import { db } from '#db/client.server.ts'
import { heldListings, mobiles, offerChanges, sourceRules, sources } from '#db/schema/index.ts'
import { ruleTitle } from './publish.server.ts'

const GONE = 'This listing was decided on meanwhile.'

/** Open listings, those with the same cause together. */
export const listHeldListings = (page: { limit: number; offset: number }) =>
  db()
    .select({
      id: heldListings.id,
      sourceId: sources.id,
      seller: sources.name,
      title: heldListings.item,
      why: heldListings.why,
      kind: heldListings.kind,
      ramGb: heldListings.ramGb,
      storageGb: heldListings.storageGb,
      pricePkr: heldListings.pricePkr,
      phone: { id: mobiles.id, name: mobiles.name, brand: mobiles.brand, slug: mobiles.slug },
      currentPkr: mobiles.pricePkr,
      currentDate: mobiles.priceDate,
    })
    .from(heldListings)
    .innerJoin(sources, eq(sources.id, heldListings.sourceId))
    .leftJoin(mobiles, eq(mobiles.id, heldListings.mobileId))
    .where(isNull(heldListings.refusedAt))
    .orderBy(asc(heldListings.why), desc(mobiles.views), asc(heldListings.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(({ title: { title, priceText, url, description }, ...row }) => ({
      ...row,
      title,
      priceText,
      url,
      description,
    }))

export type HeldListing = ReturnType<typeof listHeldListings>[number]

export const listingDecisions = ['publish-listing', 'always-listing', 'refuse-listing', 'never-listing'] as const
export type ListingDecision = (typeof listingDecisions)[number]

type Decided = { phone: string; decision: ListingDecision }

/**
 * Decides on a listing, in the caller's transaction. `always` and `never` hold for its title in later runs too.
 * @param slug of the phone that the editor names; empty: the one that was found
 * @param priceText as the editor corrected it; empty: the one that was read
 */
export function decideOnListing(
  id: number,
  decision: ListingDecision,
  { slug, priceText, username, now }: { slug: string; priceText: string; username: string; now: number },
): Result<Decided> {
  const held = db().select().from(heldListings).where(eq(heldListings.id, id)).get()
  const source = held && db().select().from(sources).where(eq(sources.id, held.sourceId)).get()
  if (!held || !source || held.refusedAt !== null) return refused('not-found', GONE)
  const note = (after: string, subject: { id: string; name: string }) =>
    recordActivity({
      username,
      action: 'update',
      subject: 'source',
      subjectId: source.id,
      subjectName: subject.name,
      changes: [
        { field: 'held listing', before: `${held.item.title}, ${held.item.priceText} (${source.name})`, after },
      ],
    })
  if (decision === 'refuse-listing' || decision === 'never-listing') {
    db().update(heldListings).set({ refusedAt: now }).where(eq(heldListings.id, id)).run()
    if (decision === 'never-listing') storeRule(source.id, held.item.title, null)
    note(decision === 'never-listing' ? 'never taken' : 'refused', { id: source.id, name: source.name })
    return { ok: true, value: { phone: held.item.title, decision } }
  }
  const phone =
    slug.trim() === '' ? (held.mobileId === null ? null : findPhoneById(held.mobileId)) : findPhone(slugIn(slug))
  if (!phone) return refused('invalid', 'Name the phone by its address, such as samsung-galaxy-a56', 'slug')
  const typed = readPrice(priceText)
  if (!typed.ok) return refused('invalid', 'Enter a price in rupees, such as 45,999', 'price')
  const pricePkr = typed.pricePkr ?? held.pricePkr
  if (pricePkr === null) return refused('invalid', 'Enter its price in rupees', 'price')
  const {
    id: offerId,
    before,
    priceId,
    isChanged,
  } = putOffer(
    {
      ...{ mobileId: phone.id, pricePkr, kind: held.kind, ramGb: held.ramGb, storageGb: held.storageGb },
      sourceId: source.id,
      key: held.key,
      seller: source.name,
      city: source.city,
      isInStock: held.isInStock,
      url: held.item.url,
    },
    now,
  )
  const price = derivePrice(phone.id, now)
  // Undoing the run that found it takes it back too.
  if (held.runId && (isChanged || price))
    db().insert(offerChanges).values({ runId: held.runId, offerId, before, priceId, price }).run()
  if (decision === 'always-listing') storeRule(source.id, held.item.title, phone.id)
  db().delete(heldListings).where(eq(heldListings.id, id)).run()
  note(`${phone.name}, ${formatPrice(pricePkr)}`, phone)
  return { ok: true, value: { phone: phone.name, decision } }
}

/** `samsung-galaxy-a56` of an address of its page, or as it is. */
const slugIn = (text: string) =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .at(-1) ?? ''

function storeRule(sourceId: string, title: string, mobileId: string | null): void {
  db()
    .insert(sourceRules)
    .values({ sourceId, title: ruleTitle(title), mobileId })
    .onConflictDoUpdate({ target: [sourceRules.sourceId, sourceRules.title], set: { mobileId } })
    .run()
}
