/** The work of editors on prices: which are old, and changing one of them alone (ADMIN-17). */
import { and, count, desc, gt, isNull, lt, or } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { describeDoubt, NEWEST_DAYS } from '#app/prices/doubt.ts'
import { formatPrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { typedToday } from './edit.server.ts'
import { doubtsAbout } from './held-prices.server.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhoneById } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'

/** A price of up to this age needs no work. */
const FRESH_DAYS = NEWEST_DAYS

const isOld = (now: number) =>
  and(gt(mobiles.pricePkr, 0), or(isNull(mobiles.priceDay), lt(mobiles.priceDay, dayInPakistan(now) - FRESH_DAYS)))

export const countOldPrices = (now: number): number =>
  db().select({ phones: count() }).from(mobiles).where(isOld(now)).get()?.phones ?? 0

/** Phones whose price is older than that, most viewed first, then the newest. */
export const listOldPrices = (page: { limit: number; offset: number }, now: number) =>
  db()
    .select({
      id: mobiles.id,
      name: mobiles.name,
      brand: mobiles.brand,
      slug: mobiles.slug,
      views: mobiles.views,
      version: mobiles.version,
      pricePkr: mobiles.pricePkr,
      source: mobiles.priceSource,
      date: mobiles.priceDate,
      kind: mobiles.priceKind,
    })
    .from(mobiles)
    .where(isOld(now))
    .orderBy(desc(mobiles.views), desc(mobiles.releaseOrder), mobiles.id)
    .limit(page.limit)
    .offset(page.offset)
    .all()

export type OldPrice = ReturnType<typeof listOldPrices>[number]

export type TypedPrice = { pricePkr: number; source: string; date: string }

/** What a person is asked about before a price that differs much is stored; null where nothing is unusual. */
export function questionAbout(phoneId: string, point: PricePoint, now: number): string | null {
  const doubts = doubtsAbout(phoneId, point, null, now)
  return doubts.length > 0 ? doubts.map(describeDoubt).join('; ') : null
}

/** What an editor is asked about a changed price of a phone, with its rupees; null where nothing is unusual. */
export function questionAboutTyped(before: Phone, typed: string | null, now: number) {
  const pricePkr = pricePkrOf(typed)
  if (pricePkr === 0 || pricePkr === before.pricePkr) return null
  const question = questionAbout(before.id, { pricePkr, ...typedToday() }, now)
  return question === null ? null : { question, pricePkr }
}

export const pointOf = ({ pricePkr, source, date }: TypedPrice): PricePoint => ({
  pricePkr,
  source,
  date,
  kind: 'retail',
})

/** Stores a newer price of a phone; refused if the phone changed since the list was read. */
export function updatePrice(id: string, version: number, typed: TypedPrice, username: string): Result<Phone> {
  const before = findPhoneById(id)
  if (!before) return refused('not-found', PHONE_NOT_FOUND)
  if (before.version !== version) return refused('conflict', CHANGED_MEANWHILE)
  const { date: newest = '' } = before.priceOrigin ?? {}
  if (newest > typed.date) return refused('invalid', `A newer price is stored, of ${newest}`, 'date')
  const { change } = recordPrice(id, pointOf(typed), { replacesEdited: true }, Date.now())
  if (change === 'known') return refused('invalid', `${formatPrice(typed.pricePkr)} is recorded already`, 'price')
  const after = findPhoneById(id)
  if (!after) return refused('not-found', PHONE_NOT_FOUND)
  const changes = fieldChanges(shown(before), shown(after))
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: after.name, changes })
  return { ok: true, value: after }
}

/** The price as the activity log shows it. */
const shown = ({ priceText, priceOrigin }: Phone) => ({
  price: priceText ?? '',
  'price source': priceOrigin?.source ?? '',
  'price date': priceOrigin?.date ?? '',
})
