/** The stored offers as a page shows them (LOAN-3). Pure. */

import { DEFAULT_LANGUAGE, inLanguage, language } from '#app/platform/text/language.ts'
import { priceAgeDays } from '#app/prices/age.ts'
import type { OfferTable } from './offer-table.ts'
import bundledOffers from './offers.json' with { type: 'json' }

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
  /** Whether its words are in the language of the page. */
  isOfPage: boolean
}

type Words = Pick<ShownOffer, 'seller' | 'terms' | 'seen'>

const inEnglish: Record<string, Words> = Object.fromEntries(
  bundledOffers.offers.flatMap(({ id, seller, terms, seen, kind = 'offer' }) =>
    kind === 'offer' ? [[id, { seller, terms, seen }]] : [],
  ),
)

/** The bundled offers by id. */
export const offerWords = inLanguage('offerWords', inEnglish)

/** An offer of another table stays as it is. */
const wordsOf = ({ id, terms }: { id: string; terms: string }) =>
  inEnglish[id]?.terms === terms ? (offerWords()[id] ?? null) : null

/** Offers of sellers, dated ones first, the newest before. @param now milliseconds since 1970 */
export const shownOffers = ({ offers }: OfferTable, now: number): ShownOffer[] =>
  offers
    .filter(({ kind }) => kind === 'offer')
    .map(({ id, seller, terms, seen, date = null }) => {
      const own = wordsOf({ id, terms })
      return {
        ...{ id, seller, terms, seen, date, ...own },
        isOld: date !== null && priceAgeDays(date, now) > OLD_AFTER_DAYS,
        isOfPage: own !== null || language() === DEFAULT_LANGUAGE,
      }
    })
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
