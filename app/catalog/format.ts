/** The format of the bundled catalogue: `brands.json` (an array) and `phones.jsonl` (one phone per line). */
import { z } from 'zod'
import { dataConfidences, phoneMarks } from '#app/entities/enums.ts'
import { pricePointSchema, slugSchema, storedReleaseDate } from '#app/entities/phone-parts.ts'
import { phoneSchema } from '#app/entities/phone-schema.ts'

export const catalogBrandSchema = z.strictObject({
  name: z.string().min(1),
  slug: slugSchema,
  /** One or two letters. */
  logo: z.string().min(1).max(2),
  description: z.string().min(1),
})

export const catalogPhoneSchema = z.strictObject({
  ...phoneSchema.pick({ slug: true, brand: true, name: true, model: true }).shape,
  /** Empty where unknown. */
  releaseDate: storedReleaseDate,
  /** The current price, or null when no source has one. */
  price: pricePointSchema.nullable(),
  /** All known prices, oldest first, one per offer, the current one included. */
  priceHistory: z.array(pricePointSchema),
  ...phoneSchema.pick({
    isFeatured: true,
    shortSpecs: true,
    specifications: true,
    dimensions: true,
    buildMaterials: true,
  }).shape,
  /** Ids of the source data sets, the leading one first. */
  sources: z.array(z.string().min(1)).min(1),
  dataConfidence: z.enum(dataConfidences).optional(),
  marks: z.array(z.enum(phoneMarks)).optional(),
  /** Slugs of entries that were merged into this phone. */
  formerSlugs: z.array(slugSchema).optional(),
})

export type CatalogBrand = z.infer<typeof catalogBrandSchema>
export type CatalogPhone = z.infer<typeof catalogPhoneSchema>
