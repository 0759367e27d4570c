/** Restores the records of an export of this site. */
import { eq } from 'drizzle-orm'
import type { ExportedBrand, ExportedPhone, ExportedTable } from '#app/export/format.ts'
import { originOfRow } from '#app/phones/phone-row.server.ts'
import { savePhone, storeOrigin } from '#app/phones/save.server.ts'
import { putToUse, storeDraft } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, mobiles, priceHistory } from '#db/schema/index.ts'

/** Restores a brand, in the caller's transaction. */
export function storeExportedBrand(brand: ExportedBrand): void {
  db().insert(brands).values(brand).run()
  invalidateContent()
}

/** Puts a checked data table to use, in the caller's transaction; facts are derived again afterwards. */
export function storeExportedTable({ name, content }: ExportedTable, username: string, now: number): void {
  putToUse(name, storeDraft(name, content, username, now), now)
  invalidateContent()
}

/** Restores a phone with its price history, in the caller's transaction. */
export function storeExportedPhone(phone: ExportedPhone): void {
  const {
    priceSource,
    priceDate,
    priceKind,
    priceStorage = null,
    priceRam = null,
    priceSeller = null,
    priceHistory: history,
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
  })
}
