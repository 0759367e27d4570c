/** The administrator's changes of phones: take validated input and return the stored phone. */

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { consumeSnapshot, findSnapshot, NOTHING_TO_RESTORE, recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import { findBrand } from '#app/brands/brands.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { OptionalFact } from '#app/entities/phone-schema.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { overridesOf } from '#app/facts/store.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { shiftGrades } from './derived.server.ts'
import { editable } from './editable.ts'
import type { PhoneForm } from './form-schema.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhone, findPhoneById, listPriceHistory } from './phones.server.ts'
import { type PhoneRecord, savePhone } from './save.server.ts'

const SLUG_TAKEN = 'This slug is already used by another phone'

/** Origin of a price typed by an editor: source `admin`, valid from today in Pakistan (PRICE-6). */
export const typedToday = () => ({
  source: 'admin',
  date: todayInPakistan(),
  kind: 'admin' as const,
})

export function createPhone({ version: _, ...form }: PhoneForm, username: string): Result<Phone> {
  const refusal = refusedReferences(form, null)
  if (refusal) return refusal
  const id = randomUUID()
  savePhone({ ...form, id, priceOrigin: typedToday() }, Date.now())
  recordActivity({ username, action: 'create', subject: 'phone', subjectId: id, subjectName: form.name })
  return storedPhone(id)
}

/** Saves the phone; refused if the version differs from the stored one. */
export function updatePhone(id: string, { version, ...form }: PhoneForm, username: string): Result<Phone> {
  const before = findPhoneById(id)
  if (!before) return refused('not-found', PHONE_NOT_FOUND)
  if (version !== undefined && version !== before.version) return refused('conflict', CHANGED_MEANWHILE)
  const refusal = refusedReferences(form, id)
  if (refusal) return refusal
  const isFeatured = form.isFeatured ?? before.isFeatured
  const { sources, dataConfidence, marks } = before
  savePhone({ ...form, isFeatured, id, sources, dataConfidence, marks, priceOrigin: typedToday() }, Date.now())
  const after = storedPhone(id)
  // Compare stored values, not typed ones: sanitizing may have undone a change.
  const changes = after.ok ? changesOf(before, after.value) : []
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: form.name, changes })
  return after
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
    { ...before, ...facts, price: before.priceText, priceOrigin: before.priceOrigin ?? typedToday() },
    Date.now(),
  )
  const after = storedPhone(id)
  const changes = after.ok ? changesOf(before, after.value) : []
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: before.name, changes })
  return after
}

/** Changes of the editable fields; the price last, since it changes most often. */
function changesOf(before: Phone, after: Phone) {
  const { price: oldPrice, ...oldFields } = editable(before)
  const { price: newPrice, ...newFields } = editable(after)
  return fieldChanges({ ...oldFields, price: oldPrice }, { ...newFields, price: newPrice })
}

/** Data for restoring a deleted phone. */
type Snapshot = { phone: Phone; history: PricePoint[]; factOverrides?: FactOverride[] }

/** Deletes the phone and returns the id of the activity entry that stores its snapshot for restoring. */
export function deletePhone(id: string, username: string): Result<number> {
  const phone = findPhoneById(id)
  if (!phone) return refused('not-found', PHONE_NOT_FOUND)
  const snapshot: Snapshot = { phone, history: listPriceHistory(id), factOverrides: overridesOf(id) }
  const entry = db().transaction(tx => {
    tx.delete(mobiles).where(eq(mobiles.id, id)).run()
    shiftGrades()
    return recordActivity({
      username,
      action: 'delete',
      subject: 'phone',
      subjectId: id,
      subjectName: phone.name,
      snapshot,
    })
  })
  invalidateContent()
  return { ok: true, value: entry }
}

/** Restores a phone from the activity entry of its deletion, with its id, dates and price history. */
export function restorePhone(entryId: number, username: string): Result<Phone> {
  const snapshot = findSnapshot(entryId) as Snapshot | null
  if (!snapshot) return refused('not-found', NOTHING_TO_RESTORE)
  const { phone, history, factOverrides } = snapshot
  const refusal = refusedReferences(phone, phone.id)
  if (refusal) return refusal
  const last = history.at(-1)
  const record: PhoneRecord = {
    ...phone,
    price: phone.priceText,
    priceOrigin: phone.priceOrigin ?? (last ? { source: last.source, date: last.date, kind: last.kind } : typedToday()),
    factOverrides,
    earlierPrices: phone.pricePkr === null ? history : history.slice(0, -1),
  }
  savePhone(record, Date.now())
  // Increment the version so that revisions read before the deletion are outdated.
  db()
    .update(mobiles)
    .set({ createdAt: phone.createdAt, version: phone.version + 1 })
    .where(eq(mobiles.id, phone.id))
    .run()
  consumeSnapshot(entryId)
  recordActivity({ username, action: 'restore', subject: 'phone', subjectId: phone.id, subjectName: phone.name })
  return storedPhone(phone.id)
}

function refusedReferences({ slug, brand }: { slug: string; brand: string }, ownId: string | null) {
  if (!findBrand(brand)) return refused('invalid', 'Choose one of the brands', 'brand')
  const other = findPhone(slug)
  return other && other.id !== ownId ? refused('conflict', SLUG_TAKEN, 'slug') : null
}

function storedPhone(id: string): Result<Phone> {
  const phone = findPhoneById(id)
  if (!phone) throw new Error('The phone that was just stored is gone.')
  return { ok: true, value: phone }
}
