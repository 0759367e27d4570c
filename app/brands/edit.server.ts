/** The administrator's changes of brands: take validated input and return the stored brand. */

import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { consumeSnapshot, findSnapshot, NOTHING_TO_RESTORE, recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import { CHANGED_MEANWHILE, type Result, refused } from '#app/platform/result.ts'
import { counted } from '#app/platform/text/format.ts'
import { reindexPhones } from '#app/search-index/reindex.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import type { Brand } from './brand.ts'
import { findBrandById, findBrandBySlug } from './brands.server.ts'
import { claimBrandSlug } from './former-slugs.server.ts'
import { BRAND_NOT_FOUND } from './not-found.ts'
import { insertBrand } from './save.server.ts'
import type { BrandForm } from './schema.ts'

const SLUG_TAKEN = 'This slug is already used by another brand'

export function createBrand({ version: _, isVisible = true, ...form }: BrandForm, username: string): Result<Brand> {
  if (findBrandBySlug(form.slug)) return refused('conflict', SLUG_TAKEN, 'slug')
  const id = randomUUID()
  insertBrand({ id, ...form, isVisible }, Date.now())
  recordActivity({ username, action: 'create', subject: 'brand', subjectId: id, subjectName: form.name })
  return storedBrand(id)
}

/** Saves the brand; refused if the version differs from the stored one. A new slug is applied to its phones too (DATA-13). */
export function updateBrand(id: string, { version, ...typed }: BrandForm, username: string): Result<Brand> {
  const before = findBrandById(id)
  if (!before) return refused('not-found', BRAND_NOT_FOUND)
  if (version !== undefined && version !== before.version) return refused('conflict', CHANGED_MEANWHILE)
  const form = { ...typed, isVisible: typed.isVisible ?? before.isVisible }
  const other = findBrandBySlug(form.slug)
  if (other && other.id !== id) return refused('conflict', SLUG_TAKEN, 'slug')
  const changes = fieldChanges({ ...before, phoneCount: before.typedPhoneCount }, form)
  db().transaction(tx => {
    tx.update(brands)
      .set({ ...form, version: before.version + 1, updatedAt: Date.now() })
      .where(eq(brands.id, id))
      .run()
    claimBrandSlug(id, form.slug, before.slug)
  })
  invalidateContent()
  if (changes.some(({ field }) => field === 'name' || field === 'slug')) reindexPhones({ brand: form.slug })
  recordActivity({ username, action: 'update', subject: 'brand', subjectId: id, subjectName: form.name, changes })
  return storedBrand(id)
}

/**
 * Deletes a brand and returns the id of the activity entry that stores its snapshot for restoring. Refused for a brand
 * with phones; the message gives their number (ADMIN-12).
 */
export function deleteBrand(id: string, username: string): Result<number> {
  const brand = findBrandById(id)
  if (!brand) return refused('not-found', BRAND_NOT_FOUND)
  const phones = db().select({ phones: count() }).from(mobiles).where(eq(mobiles.brand, brand.slug)).get()?.phones ?? 0
  if (phones > 0) {
    return refused(
      'conflict',
      `${brand.name} has ${counted(phones, 'phone')}. Delete or move them first; nothing was deleted.`,
    )
  }
  const entry = db().transaction(tx => {
    const snapshot = tx.select().from(brands).where(eq(brands.id, id)).get()
    tx.delete(brands).where(eq(brands.id, id)).run()
    return recordActivity({
      username,
      action: 'delete',
      subject: 'brand',
      subjectId: id,
      subjectName: brand.name,
      snapshot,
    })
  })
  invalidateContent()
  return { ok: true, value: entry }
}

/** Restores a brand from the activity entry of its deletion, with its id and dates. */
export function restoreBrand(entryId: number, username: string): Result<Brand> {
  const snapshot = findSnapshot(entryId) as typeof brands.$inferSelect | null
  if (!snapshot) return refused('not-found', NOTHING_TO_RESTORE)
  if (findBrandBySlug(snapshot.slug)) return refused('conflict', SLUG_TAKEN, 'slug')
  db().transaction(tx => {
    // Increment the version so that revisions read before the deletion are outdated.
    tx.insert(brands)
      .values({ ...snapshot, version: snapshot.version + 1 })
      .run()
    consumeSnapshot(entryId)
    recordActivity({
      username,
      action: 'restore',
      subject: 'brand',
      subjectId: snapshot.id,
      subjectName: snapshot.name,
    })
  })
  invalidateContent()
  return storedBrand(snapshot.id)
}

function storedBrand(id: string): Result<Brand> {
  const brand = findBrandById(id)
  if (!brand) throw new Error('The brand that was just stored is gone.')
  return { ok: true, value: brand }
}
