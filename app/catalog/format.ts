/** The format of the bundled catalogue: `brands.json` (an array) and `phones.jsonl` (one phone per line). */
import { z } from 'zod'
import {
  buildMaterialsSchema,
  dimensionsSchema,
  partialDate,
  pricePointSchema,
  shortSpecsSchema,
  specificationSchema,
} from '#app/entities/phone-parts.ts'

export const catalogBrandSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** One or two letters. */
  logo: z.string().min(1).max(2),
  description: z.string().min(1),
})

export const catalogPhoneSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Slug of its brand. */
  brand: z.string(),
  name: z.string().min(1),
  model: z.string().min(1),
  releaseDate: partialDate,
  /** The current price, or null when no source has one. */
  price: pricePointSchema.nullable(),
  /** All known prices, oldest first, one per date and source, the current one included. */
  priceHistory: z.array(pricePointSchema),
  isFeatured: z.boolean(),
  shortSpecs: shortSpecsSchema,
  specifications: z.array(specificationSchema),
  dimensions: dimensionsSchema.nullable(),
  buildMaterials: buildMaterialsSchema.nullable(),
  /** Ids of the source data sets, the leading one first. */
  sources: z.array(z.string().min(1)).min(1),
})

export type CatalogBrand = z.infer<typeof catalogBrandSchema>
export type CatalogPhone = z.infer<typeof catalogPhoneSchema>
