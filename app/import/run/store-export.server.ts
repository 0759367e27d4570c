/** Restores the records of an export of this site. */
import { eq } from 'drizzle-orm'
import { putVersionToUse } from '#app/admin/tables/tables.server.ts'
import { findBrandBySlug } from '#app/brands/brands.server.ts'
import { claimBrandSlug, recordFormerBrandSlug } from '#app/brands/former-slugs.server.ts'
import type { ExportedBrand, ExportedPhone, ExportedTable } from '#app/export/format.ts'
import { recordFormerSlug } from '#app/phones/former-slugs.server.ts'
import { originOfRow } from '#app/phones/phone-row.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { savePhone, storeOrigin } from '#app/phones/save.server.ts'
import { storeDraft } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, heldPrices, mobiles, priceHistory } from '#db/schema/index.ts'

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

/**
 * Restores a phone with its price history, former slugs and held prices, in the caller's transaction. A former slug that
 * another phone uses by now is left to that phone.
 */
export function storeExportedPhone(phone: ExportedPhone): void {
  const {
    priceSource,
    priceDate,
    priceKind,
    priceStorage = null,
    priceRam = null,
    priceSeller = null,
    priceHistory: history,
    formerSlugs = [],
    heldPrices: held = [],
    createdAt,
    updatedAt,
    views,
    version,
    ...facts
  } = phone
  const origin = originOfRow({ priceSource, priceDate, priceKind, priceStorage, priceRam, priceSeller })
  db().transaction(tx => {
    savePhone(
      {
        ...facts,
        releaseDate: phone.releaseDate ?? '',
        // Ignored without a price.
        priceOrigin: origin ?? { source: 'import', date: '2000', kind: 'import' },
      },
      createdAt,
    )
    tx.update(mobiles).set({ updatedAt, views, version }).where(eq(mobiles.id, phone.id)).run()
    if (!origin) storeOrigin(phone.id, null)
    // The exported history replaces the point that saving added.
    tx.delete(priceHistory).where(eq(priceHistory.mobileId, phone.id)).run()
    for (const point of history) {
      tx.insert(priceHistory)
        .values({ ...point, mobileId: phone.id })
        .run()
    }
    for (const { slug, formerId } of formerSlugs) if (!findPhone(slug)) recordFormerSlug(slug, phone.id, formerId)
    for (const row of held) {
      tx.insert(heldPrices)
        .values({ ...row, mobileId: phone.id })
        .run()
    }
  })
}
