/** Takes a price that was recorded by mistake out of the history of a phone, and puts it back (PRICE-7). Call these in a write transaction. */
import { and, asc, eq } from 'drizzle-orm'
import { consumeSnapshot, findSnapshot, NOTHING_TO_RESTORE, recordActivity } from '#app/activity/activity.server.ts'
import type { Phone, PriceState } from '#app/entities/phone.ts'
import type { PricePoint, Specification } from '#app/entities/phone-parts.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeOffer } from '#app/prices/sources.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { priceHistory } from '#db/schema/index.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { derivePrice } from './offers.server.ts'
import { offerOf } from './phone-row.server.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { storePrice } from './save.server.ts'
import { withoutVariantPrice } from './variants.ts'
import { addPrice, removePrice } from './whole-phone.server.ts'

/** A row of the history with its id. */
export type RecordedPoint = { id: number; point: PricePoint }

type Row = typeof priceHistory.$inferSelect

const pointOf = ({ pricePkr, source, date, kind, storage, ram, seller, isPlotted }: Row): PricePoint => ({
  ...{ pricePkr, source, date, kind },
  ...offerOf({ storage, ram, seller }),
  ...(isPlotted ? {} : { isPlotted }),
})

/** All recorded prices of the phone, oldest first. */
export const listRecordedPrices = (phoneId: string): RecordedPoint[] =>
  db()
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.mobileId, phoneId))
    .orderBy(asc(priceHistory.date), asc(priceHistory.id))
    .all()
    .map(row => ({ id: row.id, point: pointOf(row) }))

type State = { price: PriceState; specifications: Specification[] }

/** What undoing needs: the row, when it was recorded, and the phone before and after. */
type Removal = { phoneId: string; point: PricePoint; recordedAt: number; before: State; after: State }

const NO_PRICE: PriceState = { priceText: null, pricePkr: null, origin: null }

const stateOf = ({ priceText, pricePkr, priceOrigin, specifications }: Phone): State => ({
  price: { priceText, pricePkr, origin: priceOrigin },
  specifications,
})

const keyOf = ({ pricePkr, source, date, kind, storage, ram, seller }: PricePoint) =>
  JSON.stringify([pricePkr, source, date, kind, storage, ram, seller])

const isPriceOf = ({ pricePkr, priceOrigin }: Phone, point: PricePoint) =>
  pricePkr !== null && priceOrigin !== null && keyOf({ pricePkr, ...priceOrigin }) === keyOf(point)

/**
 * Removes a recorded price, from the variants too; where it is the price of the phone, the best of the others becomes that.
 * @returns the id of the entry of the activity that can undo it
 */
export function removeRecordedPrice(phoneId: string, priceId: number, username: string): Result<number> {
  const phone = findPhoneById(phoneId)
  if (!phone) return refused('not-found', PHONE_NOT_FOUND)
  const ofPhone = and(eq(priceHistory.id, priceId), eq(priceHistory.mobileId, phoneId))
  const row = db().select().from(priceHistory).where(ofPhone).get()
  if (!row) return refused('not-found', 'This price was removed meanwhile.')
  const now = Date.now()
  const point = pointOf(row)
  removePrice(priceId)
  const others = listPriceHistory(phoneId)
  const specifications = withoutVariantPrice(phone.specifications, point, others)
  const isCurrent = isPriceOf(phone, point) && !others.some(other => keyOf(other) === keyOf(point))
  storePrice(phoneId, { specifications, ...(isCurrent ? { price: NO_PRICE } : {}) }, now)
  if (isCurrent) derivePrice(phoneId, now)
  const snapshot: Removal = {
    ...{ phoneId, point, recordedAt: row.recordedAt, before: stateOf(phone) },
    after: stateOf(findPhoneById(phoneId) ?? phone),
  }
  const words = `${formatPrice(point.pricePkr)}, ${describeOffer(point)}`
  const entry = recordActivity({
    ...{ username, action: 'update', subject: 'phone', subjectId: phoneId, subjectName: phone.name, snapshot },
    changes: [{ field: 'recorded price', before: words, after: '' }],
  })
  invalidateContent()
  return { ok: true, value: entry }
}

/** Puts a removed price back; what the removal changed of the phone too, where nothing changed it since. */
export function restoreRecordedPrice(entryId: number, username: string): Result<null> {
  const removal = findSnapshot(entryId) as Removal | null
  if (!removal) return refused('not-found', NOTHING_TO_RESTORE)
  const { phoneId, point, recordedAt, before, after } = removal
  const phone = findPhoneById(phoneId)
  if (!phone) return refused('not-found', PHONE_NOT_FOUND)
  const now = Date.now()
  const isStill = (part: keyof State) => JSON.stringify(stateOf(phone)[part]) === JSON.stringify(after[part])
  addPrice(phoneId, point, recordedAt)
  storePrice(
    phoneId,
    {
      ...(isStill('price') ? { price: before.price } : {}),
      ...(isStill('specifications') ? { specifications: before.specifications } : {}),
    },
    now,
  )
  consumeSnapshot(entryId)
  recordActivity({ username, action: 'restore', subject: 'phone', subjectId: phoneId, subjectName: phone.name })
  invalidateContent()
  return { ok: true, value: null }
}
