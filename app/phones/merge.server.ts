/** Makes two entries of one phone one, and takes that back (ADMIN-23). Call these in a write transaction. */
import { eq, sql } from 'drizzle-orm'
import { consumeSnapshot, findSnapshot, NOTHING_TO_RESTORE, recordActivity } from '#app/activity/activity.server.ts'
import type { Phone, PriceState } from '#app/entities/phone.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { overridesOf } from '#app/facts/store.server.ts'
import { CHANGED_MEANWHILE, changedFields, type Result, refused } from '#app/platform/result.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { changesOf, refusedReferences } from './edit.server.ts'
import { editable } from './editable.ts'
import { phoneForm } from './form-schema.ts'
import { recordFormerSlug } from './former-slugs.server.ts'
import { type Choices, type Entry, mergedFields } from './merge-choices.ts'
import { type MovedRows, moveRows, moveRowsBack } from './moved-rows.server.ts'
import { derivePrice } from './offers.server.ts'
import { findPhoneById } from './phones.server.ts'
import { savePhone, storePrice } from './save.server.ts'
import { typedOrigin } from './typed-price.ts'
import { findWholePhone, insertWholePhone, removeWholePhone, type WholePhone } from './whole-phone.server.ts'

export const SAME_ENTRY = 'This is the same entry. Choose another one.'
export const ENTRY_GONE = 'One of the two entries is gone: it was deleted or merged meanwhile. Nothing was changed.'

/** The version of each entry that the choices were made for. */
export type MergeOf = { stays: string; goes: string; versions: { stays: number; goes: number } }

/** What undoing needs: the entry that is gone with the rows that were not moved, and the other one before and after. */
type MergeSnapshot = {
  gone: WholePhone
  moved: MovedRows
  before: { phone: Phone; overrides: FactOverride[] }
  after: { fields: Record<string, unknown>; price: PriceState }
}

/** What the choices are between. */
export const entryOf = (phone: Phone): Entry => ({ ...editable(phone), overrides: overridesOf(phone.id) })

const priceOf = ({ priceText, pricePkr, priceOrigin }: Phone): PriceState => ({
  ...{ priceText, pricePkr, origin: priceOrigin },
})

/** What an editor can have changed since; prices come and go by themselves. */
function comparedFields(phone: Phone): Record<string, unknown> {
  const { price: _, ...fields } = entryOf(phone)
  return fields
}

/** Merges the entries; returns the id of the activity entry that can undo it. */
export function mergePhones({ stays, goes, versions }: MergeOf, choices: Choices, username: string): Result<number> {
  if (stays === goes) return refused('invalid', SAME_ENTRY)
  const [before, other] = [findPhoneById(stays), findPhoneById(goes)]
  if (!before || !other) return refused('not-found', ENTRY_GONE)
  if (before.version !== versions.stays || other.version !== versions.goes) {
    return refused('conflict', CHANGED_MEANWHILE)
  }
  const { overrides, ...fields } = mergedFields(entryOf(before), entryOf(other), choices)
  const refusal = refusedReferences({ ...fields, slug: before.slug }, stays) ?? refusedTables(fields)
  if (refusal) return refusal
  const now = Date.now()
  const snapshot = { before: { phone: before, overrides: overridesOf(stays) }, ...joinRows(before, other) }
  savePhone(
    {
      ...before,
      ...fields,
      price: before.priceText,
      priceOrigin: before.priceOrigin ?? typedOrigin(),
      sources: [...new Set([...before.sources, ...other.sources])],
      dataConfidence: before.dataConfidence ?? other.dataConfidence,
      factOverrides: overrides,
    },
    now,
  )
  joinPrices(before, other, now)
  const after = requirePhone(stays)
  const entry = recordActivity({
    username,
    action: 'merge',
    subject: 'phone',
    subjectId: stays,
    subjectName: `${other.name} into ${after.name}`,
    changes: changesOf(before, after),
    snapshot: { ...snapshot, after: { fields: comparedFields(after), price: priceOf(after) } } satisfies MergeSnapshot,
  })
  return { ok: true, value: entry }
}

/** The bounds of the tables are those of the form. */
function refusedTables({ specifications }: Pick<Entry, 'specifications'>) {
  const problem = phoneForm.shape.specifications.safeParse(specifications).error?.issues[0]
  return problem ? refused('invalid', `The specifications of both together: ${problem.message}`) : null
}

/** Moves what belongs to one entry to the other, removes it, and leads its address there. */
function joinRows({ id }: Phone, other: Phone): Pick<MergeSnapshot, 'gone' | 'moved'> {
  const moved = moveRows(other.id, id)
  const gone = findWholePhone(other.id)
  if (!gone) throw new Error('The phone that is merged is gone.')
  removeWholePhone(other.id)
  recordFormerSlug(other.slug, id, other.id)
  addViews(id, gone.phone.views)
  return { gone, moved }
}

const addViews = (id: string, views: number) =>
  db()
    .update(mobiles)
    .set({ views: sql`max(0, ${mobiles.views} + ${views})` })
    .where(eq(mobiles.id, id))
    .run()

/** The price follows from all that is known of both; an editor's price of now stays one, the newer of two. */
function joinPrices(before: Phone, other: Phone, now: number): void {
  const typedOn = ({ priceOrigin, priceGrade }: Phone) =>
    priceOrigin?.kind === 'admin' && priceGrade === 'shop' ? priceOrigin.date : ''
  if (typedOn(other) > typedOn(before)) storePrice(before.id, { price: priceOf(other) }, now)
  derivePrice(before.id, now)
}

/** Takes a merge back; refused where an editor has changed the phone since, so that no change is lost. */
export function undoMerge(entryId: number, username: string): Result<Phone> {
  const snapshot = findSnapshot(entryId) as MergeSnapshot | null
  if (!snapshot) return refused('not-found', NOTHING_TO_RESTORE)
  const { gone, moved, before, after } = snapshot
  const { id } = before.phone
  const { id: goneId, name } = gone.phone
  const now = Date.now()
  const current = findPhoneById(id)
  if (!current) return refused('not-found', `${before.phone.name} was deleted or merged since: undo that first.`)
  if (findPhoneById(goneId)) return refused('conflict', 'This phone is here again already')
  const changed = changedFields(after.fields, comparedFields(current))
  if (changed.length > 0) {
    return refused('conflict', `${current.name} was changed since (${changed.join(', ')}). Nothing was undone.`)
  }
  const refusal = refusedReferences(gone.phone, null) ?? refusedReferences({ ...before.phone, slug: current.slug }, id)
  if (refusal) return refusal
  insertWholePhone(gone)
  moveRowsBack(moved, id, goneId)
  addViews(id, -gone.phone.views)
  const { phone, overrides } = before
  savePhone(
    { ...phone, price: current.priceText, priceOrigin: current.priceOrigin ?? typedOrigin(), factOverrides: overrides },
    now,
  )
  const isSamePrice = changedFields(after.price, priceOf(current)).length === 0
  if (isSamePrice) storePrice(id, { price: priceOf(phone) }, now)
  else for (const each of [id, goneId]) derivePrice(each, now)
  consumeSnapshot(entryId)
  recordActivity({
    username,
    action: 'undo',
    subject: 'phone',
    subjectId: id,
    subjectName: `the merge of ${name} into ${phone.name}`,
    changes: changesOf(current, requirePhone(id)),
  })
  return { ok: true, value: requirePhone(goneId) }
}

function requirePhone(id: string): Phone {
  const phone = findPhoneById(id)
  if (!phone) throw new Error('The phone that was just stored is gone.')
  return phone
}
