/** A price that a list tells of a phone that is here: into its history, and in front when no newer one is known (IMPORT-11). */
import { eq } from 'drizzle-orm'
import { fieldsEdited } from '#app/activity/activity.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles, priceHistory } from '#db/schema/index.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { savePhone } from './save.server.ts'

/** `edited`: the price in front is an editor's, and stays. */
export type PriceChange = 'current' | 'history' | 'known' | 'edited'

export type Recording = {
  /** Also takes the place of a price that an editor has typed. */
  replacesEdited: boolean
  /** Whether a price of the history was taken back, and may come again. */
  isUndone?: (phoneId: string, point: PricePoint) => boolean
}

/** What recording this price would do: be the phone's price, only join its history, or nothing. */
export function changeOf(
  phone: Pick<Phone, 'id' | 'priceOrigin'>,
  point: PricePoint,
  { replacesEdited, isUndone = () => false }: Recording,
): PriceChange {
  const isKnown = listPriceHistory(phone.id).some(
    known => known.date === point.date && known.source === point.source && known.pricePkr === point.pricePkr,
  )
  if (isKnown && !isUndone(phone.id, point)) return 'known'
  if (phone.priceOrigin && phone.priceOrigin.date > point.date) return 'history'
  return isPriceEdited(phone) && !replacesEdited ? 'edited' : 'current'
}

/** Whether the price is one that an editor has typed, or was taken away by one. */
const isPriceEdited = ({ id, priceOrigin }: Pick<Phone, 'id' | 'priceOrigin'>) =>
  priceOrigin === null ? fieldsEdited(id).has('price') : priceOrigin.kind === 'admin'

/**
 * Records the price in one transaction.
 * @param now milliseconds since 1970
 */
export function recordPrice(phoneId: string, point: PricePoint, recording: Recording, now: number): PriceChange {
  const phone = findPhoneById(phoneId)
  const change = phone ? changeOf(phone, point, recording) : 'known'
  if (!phone || change === 'known' || change === 'edited') return change
  const { pricePkr, source, date, kind } = point
  db().transaction(tx => {
    if (change === 'current') {
      const isSame = phone.pricePkr === pricePkr
      savePhone({ ...phone, price: formatPrice(pricePkr), priceOrigin: { source, date, kind } }, now)
      if (!isSame) return
      // The same price, seen again later: it was checked.
      tx.update(mobiles)
        .set({ priceSource: source, priceDate: date, priceKind: kind, version: phone.version + 1 })
        .where(eq(mobiles.id, phoneId))
        .run()
    }
    tx.insert(priceHistory)
      .values({ mobileId: phoneId, ...point, recordedAt: now })
      .run()
  })
  invalidateContent()
  return change
}
