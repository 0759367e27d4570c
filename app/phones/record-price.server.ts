/** A price that a list tells of a phone that is here: into its history, and in front when no newer one is known. */
import { eq } from 'drizzle-orm'
import { noteChange } from '#app/platform/changes.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { mobiles, priceHistory } from '#db/schema.ts'
import type { Phone } from './phone.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { savePhone } from './save.server.ts'
import type { PricePoint } from './schema.ts'

export type PriceChange = 'current' | 'history' | 'known'

/** What recording this price would do: be the phone's price, only join its history, or nothing, because it is there. */
export function changeOf(phone: Pick<Phone, 'id' | 'priceOrigin'>, point: PricePoint): PriceChange {
  const isKnown = listPriceHistory(phone.id).some(
    known => known.date === point.date && known.source === point.source && known.pricePkr === point.pricePkr,
  )
  if (isKnown) return 'known'
  return phone.priceOrigin && phone.priceOrigin.date > point.date ? 'history' : 'current'
}

/**
 * Records the price in one transaction.
 * @param now milliseconds since 1970
 */
export function recordPrice(phoneId: string, point: PricePoint, now: number): PriceChange {
  const phone = findPhoneById(phoneId)
  const change = phone ? changeOf(phone, point) : 'known'
  if (!phone || change === 'known') return change
  const { pricePkr, source, date, kind } = point
  db().transaction(tx => {
    if (change === 'current') {
      const isSame = phone.pricePkr === pricePkr
      savePhone({ ...phone, price: formatPrice(pricePkr), priceOrigin: { source, date, kind } }, now)
      if (!isSame) return
      // The same price, seen again later: it was checked.
      tx.update(mobiles)
        .set({ priceSource: source, priceDate: date, priceKind: kind })
        .where(eq(mobiles.id, phoneId))
        .run()
    }
    tx.insert(priceHistory)
      .values({ mobileId: phoneId, ...point, recordedAt: now })
      .run()
  })
  noteChange()
  return change
}
