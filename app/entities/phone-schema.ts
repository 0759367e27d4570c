/**
 * The one description of a phone. The form, the stored record, the JSON API, the JSON export and import, the candidate of an
 * import and the catalogue derive from it; phone-fields.ts says how its single values are called and typed.
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

/** A phone as it is stored, without what the site works out (DATA-1). The API gives the fields in this order. */
export const phoneSchema = z.object({
  id: z.uuid(),
  slug: slugSchema,
  name: phoneName,
  /** Slug of its brand. */
  brand: slugSchema,
  model: phoneName,
  imageUrl: imageAddress,
  imagekitPath: z.string().nullable(),
  /** `2024`, `2024-09` or `2024-09-13`; empty where it is not known. */
  releaseDate: storedReleaseDate,
  /** As exact as its source, like the release date; null where it is not known (DATA-19). */
  announcedDate: partialDate.nullable(),
  /** As typed; null or a text without digits means no price. */
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

/** Facts that a record may leave out: they are then read from its specifications (DATA-18, app/phones/optional-facts.ts). */
export const optionalFacts = { announcedDate: true } as const

/** A phone as it is handed over to be stored. */
export const givenPhoneSchema = phoneSchema.partial(optionalFacts)

/** The keys of a schema, with their type. */
export const keysOf = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  Object.keys(schema.shape) as (keyof Shape & string)[]

/** A schema with the same keys, each with this field. */
export const sameKeys = <Shape extends z.ZodRawShape, Field extends z.ZodType>(
  schema: z.ZodObject<Shape>,
  field: Field,
) => z.object(Object.fromEntries(keysOf(schema).map(key => [key, field])) as { [Key in keyof Shape]: Field })

export type StoredPhone = z.output<typeof phoneSchema>
export type GivenPhone = z.output<typeof givenPhoneSchema>
export type OptionalFact = keyof typeof optionalFacts

export const optionalFactNames = Object.keys(optionalFacts) as OptionalFact[]
