/** The shape of the bundled catalogue: `brands.json` (an array), `phones.jsonl` (one phone a line). */
import { z } from 'zod'
import { partialDate, pricePointSchema, slugSchema } from '#app/entities/phone-parts.ts'
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
  releaseDate: partialDate,
  /** The current price, or null when no source has one. */
  price: pricePointSchema.nullable(),
  /** Every price known, oldest first, one for each date and source; the current one is among them. */
  priceHistory: z.array(pricePointSchema),
  ...phoneSchema.pick({
    isFeatured: true,
    shortSpecs: true,
    specifications: true,
    dimensions: true,
    buildMaterials: true,
  }).shape,
  /** Ids of the data sets that the facts come from, the leading one first. */
  sources: z.array(z.string().min(1)).min(1),
})

export type CatalogBrand = z.infer<typeof catalogBrandSchema>
export type CatalogPhone = z.infer<typeof catalogPhoneSchema>
