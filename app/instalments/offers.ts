/** The stored offers as a page shows them (LOAN-3). Pure. */
import { priceAgeDays } from '#app/prices/age.ts'
import type { OfferTable } from './offer-table.ts'

/** Older offers are marked. */
const OLD_AFTER_DAYS = 180

export type ShownOffer = {
  id: string
  seller: string
  terms: string
  seen: string
  /** Null where the page had no date. */
  date: string | null
  isOld: boolean
}

/** Offers of sellers, dated ones first, the newest before. @param now milliseconds since 1970 */
export const shownOffers = ({ offers }: OfferTable, now: number): ShownOffer[] =>
  offers
    .filter(({ kind }) => kind === 'offer')
    .map(({ id, seller, terms, seen, date = null }) => ({
      id,
      seller,
      terms,
      seen,
      date,
      isOld: date !== null && priceAgeDays(date, now) > OLD_AFTER_DAYS,
    }))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
