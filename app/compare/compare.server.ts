/** Loads the data of the compare page for the ids in its URL. */

import { COMPARE_LIMIT } from '#app/compare-list/rules.ts'
import type { Phone } from '#app/entities/phone.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { type SizedPhone, sizedPhone } from '#app/true-size/sized-phone.ts'
import { compareDetails, compareMain, type Group, type Row } from './table.ts'
import { type Verdict, verdicts } from './verdict.ts'

export type Comparison = {
  phones: Pick<Phone, 'id' | 'slug' | 'name' | 'brand' | 'imageUrl' | 'pricePkr' | 'priceGrade' | 'priceNote'>[]
  main: Row[]
  details: Group[]
  verdicts: Verdict[]
  /** Phones of known size, for drawings at the same scale. */
  sized: SizedPhone[]
  /** Ids without a phone, such as ids of deleted phones. */
  gone: string[]
}

/** Maximum number of ids looked up from a URL or form. */
export const MAX_IDS = 50

/** The ids without a phone, among the first `MAX_IDS` distinct ids. */
export function missingIds(ids: string[]): string[] {
  const requested = [...new Set(ids)].slice(0, MAX_IDS)
  const known = new Set(listPhonesByIds(currentIds(requested)).map(phone => phone.id))
  return requested.filter(id => currentIds([id]).every(current => !known.has(current)))
}

/** @param ids ids from the URL; unknown ids and phones beyond the limit are dropped (COMPARE-5) */
export function loadComparison(ids: string[]): Comparison {
  const requested = currentIds(ids.slice(0, MAX_IDS))
  const known = listPhonesByIds(requested)
  const phones = known.slice(0, COMPARE_LIMIT)
  return {
    phones: phones.map(({ id, slug, name, brand, imageUrl, pricePkr, priceGrade, priceNote }) => ({
      id,
      slug,
      name,
      brand,
      imageUrl,
      pricePkr,
      priceGrade,
      priceNote,
    })),
    main: compareMain(phones),
    details: compareDetails(phones),
    verdicts: verdicts(phones),
    sized: phones.flatMap(phone => sizedPhone(phone) ?? []),
    gone: requested.filter(id => !known.some(phone => phone.id === id)),
  }
}
