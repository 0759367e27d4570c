/**
 * The single source of a phone's fields. The form, the stored record, the JSON API, the JSON export and import, import
 * candidates and the catalogue derive from it; phone-fields.ts has labels and input types of single-value fields.
 */
import { z } from 'zod'
import {
  buildMaterialsSchema,
  dimensionsSchema,
  imageAddress,
  partialDate,
  phoneName,
  shortSpecsSchema,
  slugSchema,
  specificationSchema,
  storedReleaseDate,
} from './phone-parts.ts'

/** A stored phone, without derived values (DATA-1). The API returns the fields in this order. */
export const phoneSchema = z.object({
  id: z.uuid(),
  slug: slugSchema,
  name: phoneName,
  /** Slug of its brand. */
  brand: slugSchema,
  model: phoneName,
  imageUrl: imageAddress,
  imagekitPath: z.string().nullable(),
  /** `2024`, `2024-09` or `2024-09-13`; empty where unknown. */
  releaseDate: storedReleaseDate,
  /** As precise as its source, like the release date; null where unknown (DATA-19). */
  announcedDate: partialDate.nullable(),
  /** As typed; null means no price. */
  price: z.string().nullable(),
  isFeatured: z.boolean(),
  shortSpecs: shortSpecsSchema,
  carouselImages: z.array(imageAddress),
  specifications: z.array(specificationSchema),
  dimensions: dimensionsSchema.nullable(),
  buildMaterials: buildMaterialsSchema.nullable(),
  /** Ids of the data sets that the facts come from. */
  sources: z.array(z.string()),
})

/** Facts that a record may omit; they are then parsed from its specifications (DATA-18, app/phones/optional-facts.ts). */
export const optionalFacts = { announcedDate: true } as const

/** Input for storing a phone. */
export const givenPhoneSchema = phoneSchema.partial(optionalFacts)

/** The keys of a schema, typed. */
export const keysOf = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  Object.keys(schema.shape) as (keyof Shape & string)[]

/** A schema with the same keys, each validated by `field`. */
export const sameKeys = <Shape extends z.ZodRawShape, Field extends z.ZodType>(
  schema: z.ZodObject<Shape>,
  field: Field,
) => z.object(Object.fromEntries(keysOf(schema).map(key => [key, field])) as { [Key in keyof Shape]: Field })

export type StoredPhone = z.output<typeof phoneSchema>
export type GivenPhone = z.output<typeof givenPhoneSchema>
export type OptionalFact = keyof typeof optionalFacts

export const optionalFactNames = Object.keys(optionalFacts) as OptionalFact[]
