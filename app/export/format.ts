/** The complete JSON export: what it holds, so that it can be imported back into an equal database (EXPORT-3). */

import { z } from 'zod'
import { storedLogo, storedPhoneCount } from '#app/brands/schema.ts'
import { dataConfidences, phoneMarks, priceKinds } from '#app/entities/enums.ts'
import { partialDate, phoneName, pricePointSchema, slugSchema } from '#app/entities/phone-parts.ts'
import { givenPhoneSchema } from '#app/entities/phone-schema.ts'
import { overridesSchema } from '#app/facts/overrides.ts'
import { isPriceDate } from '#app/prices/dates.ts'
import { priceDoubtSchema } from '#app/prices/doubt.ts'
import { readPrice } from '#app/prices/rupees.ts'
import { dataTableNames } from '#app/tables/names.ts'

export const EXPORT_FORMAT = 'qeemat-export'
export const EXPORT_VERSION = 1

/** A file cannot put anything into the future. */
const moment = z.iso.datetime().transform(text => Math.min(Date.parse(text), Date.now()))

/** A price, or the words of a shop for none, which were stored before they were refused. */
function isPriceText(text: string | null): boolean {
  const price = readPrice(text)
  return price.ok || price.isNoPrice
}

const priceDate = partialDate.refine(text => isPriceDate(text), 'is no date until today')

/** Larger than any site has counted; adding to it stays exact. */
const MAX_COUNT = 1_000_000_000
const version = z.number().int().positive().max(MAX_COUNT)

export const exportedBrand = z.object({
  id: z.uuid(),
  slug: slugSchema,
  name: phoneName,
  logo: storedLogo,
  phoneCount: storedPhoneCount,
  description: z.string().nullable(),
  isVisible: z.boolean(),
  version,
  createdAt: moment,
  updatedAt: moment,
  /** Slugs that it had before; absent where none. */
  formerSlugs: z.array(slugSchema).optional(),
})

const isGiven = (value: unknown) => value !== null && value !== undefined

export const exportedPhone = givenPhoneSchema.extend({
  /** Null where it is not known. */
  releaseDate: partialDate.nullable(),
  price: z.string().nullable().refine(isPriceText, 'is no price in rupees'),
  priceSource: z.string().nullable(),
  priceDate: priceDate.nullable(),
  priceKind: z
    .enum(priceKinds)
    .nullable()
    .refine(kind => kind !== 'non-pta'),
  /** Absent in exports made before these were stored. */
  priceStorage: z.string().nullable().optional(),
  priceRam: z.string().nullable().optional(),
  priceSeller: z.string().nullable().optional(),
  dataConfidence: z.enum(dataConfidences).nullable().default(null),
  marks: z.array(z.enum(phoneMarks)).default([]),
  /** What editors stated against derived facts; absent where nothing. */
  factOverrides: overridesSchema.optional(),
  /** Absent in exports made before it was told. */
  factsStatedAt: moment.optional(),
  views: z.number().int().nonnegative().max(MAX_COUNT),
  version,
  createdAt: moment,
  updatedAt: moment,
  /** Oldest first. */
  priceHistory: z.array(pricePointSchema.extend({ date: priceDate, recordedAt: moment })),
  /** Slugs that it had before, or that phones merged into it had, those with their ids; absent where none. */
  formerSlugs: z.array(z.object({ slug: slugSchema, formerId: z.string().nullable() })).optional(),
  /** Doubtful prices that wait for a decision or were rejected (PRICE-13); absent where none. */
  heldPrices: z
    .array(
      pricePointSchema.omit({ isPlotted: true }).extend({
        date: priceDate,
        doubts: z.array(priceDoubtSchema),
        isRejected: z.boolean(),
        /** Absent where it was not stored when. */
        rejectedAt: moment.optional(),
        heldAt: moment,
      }),
    )
    .optional(),
  /** Where it could not be had; absent where nobody said so. */
  soldOut: z.array(z.object({ source: z.string(), date: priceDate, recordedAt: moment })).optional(),
  /** Its raw records of providers; absent where none. */
  providerRecords: z
    .array(z.object({ provider: z.string(), externalId: z.string(), raw: z.unknown(), fetchedAt: moment }))
    .optional(),
  /** What the language model wrote of it; absent where nothing. */
  modelResults: z
    .array(z.object({ key: z.string(), purpose: z.string(), result: z.unknown().refine(isGiven), createdAt: moment }))
    .optional(),
})

/** A data table that an administrator replaced; its content is checked when it is imported. */
export const exportedTable = z.object({ name: z.enum(dataTableNames), content: z.unknown() })

/** The whole file; its records are parsed one by one, so that a bad one spoils no other. */
export const exportFile = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.string(),
  brands: z.array(z.unknown()),
  mobiles: z.array(z.unknown()),
  /** Absent in exports made before tables could be replaced. */
  tables: z.array(z.unknown()).default([]),
})

export type ExportedBrand = z.infer<typeof exportedBrand>
export type ExportedTable = z.infer<typeof exportedTable>
export type ExportedPhone = z.infer<typeof exportedPhone>
