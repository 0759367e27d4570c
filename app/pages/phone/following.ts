/** The model that follows a phone, where its price tells whether the old price of the phone is still a good one. Pure. */
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import type { Following } from '#app/facts/model-line.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import type { NamedPhone } from './rival.ts'

type Own = Pick<Phone, 'pricePkr' | 'priceOrigin' | 'isPriceStale'>

/**
 * Beside a price that may have changed a model with a recent one; else a later edition of the same name that costs less, by a
 * price that is no older. Null otherwise.
 * @param now milliseconds since 1970
 */
export function followingOf(
  own: Own,
  found: { card: PhoneCard; as: Following } | null,
  now: number,
): (NamedPhone & { as: Following }) | null {
  if (!found || own.pricePkr === null || own.priceOrigin === null) return null
  const { brand, slug, name, pricePkr, priceNote, isPriceStale } = found.card
  if (pricePkr === null || priceNote === null) return null
  const isFresh = own.isPriceStale && !isPriceStale && hasComparablePrice(found.card, now)
  const isCheaper = found.as === 'edition' && pricePkr < own.pricePkr && priceNote.date >= own.priceOrigin.date
  return isFresh || isCheaper ? { brand, slug, name, pricePkr, priceNote, as: found.as } : null
}
