/** The work of editors on prices: what is asked of a typed one, and changing it alone (ADMIN-17). */
import { recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { describeDoubt } from '#app/prices/doubt.ts'
import { formatPrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { doubtsAbout } from './held-prices.server.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhoneById } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'
import { endSoldOut } from './sold-out.server.ts'
import { asideChange, type TypedPriceKind, typedOrigin } from './typed-price.ts'

export type TypedPrice = { pricePkr: number; source: string; date: string; kind: TypedPriceKind }

/** What an editor reads beside a price that is asked about. */
export const saveOnceMore = (question: string) => `This is ${question}. Save once more if it is right.`

/** What a person is asked about before a price that differs much is stored; null where nothing is unusual. */
export function questionAbout(phoneId: string, point: PricePoint, now: number): string | null {
  const doubts = doubtsAbout(phoneId, point, null, now)
  return doubts.length > 0 ? doubts.map(describeDoubt).join('; ') : null
}

/** What an editor is asked about a changed price of a phone, with its rupees; null where nothing is unusual. */
export function questionAboutTyped(before: Phone, typed: string | null, now: number, origin = typedOrigin()) {
  const pricePkr = pricePkrOf(typed)
  if (pricePkr === 0 || pricePkr === before.pricePkr) return null
  const question = questionAbout(before.id, { pricePkr, ...origin }, now)
  return question === null ? null : { question, pricePkr }
}

export const pointOf = ({ pricePkr, source, date, kind }: TypedPrice): PricePoint => ({ pricePkr, source, date, kind })

/** Stores a newer price of a phone; refused if the phone changed since the list was read. */
export function updatePrice(id: string, version: number, typed: TypedPrice, username: string): Result<Phone> {
  const before = findPhoneById(id)
  if (!before) return refused('not-found', PHONE_NOT_FOUND)
  if (before.version !== version) return refused('conflict', CHANGED_MEANWHILE)
  const { date: newest = '' } = before.priceOrigin ?? {}
  const isAside = typed.kind === 'non-pta'
  if (!isAside && newest > typed.date) return refused('invalid', `A newer price is stored, of ${newest}`, 'date')
  const { change } = recordPrice(id, pointOf(typed), { replacesEdited: true }, Date.now())
  if (change === 'known') return refused('invalid', `${formatPrice(typed.pricePkr)} is recorded already`, 'price')
  if (!isAside) endSoldOut(id, typed.date)
  const after = findPhoneById(id)
  if (!after) return refused('not-found', PHONE_NOT_FOUND)
  const changes = isAside
    ? [asideChange(formatPrice(typed.pricePkr), typed)]
    : fieldChanges(shown(before), shown(after))
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: after.name, changes })
  return { ok: true, value: after }
}

/** The price as the activity log shows it. */
const shown = ({ priceText, priceOrigin }: Phone) => ({
  price: priceText ?? '',
  'price source': priceOrigin?.source ?? '',
  'price date': priceOrigin?.date ?? '',
})
