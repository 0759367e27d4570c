/** The value of a phone's network facts. */
import { z } from 'zod'

const versionSchema = z.object({
  /** The region or model code that the list holds for. */
  label: z.string().nullable(),
  bands: z.array(z.number().int().positive()),
  modes: z.array(z.string()),
})
export type BandVersion = z.infer<typeof versionSchema>

const bandListSchema = z.object({
  /** `generic`: the text names no band numbers. */
  state: z.enum(['missing', 'generic', 'listed']),
  variants: z.array(versionSchema),
})
export type BandList = z.infer<typeof bandListSchema>

/** From best to worst, where the two generations differ only in their word for no. */
export const statuses = ['full', 'good', 'partial', 'weak', 'none', 'no-4g', 'no-5g', 'unknown', 'not-offered'] as const
export type NetworkStatus = (typeof statuses)[number]

const generationSchema = z.object({
  status: z.enum(statuses),
  missing: z.array(z.number()),
  /** The best and worst version of a model whose version for Pakistan is not known. */
  versions: z.object({ best: z.enum(statuses), worst: z.enum(statuses) }).nullable(),
})
export type GenerationStatus = z.infer<typeof generationSchema>

export const networkSchema = z.object({
  lte: bandListSchema,
  nr: bandListSchema,
  has4g: z.boolean().nullable(),
  has5g: z.boolean().nullable(),
  /** The bands hold for a foreign version: check the model code. */
  caution: z.boolean(),
  chosenLte: z.string().nullable(),
  chosenNr: z.string().nullable(),
  operators: z.record(z.string(), z.object({ lte: generationSchema, nr: generationSchema })),
})
export type Network = z.infer<typeof networkSchema>
