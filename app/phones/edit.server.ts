/** The administrator's changes of phones: take validated input and return the stored phone. */

import { randomUUID } from 'node:crypto'
import { consumeSnapshot, findSnapshot, NOTHING_TO_RESTORE, recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import { findBrand } from '#app/brands/brands.server.ts'
import type { FieldChange } from '#app/entities/field-change.ts'
import type { Phone, PriceOrigin } from '#app/entities/phone.ts'
import type { PricePoint, Specification } from '#app/entities/phone-parts.ts'
import type { OptionalFact } from '#app/entities/phone-schema.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { MAX_PICTURES, PICTURE_MISSING, pictureHash, TOO_MANY_PICTURES } from '#app/pictures/phone-pictures.ts'
import { missingPictures } from '#app/pictures/stored-pictures.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { describeOrigin } from '#app/prices/sources.ts'
import { db } from '#db/client.server.ts'
import { originColumns } from './columns.server.ts'
import { editable } from './editable.ts'
import type { PhoneForm } from './form-schema.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhone, findPhoneById } from './phones.server.ts'
import { specificationsWith } from './record-price.server.ts'
import { savePhone } from './save.server.ts'
import { endSoldOut } from './sold-out.server.ts'
import { asideChange, typedOrigin } from './typed-price.ts'
import {
  bare,
  findWholePhone,
  type GivenWholePhone,
  insertWholePhone,
  removeWholePhone,
  type WholePhone,
} from './whole-phone.server.ts'

const SLUG_TAKEN = 'This slug is already used by another phone'

/** @param origin of the price, where it is typed */
export function createPhone(
  { version: _, ...form }: PhoneForm,
  username: string,
  origin: PriceOrigin = typedOrigin(),
): Result<Phone> {
  const refusal = refusedReferences(form, null)
  if (refusal) return refusal
  const id = randomUUID()
  const specifications = withTypedPrice(id, form, origin)
  savePhone({ ...form, specifications, id, priceOrigin: origin }, Date.now())
  recordActivity({ username, action: 'create', subject: 'phone', subjectId: id, subjectName: form.name })
  return storedPhone(id)
}

/** Saves the phone; refused if the version differs from the stored one. @param seen the origin of the price, where it is changed */
export function updatePhone(
  id: string,
  { version, ...form }: PhoneForm,
  username: string,
  seen: PriceOrigin = typedOrigin(),
): Result<Phone> {
  const before = findPhoneById(id)
  if (!before) return refused('not-found', PHONE_NOT_FOUND)
  if (version !== undefined && version !== before.version) return refused('conflict', CHANGED_MEANWHILE)
  const isTyped = hasTypedPrice(before, form.price)
  // Where a price is removed, nobody saw one.
  const origin = pricePkrOf(form.price) > 0 ? seen : typedOrigin()
  const refusal = refusedReferences(form, id) ?? (isTyped ? refusedAsOlder(before, origin) : null)
  if (refusal) return refusal
  const isFeatured = form.isFeatured ?? before.isFeatured
  const { sources, dataConfidence, marks } = before
  const specifications = isTyped ? withTypedPrice(id, form, origin) : form.specifications
  const record = { ...form, specifications, isFeatured, id, sources, dataConfidence, marks }
  // Of a price that is not typed no origin is stored.
  savePhone({ ...record, priceOrigin: isTyped ? origin : typedOrigin() }, Date.now())
  if (isTyped && form.price !== null && origin.kind !== 'non-pta') endSoldOut(id, origin.date)
  const after = storedPhone(id)
  // Compare stored values, not typed ones: sanitizing may have undone a change.
  const changes = after.ok
    ? [...changesOf(before, after.value), ...(isTyped ? originChanges(before, form, origin) : [])]
    : []
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: form.name, changes })
  return after
}

/** Whether the form has another price than the stored one, in rupees; removing one counts as well. */
const hasTypedPrice = (before: Pick<Phone, 'pricePkr' | 'priceText'>, price: string | null): boolean =>
  price !== before.priceText && pricePkrOf(price) !== (before.pricePkr ?? 0)

/** A price that was seen before the stored one does not take its place, except by today's word of an editor. */
function refusedAsOlder({ priceOrigin }: Phone, { date, kind }: PriceOrigin) {
  const newest = priceOrigin?.date ?? ''
  const isOlder = kind !== 'non-pta' && newest > date && date < todayInPakistan()
  return isOlder ? refused('invalid', `A newer price is stored, of ${newest}`, 'priceSeen.date') : null
}

/** The tables of the form, with the price in the row of the version that it is of (PRICE-11). */
function withTypedPrice(id: string, { specifications, price }: PhoneForm, origin: PriceOrigin): Specification[] {
  const pricePkr = pricePkrOf(price)
  return pricePkr > 0 ? specificationsWith({ id, specifications }, { pricePkr, ...origin }) : specifications
}

/** Where the price was seen, if that was stated. */
function originChanges({ priceOrigin }: Phone, { price }: PhoneForm, origin: PriceOrigin): FieldChange[] {
  if (origin.kind === 'non-pta') return [asideChange(price ?? '', origin)]
  if (origin.source === typedOrigin().source) return []
  return [
    { field: 'price origin', before: priceOrigin ? describeOrigin(priceOrigin) : '', after: describeOrigin(origin) },
  ]
}

/** Facts that an editor may adopt from a provider; fields typed by hand are excluded. */
export type PhoneFactsChange = Partial<
  Pick<Phone, 'releaseDate' | OptionalFact | 'shortSpecs' | 'specifications' | 'dimensions' | 'buildMaterials'>
>

/** Adopts facts; refused if the version differs from the stored one. */
export function updateFacts(id: string, version: number, facts: PhoneFactsChange, username: string): Result<Phone> {
  const before = findPhoneById(id)
  if (!before) return refused('not-found', PHONE_NOT_FOUND)
  if (version !== before.version) return refused('conflict', CHANGED_MEANWHILE)
  savePhone(
    { ...before, ...facts, price: before.priceText, priceOrigin: before.priceOrigin ?? typedOrigin() },
    Date.now(),
  )
  const after = storedPhone(id)
  const changes = after.ok ? changesOf(before, after.value) : []
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: before.name, changes })
  return after
}

/** Changes of the editable fields; the price last, since it changes most often. */
export function changesOf(before: Phone, after: Phone) {
  const { price: oldPrice, ...oldFields } = editable(before)
  const { price: newPrice, ...newFields } = editable(after)
  return fieldChanges({ ...oldFields, price: oldPrice }, { ...newFields, price: newPrice })
}

/** Deletes the phone and returns the id of the activity entry that stores all of it for restoring. */
export function deletePhone(id: string, username: string): Result<number> {
  const snapshot = findWholePhone(id)
  if (!snapshot) return refused('not-found', PHONE_NOT_FOUND)
  const { name } = snapshot.phone
  const entry = db().transaction(() => {
    removeWholePhone(id)
    return recordActivity({ username, action: 'delete', subject: 'phone', subjectId: id, subjectName: name, snapshot })
  })
  return { ok: true, value: entry }
}

/** Restores a phone from the activity entry of its deletion, with all that belonged to it. */
export function restorePhone(entryId: number, username: string): Result<Phone> {
  const snapshot = findSnapshot(entryId) as WholePhone | FormerSnapshot | null
  if (!snapshot) return refused('not-found', NOTHING_TO_RESTORE)
  const whole = 'history' in snapshot ? ofFormerSnapshot(snapshot) : snapshot
  const { id, name } = whole.phone
  if (findPhoneById(id)) return refused('conflict', 'This phone is here again already')
  const refusal = refusedReferences(whole.phone, null)
  if (refusal) return refusal
  db().transaction(() => {
    insertWholePhone(whole)
    consumeSnapshot(entryId)
    recordActivity({ username, action: 'restore', subject: 'phone', subjectId: id, subjectName: name })
  })
  return storedPhone(id)
}

/** What earlier versions stored of a deleted phone; they forgot when its prices were recorded. */
type FormerSnapshot = { phone: Phone; history: PricePoint[]; factOverrides?: FactOverride[] }

function ofFormerSnapshot({ phone, history, factOverrides: overrides }: FormerSnapshot): GivenWholePhone {
  const { createdAt } = phone
  return {
    ...bare({ ...phone, price: phone.priceText, pricePkr: phone.pricePkr ?? 0, ...originColumns(phone.priceOrigin) }),
    // At the time of the phone itself, so that the feed does not announce them.
    priceHistory: history.map(point => ({ ...point, recordedAt: createdAt })),
    factOverrides: overrides?.length ? [{ overrides, updatedAt: createdAt }] : [],
  }
}

type Referring = Pick<Phone, 'slug' | 'brand' | 'imageUrl' | 'carouselImages'>

/** Why a phone cannot have these; null when it can. @param ownId of the phone that has its slug already */
export function refusedReferences({ slug, brand, imageUrl, carouselImages }: Referring, ownId: string | null) {
  if (!findBrand(brand)) return refused('invalid', 'Choose one of the brands', 'brand')
  if (missingPictures([imageUrl]).length > 0) return refused('invalid', PICTURE_MISSING, 'imageUrl')
  if (missingPictures(carouselImages).length > 0) return refused('invalid', PICTURE_MISSING, 'carouselImages')
  const uploaded = new Set([imageUrl, ...carouselImages].flatMap(address => pictureHash(address) ?? []))
  if (uploaded.size > MAX_PICTURES) return refused('invalid', TOO_MANY_PICTURES, 'carouselImages')
  const other = findPhone(slug)
  return other && other.id !== ownId ? refused('conflict', SLUG_TAKEN, 'slug') : null
}

function storedPhone(id: string): Result<Phone> {
  const phone = findPhoneById(id)
  if (!phone) throw new Error('The phone that was just stored is gone.')
  return { ok: true, value: phone }
}
