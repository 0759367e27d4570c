/** Loads the slips of the phones in an address (SLIP-1). */
import { tidyIds } from '#app/compare-list/rules.ts'
import type { Phone } from '#app/entities/phone.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { type Offer, versionPrices } from '#app/facts/version-prices.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { shownHistory } from '#app/phones/offers.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { slipFor } from '#app/platform/paths.ts'
import { slipFields } from '#app/platform/site-pages.ts'
import { COMPARABLE_DAYS, hasComparablePrice, priceAgeDays, tagNote } from '#app/prices/age.ts'
import { priceChange } from '../phone/price-change.ts'
import { priceOfLastMarch } from './slip.ts'

/** More would not fit on a quarter of A4. */
const MAX_OTHERS = 2

/** Longer texts are no prices. */
const MAX_TYPED = 40

export type Slip = ReturnType<typeof slipOf>

type Fields = (typeof slipFields)[number]

/** @param read the fields in which the query has what was written on the slip @param fields those under which its page sends them */
function slipOf(phone: Phone, query: URLSearchParams, read: Fields, fields: Fields, now: number) {
  const { id, name, brand, slug, imageUrl, pricePkr, priceGrade, priceOrigin, priceNote, isPriceStale } = phone
  const versions = factsOfPhones([id]).get(id)?.memory.versions?.value ?? []
  const history = shownHistory(id)
  const march = priceOfLastMarch(priceOrigin, versions, history, now)
  return {
    ...{ id, name, brand, slug, imageUrl, pricePkr, priceGrade, origin: priceOrigin, isPriceStale },
    fields,
    note: priceGrade && priceOrigin && tagNote(priceGrade, priceOrigin, now),
    /** The price that others are compared with; null for none, a launch price, or one of over a year ago. */
    seenPkr: pricePkr !== null && hasComparablePrice({ priceGrade, priceNote }, now) ? pricePkr : null,
    march,
    others: pricesOfOtherMemory(phone, versions, history, now),
    /** The price before, as the page of the phone says it, where none of last March is known. */
    before: march ? null : (priceChange(phone, versions, history, now)?.before ?? null),
    typed: (query.get(read.asks) ?? '').slice(0, MAX_TYPED),
    isImeiSent: query.has(read.imei),
    isWarrantyWritten: query.has(read.warranty),
  }
}

/** What shops asked within a year for the memory that the price of the phone is not for (SLIP-2). */
function pricesOfOtherMemory(
  { pricePkr, priceOrigin }: Phone,
  versions: MemoryVersion[],
  history: Offer[],
  now: number,
): Offer[] {
  if (pricePkr === null || priceOrigin === null || priceOrigin.kind === 'launch') return []
  return versionPrices(versions, history, { ...priceOrigin, pricePkr })
    .flatMap(({ isShown, offer }) => (offer && !isShown ? [offer] : []))
    .filter(({ date }) => priceAgeDays(date, now) <= COMPARABLE_DAYS)
    .slice(0, MAX_OTHERS)
}

/**
 * The slips in the order of `phones`, and how many of these phones are not here.
 * @param query of the address: `phones`, and what was written on each slip by its place among them
 */
export function loadSlips(query: URLSearchParams, now: number): { slips: Slip[]; left: number } {
  const ids = tidyIds((query.get('phones') ?? '').split(','))
  const found = new Map<string, { phone: Phone; read: Fields }>()
  let left = 0
  for (const [place, read] of slipFields.entries()) {
    const id = currentIds(ids.slice(place, place + 1))[0]
    if (id === undefined || found.has(id)) continue
    const phone = findPhoneById(id)
    if (phone) found.set(id, { phone, read })
    else left++
  }
  const places = [...found.values()]
  const slips = slipFields.flatMap((fields, place) => {
    const at = places[place]
    return at ? [slipOf(at.phone, query, at.read, fields, now)] : []
  })
  return { slips, left }
}

/** The address of slips with what is written on them, as their form sends it. */
export const addressOfSlips = (slips: Slip[]): string =>
  slipFor(
    slips.map(({ id }) => id),
    Object.fromEntries(
      slips.flatMap(({ fields, typed, isImeiSent, isWarrantyWritten }) => [
        [fields.asks, typed],
        [fields.imei, isImeiSent ? 'on' : ''],
        [fields.warranty, isWarrantyWritten ? 'on' : ''],
      ]),
    ),
  )
