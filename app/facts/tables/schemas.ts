/** The format of the data tables behind the facts. An administrator may replace each table by one of the same format. */
import { z } from 'zod'
import { confidenceSchema } from '../fact.ts'

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'A version begins with its date: 2026-11-21')
const positive = z.number().positive()
const share = z.number().min(0).max(1)

const measuredSchema = z.object({
  median: positive,
  n: z.number().int().positive(),
  min: positive,
  max: positive,
  source: z.string(),
  /** The data sets that the figures were read from, oldest first. */
  snapshots: z.array(z.string()).min(1),
})

export const speedTiers = ['top', 'fast', 'good', 'everyday', 'basic', 'minimal'] as const

const chipSpeedSchema = z.object({
  score: z.number().int().min(0).max(100),
  geekbench6Equivalent: positive,
  tier: z.enum(speedTiers),
  /** The measurement behind the score, or the chip that it was taken from. */
  basis: z.string(),
  /** Number of phones measured; null where the score was taken from elsewhere. */
  n: z.number().int().positive().nullable(),
  errorShare: share,
  confidence: confidenceSchema,
})

const chipGraphicsSchema = z.object({
  score: z.number().int().min(0).max(100),
  wildLifeExtreme: positive,
  basis: z.string(),
  n: z.number().int().positive().nullable(),
  confidence: confidenceSchema,
})

export const chipTableSchema = z.object({
  version,
  chips: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      maker: z.string(),
      nm: z.number().nullable(),
      cores: z.number().int().nullable(),
      gpu: z.string().nullable(),
      measured: z.record(z.string(), measuredSchema),
      secondary: z
        .array(z.object({ test: z.string(), value: positive, source: z.string(), url: z.string().nullish() }))
        .optional(),
      sameSiliconAs: z.object({ chip: z.string(), why: z.string() }).optional(),
      speed: chipSpeedSchema.nullable(),
      graphics: chipGraphicsSchema.nullable(),
    }),
  ),
})

/** Where a test result was read; `match` is the tested name where it differs from the phone's. */
const read = { source: z.string(), url: z.string().optional(), match: z.string().optional() }

export const testTableSchema = z.object({
  version,
  phones: z.record(
    z.string(),
    z.object({
      geekbench6Multi: z.object({ value: positive, ...read }).optional(),
      wildLifeExtreme: z.object({ value: positive, ...read }).optional(),
      activeUse: z.object({ minutes: positive, ...read }).optional(),
      endurance: z.object({ hours: positive, ...read }).optional(),
      maxBrightness: z.object({ nits: positive, ...read }).optional(),
      loudspeaker: z.object({ lufs: z.number().negative(), rating: z.string().nullable(), ...read }).optional(),
      euLabel: z
        .object({
          enduranceMinutes: positive.nullish(),
          cycles: positive.nullish(),
          energyClass: z.string().nullish(),
          freeFallClass: z.string().nullish(),
          falls: z.number().nullish(),
          repairClass: z.string().nullish(),
          ...read,
        })
        .optional(),
    }),
  ),
})

const partialDate = z.string().regex(/^\d{4}(-\d{2}){0,2}$/)

const endSchema = z.object({
  date: partialDate.optional(),
  /** Without a date: whether support had ended on the day `asOf`. */
  ended: z.boolean().optional(),
  asOf: partialDate.optional(),
  note: z.string().optional(),
})

export const updateTableSchema = z.object({
  version,
  endOfLife: z.object({
    source: z.string(),
    commit: z.string(),
    date: partialDate,
    /** Confidence by brand; `*` for all others. */
    confidence: z.record(z.string(), confidenceSchema),
  }),
  /** Promises for product lines; the first that fits counts. */
  rules: z.array(
    z.object({
      id: z.string(),
      brand: z.string(),
      modelPattern: z.string().refine(isPattern, 'Not a valid pattern'),
      releasedFrom: partialDate.nullable(),
      releasedTo: partialDate.nullable(),
      osUpgrades: z.number().int().positive().nullable(),
      securityYears: positive.nullable(),
      /** The maker promises at least this and does more. */
      isMinimum: z.boolean().default(false),
      source: z.url(),
      region: z.string(),
      confidence: confidenceSchema,
    }),
  ),
  /** Dates by model. */
  models: z.record(
    z.string(),
    z.object({ product: z.string(), osUntil: endSchema.optional(), securityUntil: endSchema.optional() }),
  ),
})

function isPattern(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}

const band = z.number().int().positive()

export const networkTableSchema = z.object({
  version,
  operators: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]+$/, 'An id has lower-case letters, digits and hyphens'),
        name: z.string(),
        /** The operator whose network this brand uses; such a brand has no bands of its own. */
        usesNetworkOf: z.string().optional(),
        /** The operator that this one becomes part of. */
        mergedInto: z.string().optional(),
        bands: z
          .object({
            lteCore: z.array(band),
            lteExtra: z.array(band),
            nrCore: z.array(band),
            nrExtra: z.array(band),
          })
          .optional(),
        confidence: z.record(z.string(), z.string()),
        sources: z.array(z.string()),
      }),
    )
    // One bit each in the finder's table.
    .max(30),
  bandNames: z.record(z.string(), z.string()),
  fiveG: z.object({
    /** Beside the total, the sites of each operator by its id. */
    sitesByCity: z.array(
      z.object({ city: z.string(), total: z.number().int().nonnegative() }).catchall(z.number().int().nonnegative()),
    ),
    sitesTotal: z.number().int().nonnegative(),
    sitesSource: z.string(),
  }),
  sources: z.record(
    z.string(),
    z.object({ label: z.string(), href: z.url().nullable(), date: partialDate.nullable() }),
  ),
})

export type ChipTable = z.infer<typeof chipTableSchema>
export type Chip = ChipTable['chips'][number]
export type TestTable = z.infer<typeof testTableSchema>
export type PhoneTests = TestTable['phones'][string]
export type UpdateTable = z.infer<typeof updateTableSchema>
export type NetworkTable = z.infer<typeof networkTableSchema>
