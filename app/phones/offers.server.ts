/** What sellers offer of a phone, checked and changed at different times, and the price that follows (PRICE-16). */
import { and, desc, eq, sql } from 'drizzle-orm'
import { type OfferKind, type PriceGrade, sourceKinds } from '#app/entities/enums.ts'
import type { Phone, PriceState, VariantChange } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { gigabytes, sizeText } from '#app/facts/memory.ts'
import { dayInPakistan, todayInPakistan } from '#app/platform/pakistan-day.ts'
import { bestOffer, type CountedOffer } from '#app/prices/best-offer.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { gradeOfRank, rankOf, SHOP_WITHIN_DAYS } from '#app/prices/grades.ts'
import { formatPrice } from '#app/prices/price.ts'
import { sellerOf } from '#app/prices/sources.ts'
import { db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles, type OfferRow, offers } from '#db/schema/index.ts'
import { derivedColumns, newestReadingDay, shiftGrades } from './derived.server.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { specificationsWith } from './record-price.server.ts'
import { storePrice } from './save.server.ts'
import { variantChange } from './variants.ts'
import { addPrice } from './whole-phone.server.ts'

export type StoredOffer = OfferRow
export type GivenOffer = Omit<typeof offers.$inferInsert, 'id' | 'checkedAt' | 'changedAt' | 'priceId'>

/** How long an offer that is sold out is still listed, in days. */
const SOLD_OUT_DAYS = 30

const ownKinds: readonly OfferKind[] = sourceKinds
export const countsAsPrice = (kind: OfferKind) => ownKinds.includes(kind)

/** The day on which an offer held, in days since 1970: the one that its source gives goes before that of the check. */
const dayOfOffer = ({ checkedOn, checkedAt }: Pick<StoredOffer, 'checkedOn' | 'checkedAt'>) =>
  checkedOn ? dayOfDate(checkedOn) : dayInPakistan(checkedAt)

/** An offer as a point of the price history. @param at milliseconds since 1970 */
export function pointOf(offer: GivenOffer, at: number): PricePoint {
  const { kind, pricePkr, seller, ramGb, storageGb } = offer
  return {
    pricePkr,
    source: seller,
    seller,
    date: offer.checkedOn ?? todayInPakistan(at),
    kind: kind === 'retail' || kind === 'official' || kind === 'list' ? kind : 'non-pta',
    ...(ramGb ? { ram: sizeText(ramGb) } : {}),
    ...(storageGb ? { storage: sizeText(storageGb) } : {}),
  }
}

export const findOffer = (sourceId: string, key: string): StoredOffer | null =>
  db()
    .select()
    .from(offers)
    .where(and(eq(offers.sourceId, sourceId), eq(offers.key, key)))
    .get() ?? null

export type Put = { id: number; before: StoredOffer | null; priceId: number | null; isChanged: boolean }

const compared = ['mobileId', 'kind', 'ramGb', 'storageGb', 'pricePkr', 'isInStock'] as const

/**
 * Stores an offer as seen at a time, in the caller's transaction. One that repeats itself moves only the time of the check; a
 * price that changed adds a row to the history, where it is one that may be a price of the phone.
 * @param now milliseconds since 1970
 */
export function putOffer(given: GivenOffer, now: number): Put {
  const before = given.sourceId ? findOffer(given.sourceId, given.key) : null
  const isChanged = !before || compared.some(name => (before[name] ?? null) !== (given[name] ?? null))
  const isNewPrice =
    !before ||
    before.pricePkr !== given.pricePkr ||
    before.mobileId !== given.mobileId ||
    before.kind !== given.kind ||
    before.storageGb !== (given.storageGb ?? null)
  const joins = isNewPrice && given.isInStock !== false && (countsAsPrice(given.kind) || given.kind === 'non-pta')
  const priceId = joins ? addPrice(given.mobileId, pointOf(given, now), now) : null
  const row = {
    ...given,
    checkedAt: now,
    changedAt: isChanged ? now : before.changedAt,
    priceId: priceId ?? before?.priceId ?? null,
  }
  const id = before
    ? db().update(offers).set(row).where(eq(offers.id, before.id)).returning({ id: offers.id }).get().id
    : db().insert(offers).values(row).returning({ id: offers.id }).get().id
  return { id, before, priceId, isChanged }
}

const ofPhone = prepared(db =>
  db
    .select()
    .from(offers)
    .where(eq(offers.mobileId, sql.placeholder('id')))
    .orderBy(desc(offers.checkedAt))
    .prepare(),
)

export const listStoredOffers = (phoneId: string): StoredOffer[] => ofPhone().all({ id: phoneId })

const versionKey = (seller: string, { ram = '', storage = '', kind }: Pick<PricePoint, 'ram' | 'storage' | 'kind'>) =>
  JSON.stringify([seller, ram, storage, kind])

/** The newest point of the history of each seller, version and kind, but for those of stored offers. */
function recordedOffers(phoneId: string, stored: StoredOffer[]): PricePoint[] {
  const own = new Set(stored.map(({ seller }) => seller))
  const ofOffers = new Set(stored.map(offer => versionKey(offer.seller, pointOf(offer, offer.checkedAt))))
  const newest = new Map<string, PricePoint>()
  for (const point of listPriceHistory(phoneId)) {
    const key = versionKey(sellerOf(point), point)
    // Prices that the source asked before are its own; those of its name in other data are older.
    if (own.has(point.source) || ofOffers.has(key)) continue
    const known = newest.get(key)
    if (!known || known.date <= point.date) newest.set(key, point)
  }
  return [...newest.values()].filter(({ pricePkr }) => pricePkr > 0)
}

/** What became of the price of a phone; null where it stayed as it was. */
export type PriceEffect = { before: PriceState; after: PriceState; variant: VariantChange | null }

const stateOf = ({ priceText, pricePkr, priceOrigin }: Phone): PriceState => ({
  priceText,
  pricePkr,
  origin: priceOrigin,
})

const NO_PRICE: PriceState = { priceText: null, pricePkr: null, origin: null }

/** Of what the offers of a phone are counted, with their dates of the check. */
function countedOffers(phoneId: string, stored: StoredOffer[]): CountedOffer[] {
  const own = stored.filter(({ kind, isInStock }) => countsAsPrice(kind) && isInStock !== false)
  return [
    ...own.map(offer => ({
      ...pointOf(offer, offer.checkedAt),
      ramGb: offer.ramGb,
      storageGb: offer.storageGb,
    })),
    ...recordedOffers(phoneId, stored).map(point => ({
      ...point,
      ramGb: gigabytes(point.ram),
      storageGb: gigabytes(point.storage),
    })),
  ]
}

/**
 * Makes the best offer the price of the phone, in the caller's transaction. An editor's price stays while it is a shop price of
 * now. Where only the time of the check moved, the phone is not changed otherwise.
 */
export function derivePrice(phoneId: string, now: number): PriceEffect | null {
  const phone = findPhoneById(phoneId)
  if (!phone) return null
  const { priceOrigin, pricePkr } = phone
  if (priceOrigin?.kind === 'admin' && phone.priceGrade === 'shop') return null
  const stored = listStoredOffers(phoneId)
  const newestDay = Math.max(newestReadingDay(now) ?? 0, ...stored.map(dayOfOffer)) || null
  const best = bestOffer(countedOffers(phoneId, stored), newestDay)
  const before = stateOf(phone)
  if (!best) {
    // What is left of a price whose offer was taken back.
    if (pricePkr === null) return null
    storePrice(phoneId, { price: NO_PRICE }, now)
    return { before, after: NO_PRICE, variant: null }
  }
  const { ramGb: _, storageGb: __, isPlotted: ___, pricePkr: bestPkr, ...origin } = best
  const after = { priceText: formatPrice(bestPkr), pricePkr: bestPkr, origin }
  const isSame =
    pricePkr === bestPkr &&
    priceOrigin !== null &&
    (['source', 'kind', 'ram', 'storage', 'seller'] as const).every(name => priceOrigin[name] === origin[name])
  if (isSame) {
    if (priceOrigin.date === origin.date) return null
    movePriceDate(phoneId, origin.date, now)
    return { before, after: { ...before, origin: { ...priceOrigin, date: origin.date } }, variant: null }
  }
  const specifications = specificationsWith(phone, best)
  const variant = variantChange(phone.specifications, specifications)
  storePrice(phoneId, { price: after, ...(variant ? { specifications } : {}) }, now)
  return { before, after, variant }
}

/** The price was checked again: its date moves, and the version of the phone, on which editors rely, does not. */
function movePriceDate(id: string, date: string, now: number): void {
  const row = db().select().from(mobiles).where(eq(mobiles.id, id)).get()
  if (!row) return
  const { priceRank, priceDay } = derivedColumns({ ...row, priceDate: date }, newestReadingDay(now))
  db().update(mobiles).set({ priceDate: date, priceRank, priceDay }).where(eq(mobiles.id, id)).run()
  shiftGrades(now)
  invalidateContent()
}

/** An offer as pages and the API give it. */
export type CurrentOffer = {
  seller: string
  /** Null: online, or not known. */
  city: string | null
  ramGb: number | null
  storageGb: number | null
  kind: OfferKind | 'launch' | 'admin' | 'import'
  pricePkr: number
  isInStock: boolean | null
  /** A day or a month. */
  checkedAt: string
  changedAt: string
  grade: PriceGrade | null
  url: string | null
  /** How many readers saw it; null where it was not a reader. */
  seenBy: number | null
}

// What was seen to change later held already on the day that its source gives.
const earlier = (a: string, b: string) => (dayOfDate(a) < dayOfDate(b) ? a : b)

/** Current offers, new and registered phones first, the cheapest first: those of sources, and readings of shops of the last months. */
export function currentOffers(phoneId: string, now: number): CurrentOffer[] {
  const today = dayInPakistan(now)
  const newestDay = newestReadingDay(now)
  const stored = listStoredOffers(phoneId)
  const grade = (pricePkr: number, kind: PricePoint['kind'], date: string) =>
    gradeOfRank(rankOf({ pricePkr, priceKind: kind, priceDate: date }, newestDay))
  const own = stored
    .filter(offer => today - dayOfOffer(offer) <= (offer.isInStock === false ? SOLD_OUT_DAYS : SHOP_WITHIN_DAYS))
    .map(
      ({
        seller,
        city,
        ramGb,
        storageGb,
        kind,
        pricePkr,
        isInStock,
        checkedAt,
        changedAt,
        url,
        seenBy,
        checkedOn,
      }): CurrentOffer => {
        const checked = checkedOn ?? todayInPakistan(checkedAt)
        const counts = countsAsPrice(kind)
        return {
          ...{ seller, city, ramGb, storageGb, kind, pricePkr, isInStock, url, seenBy },
          checkedAt: checked,
          changedAt: earlier(checked, todayInPakistan(changedAt)),
          grade: counts ? grade(pricePkr, 'retail', checked) : null,
        }
      },
    )
  const recorded = recordedOffers(phoneId, stored)
    .filter(({ kind, pricePkr, date }) => kind !== 'launch' && grade(pricePkr, kind, date) === 'shop')
    .map(
      (point): CurrentOffer => ({
        seller: sellerOf(point),
        city: null,
        ramGb: gigabytes(point.ram),
        storageGb: gigabytes(point.storage),
        kind: point.kind,
        pricePkr: point.pricePkr,
        isInStock: null,
        checkedAt: point.date,
        changedAt: point.date,
        grade: point.kind === 'non-pta' ? null : 'shop',
        url: null,
        seenBy: null,
      }),
    )
  return [...own, ...recorded].sort(
    (a, b) => Number(a.grade === null) - Number(b.grade === null) || a.pricePkr - b.pricePkr,
  )
}

/** The history as pages show it: of launch prices the lowest, because those of other sizes are in the table of variants. */
export function shownHistory(phoneId: string): PricePoint[] {
  const points = listPriceHistory(phoneId)
  const launch = points.filter(({ kind }) => kind === 'launch')
  const lowest = launch.reduce<PricePoint | undefined>((a, b) => (a && a.pricePkr <= b.pricePkr ? a : b), undefined)
  return points.filter(point => point.kind !== 'launch' || point === lowest)
}
