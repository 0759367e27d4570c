/** Records a price from a price list in a phone's history, and as its current price unless a newer one exists (IMPORT-11). */
import { eq } from 'drizzle-orm'
import { fieldsEdited } from '#app/activity/activity.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint, Specification } from '#app/entities/phone-parts.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles, priceHistory } from '#db/schema/index.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { savePhone, storeOrigin } from './save.server.ts'
import { withVariantPrice } from './variants.ts'

/** `edited`: the current price was set by an editor and stays. */
export type PriceChange = 'current' | 'history' | 'known' | 'edited'

export type Recording = {
  /** Also replaces a price typed by an editor. */
  replacesEdited: boolean
  /** Leaves the current price as it is. */
  historyOnly?: boolean
  /** A person decided that it is the price of the phone, also beside a newer one. */
  isPublished?: boolean
  /** Whether a price of the history was undone, so that it may be recorded again. */
  isUndone?: (phoneId: string, point: PricePoint) => boolean
}

/** The effect of recording this price: it becomes current, is only added to the history, or changes nothing. */
export function changeOf(
  phone: Pick<Phone, 'id' | 'priceOrigin'>,
  point: PricePoint,
  { replacesEdited, historyOnly = false, isPublished = false, isUndone = () => false }: Recording,
): PriceChange {
  const isKnown = listPriceHistory(phone.id).some(
    known =>
      known.date === point.date &&
      known.source === point.source &&
      known.pricePkr === point.pricePkr &&
      isOfSameStorage(known, point),
  )
  if (isKnown && !isPublished && !isUndone(phone.id, point)) return 'known'
  if (historyOnly || point.kind === 'non-pta') return 'history'
  if (isPublished) return 'current'
  if (phone.priceOrigin && phone.priceOrigin.date > point.date) return 'history'
  return isPriceEdited(phone) && !replacesEdited ? 'edited' : 'current'
}

/** A price that names no storage may be of any. */
const isOfSameStorage = (a: PricePoint, b: PricePoint) => !a.storage || !b.storage || a.storage === b.storage

/** Whether an editor typed or removed the current price. */
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
  const { pricePkr, isPlotted: _, ...priceOrigin } = point
  const specifications = specificationsWith(phone, point)
  db().transaction(tx => {
    if (change === 'history' && specifications !== phone.specifications) {
      savePhone(
        { ...phone, specifications, price: phone.priceText, priceOrigin: phone.priceOrigin ?? priceOrigin },
        now,
      )
    }
    if (change === 'current') {
      const isSame = phone.pricePkr === pricePkr
      savePhone({ ...phone, specifications, price: formatPrice(pricePkr), priceOrigin }, now)
      if (!isSame) return
      // The same price from a later list: confirm it with the new origin and date.
      storeOrigin(phoneId, priceOrigin)
      tx.update(mobiles)
        .set({ version: phone.version + 1 })
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

/** The tables of the phone, with this price beside its version where it is the newest of it (PRICE-11). */
function specificationsWith(phone: Phone, point: PricePoint): Specification[] {
  if (point.kind === 'launch' || point.kind === 'non-pta') return phone.specifications
  const isOutdated = listPriceHistory(phone.id).some(
    other =>
      isOfSameVersion(other, point) &&
      other.kind !== 'launch' &&
      other.kind !== 'non-pta' &&
      (other.date > point.date || (other.date === point.date && other.pricePkr < point.pricePkr)),
  )
  return isOutdated ? phone.specifications : withVariantPrice(phone.specifications, point)
}

const isOfSameVersion = (a: PricePoint, b: PricePoint) => a.storage === b.storage && a.ram === b.ram
