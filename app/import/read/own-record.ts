/**
 * Records in the shape of this site: as `GET /api/mobiles` gives them, or as the source of the bundled catalogue has them
 * (`specs`, measures as numbers, a list of prices). They are read field by field, and nothing in them is guessed (IMPORT-12). Pure.
 */

import { z } from 'zod'
import { dataConfidences, phoneMarks, priceKinds } from '#app/entities/enums.ts'
import {
  buildMaterialsSchema,
  dimensionsSchema,
  imageAddress,
  type PricePoint,
  partialDate,
  pricePointSchema,
  shortSpecsSchema,
} from '#app/entities/phone-parts.ts'
import { givenPhoneSchema, optionalFactNames, optionalFacts, sameKeys } from '#app/entities/phone-schema.ts'
import { FIRST_YEAR } from '#app/phones/plausible.ts'
import { variantCategory } from '#app/phones/variants.ts'
import { reservedSlugs } from '#app/platform/addresses.ts'
import { pick } from '#app/platform/pick.ts'
import { isPriceDate, launchPriceDate } from '#app/prices/dates.ts'
import { distinctOffers, offerOfPrice } from '#app/prices/offers.ts'
import { isPlausiblePrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import type { Candidate, CandidateResult } from '../normalize/candidate.ts'
import type { NamedBrand } from '../normalize/names.ts'
import { type ListPrice, readListPrice } from '../normalize/prices.ts'

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
const text = z.preprocess(value => (typeof value === 'number' ? String(value) : value), z.string().trim())
const optionalText = z.preprocess(blankAsAbsent, text.optional())
const measure = z.number().positive().nullish()

const tables = z.array(z.object({ category: text, specs: z.array(z.object({ feature: text, value: text })) }))

const priceDate = partialDate.refine(text => isPriceDate(text), 'is no date until today')

/** All but the first three may be missing or blank. */
const ownRecord = givenPhoneSchema.pick({ slug: true, name: true, brand: true, ...optionalFacts }).extend({
  brandName: optionalText,
  model: optionalText,
  releaseDate: optionalText,
  imageUrl: z.preprocess(blankAsAbsent, imageAddress.optional()),
  imagekitPath: optionalText,
  carouselImages: z.array(imageAddress).nullish(),
  price: optionalText,
  pricePkr: z.number().nullish(),
  priceSource: optionalText,
  priceDate: z.preprocess(blankAsAbsent, priceDate.optional()),
  priceKind: z.enum(priceKinds).nullish(),
  prices: z
    .array(
      pricePointSchema.extend({
        date: priceDate.nullable(),
        storage: optionalText,
        ram: optionalText,
        seller: optionalText,
      }),
    )
    .nullish(),
  isFeatured: z.boolean().nullish(),
  shortSpecs: sameKeys(shortSpecsSchema, optionalText),
  specifications: tables.nullish(),
  specs: tables.nullish(),
  variants: z.array(z.object({ ram: optionalText, storage: optionalText, pricePkr: z.number().nullish() })).nullish(),
  dimensions: sameKeys(dimensionsSchema, optionalText)
    .extend({ heightMm: measure, widthMm: measure, thicknessMm: measure, weightG: measure })
    .nullish(),
  buildMaterials: sameKeys(buildMaterialsSchema, optionalText).nullish(),
  sources: z.array(z.string()).nullish(),
  dataConfidence: z.enum(dataConfidences).nullish(),
  marks: z.array(z.enum(phoneMarks)).nullish(),
})

type OwnRecord = z.output<typeof ownRecord>

/** A record of our own shape, or what keeps it from being read. */
export type OwnRow = { ok: true; record: OwnRecord } | { ok: false; message: string }

/** Whether a record has our shape: a brand and an address as slugs, and short specs of their own. */
export const isOwnShape = (item: Record<string, unknown>): boolean =>
  ['slug', 'brand', 'name'].every(key => typeof item[key] === 'string') &&
  typeof item.shortSpecs === 'object' &&
  item.shortSpecs !== null &&
  !Array.isArray(item.shortSpecs)

export function readOwnRecord(item: Record<string, unknown>): OwnRow {
  const isBlank = ([name, value]: [string, unknown]) =>
    name in optionalFacts && blankAsAbsent(value ?? '-') === undefined
  const parsed = ownRecord.safeParse(Object.fromEntries(Object.entries(item).filter(entry => !isBlank(entry))))
  if (parsed.success) return { ok: true, record: parsed.data }
  const problems = parsed.error.issues.slice(0, 3).map(issue => `${issue.path.join('.')}: ${issue.message}`)
  return { ok: false, message: problems.join('; ') }
}

/** The columns that a list of such records shows, for matching prices to phones that are here. */
export function ownCells(item: Record<string, unknown>): [string, string][] {
  const priceDate = item.priceDate ?? (item.priceKind === 'launch' ? item.releaseDate : null)
  const shown = { ...item, price: item.price ?? item.pricePkr, priceDate }
  const columns = ['name', 'brand', 'model', 'releaseDate', 'price', 'priceDate', 'priceSource', 'priceKind'] as const
  return columns.flatMap(column => {
    const value = (shown as Record<string, unknown>)[column]
    return typeof value === 'string' || typeof value === 'number' ? [[column, String(value)]] : []
  })
}

type Options = {
  known: NamedBrand[]
  /** What is said of the whole file, for a price that does not tell where it is from. */
  source: string
  date: string
  kind: PricePoint['kind']
  thisYear: number
}

/** The phone that a record tells of, as it stands there; and whether its price could be taken. */
export function ownCandidate(
  row: OwnRow,
  label: string,
  options: Options,
): { result: CandidateResult; price: ListPrice } {
  const noPrice: ListPrice = { ok: true, pricePkr: null }
  const refuse = (reason: string, message: string) => ({
    result: { ok: false as const, name: label, refused: { reason, message } },
    price: noPrice,
  })
  if (!row.ok) return refuse('malformed', row.message)
  const { record } = row
  const { name, slug } = record
  if (reservedSlugs.includes(record.brand))
    return refuse('brand', `the brand "${record.brand}" would take the address of a page of this site`)
  const brand = options.known.find(known => known.slug === record.brand) ?? {
    slug: record.brand,
    name: record.brandName ?? record.brand.charAt(0).toUpperCase() + record.brand.slice(1),
  }
  const { releaseDate = '' } = record
  if (!partialDate.safeParse(releaseDate).success) {
    const message = releaseDate ? `"${releaseDate}" is no release date` : 'there is no release date'
    return {
      result: { ok: false, name, refused: { reason: 'no date', message }, undated: { brand, slug, name } },
      price: noPrice,
    }
  }
  const year = Number(releaseDate.slice(0, 4))
  if (year < FIRST_YEAR || year > options.thisYear + 1) return refuse('impossible year', `the year ${year} cannot be`)
  const price = priceOf(record)
  const offers = offersOf(record, launchPriceDate(releaseDate, options.date))
  const point =
    price.ok && price.pricePkr !== null
      ? offerOfPrice(pointOf(record, price.pricePkr, releaseDate, options), offers)
      : null
  const candidate: Candidate = {
    brand,
    slug,
    name,
    model: record.model ?? name,
    releaseDate,
    imageUrl: record.imageUrl ?? null,
    imagekitPath: record.imagekitPath ?? null,
    carouselImages: record.carouselImages ?? [],
    price: point,
    // A text of another number, such as that of a launch price, is not what the phone costs.
    priceText: point && pricePkrOf(record.price) === point.pricePkr ? (record.price ?? null) : null,
    earlierPrices: offers.filter(offer => offer !== point),
    ...pick(record, optionalFactNames),
    dataConfidence: record.dataConfidence ?? null,
    marks: record.marks ?? [],
    isFeatured: record.isFeatured ?? false,
    shortSpecs: record.shortSpecs,
    specifications: [
      ...withoutBlank(record.specifications ?? record.specs ?? []),
      ...variantCategory(record.variants ?? []),
    ],
    dimensions: dimensionsOf(record.dimensions),
    buildMaterials: someOf(record.buildMaterials ?? {}),
    sources: record.sources ? [...new Set([...record.sources, ...(point ? [point.source] : [])])] : [options.source],
    variant: null,
  }
  return { result: { ok: true, candidate }, price }
}

function priceOf({ price, pricePkr }: OwnRecord): ListPrice {
  if (pricePkr === undefined) return readListPrice(price ?? '')
  if (pricePkr === null || pricePkr === 0 || isPlausiblePrice(pricePkr)) return { ok: true, pricePkr: pricePkr || null }
  return { ok: false, refused: { reason: 'price', message: `"${pricePkr}" cannot be the price of a phone` } }
}

function pointOf(record: OwnRecord, pricePkr: number, releaseDate: string, options: Options): PricePoint {
  const kind = record.priceKind ?? options.kind
  // A launch price carries no date of its own: it held when the phone was released.
  const date = record.priceDate ?? (kind === 'launch' ? launchPriceDate(releaseDate, options.date) : options.date)
  return { pricePkr, source: record.priceSource ?? options.source, date, kind }
}

/** All prices of the record, as offers. */
const offersOf = (record: OwnRecord, undated: string): PricePoint[] =>
  distinctOffers(
    (record.prices ?? []).map(({ pricePkr, source, date, kind, isPlotted, storage, ram, seller }) => ({
      pricePkr,
      source,
      date: date ?? undated,
      kind,
      ...(storage ? { storage } : {}),
      ...(ram ? { ram } : {}),
      ...(seller ? { seller } : {}),
      ...(isPlotted === false ? { isPlotted } : {}),
    })),
  )

const withoutBlank = (categories: z.output<typeof tables>) =>
  categories
    .map(({ category, specs }) => ({
      category,
      specs: specs.filter(({ feature, value }) => feature !== '' && value !== ''),
    }))
    .filter(({ category, specs }) => category !== '' && specs.length > 0)

function dimensionsOf(given: OwnRecord['dimensions']): Candidate['dimensions'] {
  const withUnit = (value: number | null | undefined, unit: string) => (value ? `${value} ${unit}` : undefined)
  return someOf({
    height: given?.height ?? withUnit(given?.heightMm, 'mm'),
    width: given?.width ?? withUnit(given?.widthMm, 'mm'),
    thickness: given?.thickness ?? withUnit(given?.thicknessMm, 'mm'),
    weight: given?.weight ?? withUnit(given?.weightG, 'g'),
  })
}

/** Null where nothing is known. */
const someOf = <Values extends Record<string, string | undefined>>(values: Values): Values | null =>
  Object.values(values).some(Boolean) ? values : null
