/** The shape of the bundled catalogue: `brands.json` (an array), `phones.jsonl` (one phone a line). */
import { z } from 'zod'
import {
  buildMaterialsSchema,
  dimensionsSchema,
  partialDate,
  pricePointSchema,
  shortSpecsSchema,
  slugSchema,
  specificationSchema,
} from '#app/entities/phone-parts.ts'

export const catalogBrandSchema = z.strictObject({
  name: z.string().min(1),
  slug: slugSchema,
  /** One or two letters. */
  logo: z.string().min(1).max(2),
  description: z.string().min(1),
})

export const catalogPhoneSchema = z.strictObject({
  slug: slugSchema,
  /** Slug of its brand. */
  brand: z.string(),
  name: z.string().min(1),
  model: z.string().min(1),
  releaseDate: partialDate,
  /** The current price, or null when no source has one. */
  price: pricePointSchema.nullable(),
  /** Every price known, oldest first, one for each date and source; the current one is among them. */
  priceHistory: z.array(pricePointSchema),
  isFeatured: z.boolean(),
  shortSpecs: shortSpecsSchema,
  specifications: z.array(specificationSchema),
  dimensions: dimensionsSchema.nullable(),
  buildMaterials: buildMaterialsSchema.nullable(),
  /** Ids of the data sets that the facts come from, the leading one first. */
  sources: z.array(z.string().min(1)).min(1),
})

export type CatalogBrand = z.infer<typeof catalogBrandSchema>
export type CatalogPhone = z.infer<typeof catalogPhoneSchema>
