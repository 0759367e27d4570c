/** Records a price from a price list in a phone's history, and as its current price unless a newer one exists (IMPORT-11). */
import { fieldsEdited } from '#app/activity/activity.server.ts'
import type { Phone, VariantChange } from '#app/entities/phone.ts'
import type { PricePoint, Specification } from '#app/entities/phone-parts.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { storePrice } from './save.server.ts'
import { variantChange, withVariantPrice } from './variants.ts'
import { addPrice } from './whole-phone.server.ts'

/** `edited`: the current price was set by an editor and stays. */
export type PriceChange = 'current' | 'history' | 'known' | 'edited'

export type Recording = {
  /** Also replaces a price typed by an editor. */
  replacesEdited: boolean
  /** Leaves the current price as it is. */
  historyOnly?: boolean
  /** A person decided that it is the price of the phone, also beside a newer one. */
  isPublished?: boolean
}

/** The effect of recording this price: it becomes current, is only added to the history, or changes nothing. */
export function changeOf(
  phone: Pick<Phone, 'id' | 'priceOrigin'>,
  point: PricePoint,
  { replacesEdited, historyOnly = false, isPublished = false }: Recording,
): PriceChange {
  const isKnown = listPriceHistory(phone.id).some(
    known =>
      known.date === point.date &&
      known.source === point.source &&
      known.pricePkr === point.pricePkr &&
      isOfSameStorage(known, point),
  )
  if (isKnown && !isPublished) return 'known'
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

/** What became of a price; what it added: the id of its row in the history, and the cell of its version. */
export type Recorded = { change: PriceChange; priceId: number | null; variant: VariantChange | null }

/**
 * Records the price in one transaction.
 * @param now milliseconds since 1970
 */
export function recordPrice(phoneId: string, point: PricePoint, recording: Recording, now: number): Recorded {
  const phone = findPhoneById(phoneId)
  const change = phone ? changeOf(phone, point, recording) : 'known'
  if (!phone || change === 'known' || change === 'edited') return { change, priceId: null, variant: null }
  const { pricePkr, isPlotted: _, ...origin } = point
  const specifications = specificationsWith(phone, point)
  const variant = variantChange(phone.specifications, specifications)
  const price = change === 'current' ? { priceText: formatPrice(pricePkr), pricePkr, origin } : undefined
  const priceId = db().transaction(() => {
    storePrice(phoneId, { ...(price && { price }), ...(variant && { specifications }) }, now)
    return addPrice(phoneId, point, now)
  })
  invalidateContent()
  return { change, priceId, variant }
}

/** The tables of the phone, with this price beside its version where it is the newest of it (PRICE-11). */
export function specificationsWith(phone: Pick<Phone, 'id' | 'specifications'>, point: PricePoint): Specification[] {
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
