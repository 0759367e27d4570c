/** The rows of the files that the catalogue is built from (docs/data-sources.md). */

import { z } from 'zod'
import { dataConfidences, type PhoneMark, priceKinds } from '#app/entities/enums.ts'
import { buildMaterialsSchema, shortSpecsSchema } from '#app/entities/phone-parts.ts'
import { sameKeys } from '#app/entities/phone-schema.ts'
import { oneLine } from '#app/platform/text/text.ts'

const text = z.string().transform(oneLine)
const optionalText = text.nullish().transform(value => value || undefined)
const measure = z.number().positive().nullish()

/** Notes that some sellers carry: the day of the reading, or how the phone was offered. */
const seller = optionalText.transform(
  value =>
    value
      ?.replace(/\s*\(.*\)$/, '')
      .replace(/,\s*(out of stock|dual eSIM)$/i, '')
      .trim() || undefined,
)

const sourcePrice = z.object({
  source: z.string(),
  date: z.string().nullable(),
  kind: z.enum(priceKinds),
  storage: optionalText,
  ram: optionalText,
  seller,
  pricePkr: z.number(),
})

const sourcePhone = z.object({
  slug: z.string(),
  brand: z.string(),
  brandName: text,
  model: text,
  name: text,
  /** Empty where unknown. */
  releaseDate: z
    .string()
    .nullable()
    .transform(date => date ?? ''),
  releaseDateKind: z.enum(['released', 'expected']).nullable(),
  availability: z.enum(['available', 'discontinued', 'upcoming']),
  pricePkr: z.number().nullable(),
  priceSource: z.string().nullable(),
  priceDate: z.string().nullable(),
  priceKind: z.enum(priceKinds).nullable(),
  shortSpecs: sameKeys(shortSpecsSchema, optionalText),
  variants: z.array(z.object({ storage: optionalText, ram: optionalText, pricePkr: z.number().nullish() })),
  prices: z.array(sourcePrice),
  dimensions: z.object({ heightMm: measure, widthMm: measure, thicknessMm: measure, weightG: measure }).nullable(),
  displayInches: z.number().nullish(),
  buildMaterials: sameKeys(buildMaterialsSchema, optionalText).nullable(),
  specs: z.array(z.object({ category: text, specs: z.array(z.object({ feature: text, value: text })) })),
  sources: z.array(z.string()),
  notes: z.array(z.string()),
  dataConfidence: z.enum(dataConfidences).nullish(),
})

export type SourcePrice = z.output<typeof sourcePrice> & { isPlotted?: false }

/** A row of a file of phones, with what the corrections add. */
export type SourceRow = Omit<z.output<typeof sourcePhone>, 'prices'> & {
  prices: SourcePrice[]
  marks: PhoneMark[]
  /** Slugs of rows that were merged into this one. */
  formerSlugs: string[]
}

export const sourceRow = sourcePhone.transform((row): SourceRow => ({ ...row, marks: [], formerSlugs: [] }))

/** A row of a file of prices; without a slug it is matched by brand and model. */
export const sourcePriceRow = sourcePrice.extend({
  slug: z.string().nullable(),
  brandName: text,
  model: text,
  ptaApproved: z.boolean().nullish(),
})

export type SourcePriceRow = z.output<typeof sourcePriceRow>

const correction = z.object({
  slug: z.string(),
  field: z.string(),
  now: z.unknown(),
  should: z.unknown(),
  action: z.string(),
})

const classRule = z.object({ id: z.string(), phones: z.number().optional(), slugs: z.array(z.string()).optional() })

export const correctionsFile = z.object({ corrections: z.array(correction), rules: z.array(classRule) })

export type Correction = z.output<typeof correction>
export type ClassRule = z.output<typeof classRule>
export type CorrectionsFile = z.output<typeof correctionsFile>
