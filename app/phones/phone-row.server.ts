/** Maps stored rows to domain phones. */
import { sql } from 'drizzle-orm'
import { brandName } from '#app/brands/brands.server.ts'
import type { Phone, PhoneCard, PriceOrigin } from '#app/entities/phone.ts'
import { keysOf, phoneSchema } from '#app/entities/phone-schema.ts'
import { pick } from '#app/platform/pick.ts'
import { cardNote, isStale, priceNote } from '#app/prices/age.ts'
import { releaseYear } from '#app/prices/dates.ts'
import { gradeOfRank } from '#app/prices/grades.ts'
import { mobiles, phoneFacts } from '#db/schema/index.ts'
import { cardSpecs, type KeypadFacts } from './card.ts'

type Row = typeof mobiles.$inferSelect

/** Columns copied unchanged. */
const ownColumns = keysOf(phoneSchema.omit({ price: true }))

/** @param now milliseconds since 1970; determines the age of the price */
export function toPhone(row: Row, now: number): Phone {
  const pricePkr = row.pricePkr > 0 ? row.pricePkr : null
  return {
    ...pick(row, ownColumns),
    brandName: brandName(row.brand),
    priceText: row.price,
    pricePkr,
    isPriceStale: isPriceStale(row, now),
    isReleaseExpected: row.marks.includes('expected-release'),
    priceOrigin: pricePkr === null ? null : originOfRow(row),
    ...gradeFields(row, now, priceNote),
    dataConfidence: row.dataConfidence,
    marks: row.marks,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

type OriginRow = Pick<Row, 'priceSource' | 'priceDate' | 'priceKind' | 'priceStorage' | 'priceRam' | 'priceSeller'>

/** The origin of a stored price; null where it is not known. */
const originOfRow = (row: OriginRow): PriceOrigin | null =>
  row.priceSource && row.priceDate && row.priceKind
    ? {
        source: row.priceSource,
        date: row.priceDate,
        kind: row.priceKind,
        ...offerOf({ storage: row.priceStorage, ram: row.priceRam, seller: row.priceSeller }),
      }
    : null

/** The grade of a stored price and what is said of it. */
function gradeFields(row: OriginRow & Pick<Row, 'priceRank'>, now: number, noteOf: typeof priceNote) {
  const priceGrade = gradeOfRank(row.priceRank)
  const origin = priceGrade && originOfRow(row)
  return { priceGrade, priceNote: origin && noteOf(priceGrade, origin, now) }
}

/** Whether the stored price may have changed since. */
function isPriceStale(row: Pick<Row, 'priceRank' | 'priceDate'>, now: number): boolean {
  const grade = gradeOfRank(row.priceRank)
  return grade !== null && row.priceDate !== null && isStale(grade, row.priceDate, now)
}

type Offer = Pick<PriceOrigin, 'storage' | 'ram' | 'seller'>

/** The known parts of an offer: unknown ones are omitted keys, so that equal origins are equal as JSON. */
export const offerOf = (columns: { [Key in keyof Offer]-?: string | null }): Offer =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null))

/** The columns of the origin of a price. */
export const originFields = {
  priceSource: mobiles.priceSource,
  priceDate: mobiles.priceDate,
  priceKind: mobiles.priceKind,
  priceStorage: mobiles.priceStorage,
  priceRam: mobiles.priceRam,
  priceSeller: mobiles.priceSeller,
}

/** The columns of a price with its grade and origin. */
const priceColumns = { pricePkr: mobiles.pricePkr, priceRank: mobiles.priceRank, ...originFields }

/** Of a phone with keys its facts for cards as JSON; null of others. */
const keypadFacts = sql<string | null>`(
  SELECT json_object(
    'sims', json_extract(${phoneFacts.facts}, '$.sims.value.slots'),
    'has4g', json_extract(${phoneFacts.facts}, '$.network.value.has4g'),
    'radio', ${phoneFacts.hasRadio}
  ) FROM ${phoneFacts} WHERE ${phoneFacts.mobileId} = ${mobiles.id} AND ${phoneFacts.kind} = 'keypad'
)`

/** The columns of a card, without the large ones. */
export const cardColumns = {
  id: mobiles.id,
  slug: mobiles.slug,
  name: mobiles.name,
  brand: mobiles.brand,
  imageUrl: mobiles.imageUrl,
  releaseDate: mobiles.releaseDate,
  ...priceColumns,
  isFeatured: mobiles.isFeatured,
  shortSpecs: mobiles.shortSpecs,
  keypad: keypadFacts,
}

/** SQLite has numbers in place of truths. */
function keypadFactsOf(json: string): KeypadFacts {
  const { sims, has4g, radio } = JSON.parse(json) as Record<keyof KeypadFacts, number | null>
  const isTrue = (value: number | null) => (value === null ? null : value === 1)
  return { sims, has4g: isTrue(has4g), radio: isTrue(radio) }
}

type CardRow = Pick<Row, Exclude<keyof typeof cardColumns, 'keypad'>> & { keypad: string | null }

/** @param now milliseconds since 1970; determines the age of the price */
export function toCard({ keypad, ...row }: CardRow, now: number): PhoneCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandName: brandName(row.brand),
    imageUrl: row.imageUrl,
    year: releaseYear(row.releaseDate),
    pricePkr: row.pricePkr > 0 ? row.pricePkr : null,
    ...gradeFields(row, now, cardNote),
    isPriceStale: isPriceStale(row, now),
    isFeatured: row.isFeatured,
    specs: cardSpecs(row.shortSpecs, keypad === null ? null : keypadFactsOf(keypad)),
  }
}
