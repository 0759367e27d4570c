/** Restores the records of an export of this site. */
import { putVersionToUse } from '#app/admin/tables/tables.server.ts'
import { findBrandBySlug } from '#app/brands/brands.server.ts'
import { claimBrandSlug, recordFormerBrandSlug } from '#app/brands/former-slugs.server.ts'
import type { ExportedBrand, ExportedPhone, ExportedTable } from '#app/export/format.ts'
import { fromExported } from '#app/export/phone-record.server.ts'
import { insertWholePhone } from '#app/phones/whole-phone.server.ts'
import { storeDraft } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands } from '#db/schema/index.ts'
import { withKnownPictures } from '../plan/known-pictures.server.ts'

/** Restores a brand, in the caller's transaction. */
export function storeExportedBrand({ formerSlugs = [], ...brand }: ExportedBrand): void {
  db().insert(brands).values(brand).run()
  claimBrandSlug(brand.id, brand.slug, null)
  for (const slug of formerSlugs) if (!findBrandBySlug(slug)) recordFormerBrandSlug(slug, brand.id)
  invalidateContent()
}

/** Puts a checked data table to use as its page does, in the caller's transaction; returns what an undo has to know. */
export function storeExportedTable({ name, content }: ExportedTable, username: string, now: number) {
  const version = storeDraft(name, content, username, now)
  putVersionToUse(name, version, username)
  return { subjectId: name, subjectName: `table ${name}`, version }
}

/** Restores a phone with all that belongs to it, in the caller's transaction. */
export const storeExportedPhone = (phone: ExportedPhone): void =>
  insertWholePhone(fromExported(withKnownPictures(phone)))
