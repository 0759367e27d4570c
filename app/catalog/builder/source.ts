/** A row of phones.json, the input of the catalogue builder (docs/data-sources.md). */
import { z } from 'zod'
import { buildMaterialsSchema, shortSpecsSchema } from '#app/entities/phone-parts.ts'
import { sameKeys } from '#app/entities/phone-schema.ts'

const text = z.string().transform(value => value.replace(/\s+/g, ' ').trim())
const optionalText = text.nullish().transform(value => value || undefined)
const measure = z.number().positive().nullish()

const sourcePrice = z.object({
  source: z.string(),
  date: z.string().nullable(),
  kind: z.enum(['retail', 'launch']),
  pricePkr: z.number(),
})

export const sourceRow = z.object({
  slug: z.string(),
  brand: z.string(),
  brandName: text,
  model: text,
  name: text,
  releaseDate: z.string(),
  releaseDateKind: z.enum(['released', 'expected']),
  availability: z.enum(['available', 'discontinued', 'upcoming']),
  pricePkr: z.number().nullable(),
  priceSource: z.string().nullable(),
  priceDate: z.string().nullable(),
  priceKind: z.enum(['retail', 'launch']).nullable(),
  shortSpecs: sameKeys(shortSpecsSchema, optionalText),
  variants: z.array(z.object({ storage: optionalText, ram: optionalText, pricePkr: z.number().nullish() })),
  prices: z.array(sourcePrice),
  dimensions: z.object({ heightMm: measure, widthMm: measure, thicknessMm: measure, weightG: measure }).nullable(),
  displayInches: z.number().nullish(),
  buildMaterials: sameKeys(buildMaterialsSchema, optionalText).nullable(),
  specs: z.array(z.object({ category: text, specs: z.array(z.object({ feature: text, value: text })) })),
  sources: z.array(z.string()),
  notes: z.array(z.string()),
})

export type SourceRow = z.output<typeof sourceRow>
