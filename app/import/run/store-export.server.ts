/** Stores what an export of this site holds, as it was. */
import { eq } from 'drizzle-orm'
import type { ExportedBrand, ExportedPhone } from '#app/export/format.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, mobiles, priceHistory } from '#db/schema/index.ts'

/** Stores a brand as it was; in the transaction of the caller. */
export function storeExportedBrand(brand: ExportedBrand): void {
  db().insert(brands).values(brand).run()
  invalidateContent()
}

/** Stores a phone as it was, with its history; in the transaction of the caller. */
export function storeExportedPhone(phone: ExportedPhone): void {
  const {
    priceSource,
    priceDate,
    priceKind,
    priceHistory: history,
    createdAt,
    updatedAt,
    views,
    version,
    ...facts
  } = phone
  const origin =
    priceSource && priceDate && priceKind ? { source: priceSource, date: priceDate, kind: priceKind } : null
  db().transaction(tx => {
    savePhone(
      {
        ...facts,
        releaseDate: phone.releaseDate ?? '',
        // Without a price nothing of it is stored.
        priceOrigin: origin ?? { source: 'import', date: '2000', kind: 'import' },
      },
      createdAt,
    )
    tx.update(mobiles)
      .set({ updatedAt, views, version, ...(origin ? {} : { priceSource: null, priceDate: null, priceKind: null }) })
      .where(eq(mobiles.id, phone.id))
      .run()
    // What saving wrote into the history is replaced by the history itself.
    tx.delete(priceHistory).where(eq(priceHistory.mobileId, phone.id)).run()
    for (const point of history) {
      tx.insert(priceHistory)
        .values({ ...point, mobileId: phone.id })
        .run()
    }
  })
}
