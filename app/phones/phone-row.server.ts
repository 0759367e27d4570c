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
import { cardSpecs, isLittleKnown, type KeypadFacts } from './card.ts'
import { cardSummary, type SummaryFacts } from './card-summary.ts'
import { cardTexts } from './card-texts.ts'
import { isDrawing, mainPicture } from './image-sources.ts'

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

/** Where the facts of a card stand in the facts of a phone. */
const cardFactPaths = {
  kind: 'kind.value',
  sims: 'sims.value.slots',
  has4g: 'network.value.has4g',
  radio: 'radio.value',
  tier: 'speed.value.tier',
  tierConfidence: 'speed.confidence',
  graphics: 'graphics.value.score',
  fiveGHere: 'fiveGHere.value',
  fiveG: 'fiveG.value',
  fiveGConfidence: 'fiveG.confidence',
  updatesUntil: 'updates.securityUntil.value.date',
  updatesConfidence: 'updates.securityUntil.confidence',
  isMinimum: 'updates.securityUntil.value.isMinimum',
  region: 'updates.securityUntil.value.region',
} as const satisfies Record<keyof CardFacts, string>

type CardFacts = KeypadFacts & SummaryFacts & { kind: string | null }

const cardFactNames = Object.keys(cardFactPaths) as (keyof CardFacts)[]

/** The facts of a card as a JSON list in the order of their paths; null where none are stored yet. */
const cardFacts = sql<string | null>`(
  SELECT json_extract(${phoneFacts.facts}, ${sql.raw(
    Object.values(cardFactPaths)
      .map(path => `'$.${path}'`)
      .join(', '),
  )}) FROM ${phoneFacts} WHERE ${phoneFacts.mobileId} = ${mobiles.id}
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
  facts: cardFacts,
}

function cardFactsOf(json: string): CardFacts {
  const values = JSON.parse(json) as unknown[]
  return Object.fromEntries(cardFactNames.map((name, index) => [name, values[index]])) as CardFacts
}

type CardRow = Pick<Row, Exclude<keyof typeof cardColumns, 'facts'>> & { facts: string | null }

/** What the card of a smartphone says it is good for, or that this is not known. */
function summaryOf(row: CardRow, facts: CardFacts | null, now: number) {
  const { fiveGNotConfirmed, speedAndFiveGUnknown, littleKnown, speedUnknown } = cardTexts()
  if (isLittleKnown(row.shortSpecs)) {
    const isDrawn = isDrawing(mainPicture(row), row.slug)
    return { summary: [], unknown: littleKnown, ...(isDrawn ? { isBare: true as const } : {}) }
  }
  const summary = facts ? cardSummary(facts, now) : []
  if (summary.join() === fiveGNotConfirmed) return { summary: [], unknown: speedAndFiveGUnknown }
  return summary.length > 0 ? { summary } : { summary, unknown: speedUnknown }
}

/** @param now milliseconds since 1970; determines the age of the price */
export function toCard(row: CardRow, now: number): PhoneCard {
  const facts = row.facts === null ? null : cardFactsOf(row.facts)
  const isKeypad = facts?.kind === 'keypad'
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
    specs: cardSpecs(row.shortSpecs, isKeypad ? facts : null),
    ...(isKeypad ? { summary: [] } : summaryOf(row, facts, now)),
  }
}
