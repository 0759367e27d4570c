/** Zod schemas of the parts of a phone, and their types. */

import { z } from 'zod'
import { isImageAddress } from '#app/platform/image-address.ts'
import { asSlug } from '#app/platform/text/slug.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { priceKinds } from './enums.ts'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './limits.ts'
import { PARTIAL_DATE } from './partial-date.ts'

const text = z.string().trim().min(1).max(MAX_TEXT_LENGTH)

export const phoneName = z.string().overwrite(oneLine).min(1).max(MAX_NAME_LENGTH)

/** The slug of a brand or a phone as it is stored. */
export const slugSchema = asSlug(z.string().trim())

export const imageAddress = z.string().max(2000).refine(isImageAddress, 'Must be a valid URL')

/** Summary for cards and comparisons. Unknown facts are omitted keys. */
export const shortSpecsSchema = z.object({
  display: text.optional(),
  processor: text.optional(),
  ram: text.optional(),
  storage: text.optional(),
  camera: text.optional(),
  battery: text.optional(),
})

/** One category of the detailed specifications. A value is text, or HTML sanitized by `cleanHtml`. */
export const specificationSchema = z.object({
  category: text,
  specs: z.array(z.object({ feature: text, value: text })),
})

/** Outer size and weight as text with units: `"162.4 mm"`, `"199 g"`. */
export const dimensionsSchema = z.object({
  height: text.optional(),
  width: text.optional(),
  thickness: text.optional(),
  weight: text.optional(),
})

export const buildMaterialsSchema = z.object({
  frame: text.optional(),
  back: text.optional(),
  protection: text.optional(),
})

/** `2024`, `2024-09` or `2024-09-13`: as precise as its source (DATA-4). */
export const partialDate = z.string().regex(PARTIAL_DATE)

/** Release date of a stored phone; empty where unknown, which is allowed only for phones first stored without one. */
export const storedReleaseDate = partialDate.or(z.literal(''))

/** The offer behind a price, where its source names it: memory sizes and shop. */
const offerShape = { storage: text.optional(), ram: text.optional(), seller: text.optional() }

/** A price with its origin: whole rupees, the source data set or person, the date of validity. */
export const pricePointSchema = z.object({
  pricePkr: z.number().int().nonnegative(),
  source: text,
  date: partialDate,
  kind: z.enum(priceKinds),
  ...offerShape,
  /** False: true in its time, but it would mislead in a line of prices. */
  isPlotted: z.literal(false).optional(),
})

/** The origin of a price, without the price. */
export const priceOriginSchema = pricePointSchema.omit({ pricePkr: true, isPlotted: true })

export type ShortSpecs = z.infer<typeof shortSpecsSchema>
export type Specification = z.infer<typeof specificationSchema>
export type Dimensions = z.infer<typeof dimensionsSchema>
export type BuildMaterials = z.infer<typeof buildMaterialsSchema>
export type PricePoint = z.infer<typeof pricePointSchema>
