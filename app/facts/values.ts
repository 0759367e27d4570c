/** The facts of a phone: the one list of their names, and the schema of each value. */
import { z } from 'zod'
import { sensorSchema, videoSchema } from './camera/values.ts'
import { type Fact, factSourceSchema } from './fact.ts'
import { networkSchema } from './network/values.ts'
import { speedTiers } from './tables/schemas.ts'

const positive = z.number().positive()
const partialDate = z.string().regex(/^\d{4}(-\d{2}){0,2}$/)
const measured = z.object({ points: positive, source: factSourceSchema })

const chipValue = z.object({
  /** Normalized name; null where the row names several chips and does not tell which is sold here. */
  name: z.string().nullable(),
  /** Id in the chip table; null for a chip that the table does not have. */
  id: z.string().nullable(),
  /** `region`: the row names regions, and the one with Pakistan was taken. */
  how: z.enum(['single', 'region', 'ambiguous']),
  all: z.array(z.object({ chip: z.string(), region: z.string().nullable() })),
})

const speedValue = z.object({
  /** Of 100; null where only a range is known. */
  score: z.number().nullable(),
  geekbench6Equivalent: z.number().nullable(),
  tier: z.enum(speedTiers).nullable(),
  basis: z.string(),
  /** Number of phones measured; null where the score was taken from elsewhere. */
  n: z.number().nullable(),
  errorShare: z.number(),
  /** Lowest and highest score of the chips in question. */
  range: z.tuple([z.number(), z.number()]).nullable(),
  equivalentRange: z.tuple([z.number(), z.number()]),
  /** Measured in Geekbench 6, not converted or taken from another chip. */
  isMeasured: z.boolean(),
  /** The result of this very phone. */
  ownGeekbench6: measured.nullable(),
})

const graphicsValue = z.object({
  score: z.number(),
  wildLifeExtreme: positive,
  basis: z.string(),
  n: z.number().nullable(),
  isMeasured: z.boolean(),
  ownWildLifeExtreme: measured.nullable(),
})

export type ChipValue = z.infer<typeof chipValue>
export type SpeedValue = z.infer<typeof speedValue>
export type GraphicsValue = z.infer<typeof graphicsValue>

/** Where a promise was made; null where the source does not tell. A promise for Europe is none for Pakistan. */
const region = z.string().nullable()

const panel = z.enum(['oled', 'lcd'])
const resolution = z.object({ width: positive, height: positive })

const secondScreen = z.object({
  inches: positive,
  panel: panel.nullable(),
  refreshHz: positive.nullable(),
  resolution: resolution.nullable(),
})

/** Null where a source lists versions without this figure. */
const memoryVersion = z.object({ ramGb: positive.nullable(), storageGb: positive.nullable() })

const size = z.object({
  /** A folding phone unfolded. */
  heightMm: positive.nullable(),
  widthMm: positive.nullable(),
  thicknessMm: positive.nullable(),
  folded: z.object({ heightMm: positive, widthMm: positive, thicknessMm: positive }).nullable(),
})

const water = z.object({
  /** The code with the highest second digit; null where the source describes the protection without one. */
  code: z.string().nullable(),
  /** The second digit: against water. */
  level: z.number().int().min(0).max(9),
})

const kind = z.enum(['smart', 'keypad', 'foldable'])
const osFamily = z.enum(['android', 'ios', 'harmonyos', 'kaios', 'other'])

export type SecondScreen = z.infer<typeof secondScreen>
export type MemoryVersion = z.infer<typeof memoryVersion>
export type Size = z.infer<typeof size>
export type Water = z.infer<typeof water>
export type Kind = z.infer<typeof kind>
export type OsFamily = z.infer<typeof osFamily>

/** The schema of each value, in the groups that the API shows. */
export const factValues = {
  kind,
  os: osFamily,
  chip: chipValue,
  speed: speedValue,
  graphics: graphicsValue,
  battery: {
    ratedMah: positive,
    /** A measured day of use; not comparable with `enduranceHours`, the former test. */
    activeUseMinutes: positive,
    enduranceHours: positive,
  },
  charging: {
    /** Of low confidence where the row mixes wired with wireless or reverse charging. */
    wiredWatts: positive,
    wireless: z.boolean(),
    wirelessWatts: positive,
  },
  screen: {
    panel,
    refreshHz: positive,
    measuredNits: positive,
    statedNits: positive,
    inches: positive,
    resolution,
    /** The outer screen of a folding phone. */
    second: secondScreen,
  },
  camera: {
    sensors: z.array(sensorSchema).min(1),
    video: videoSchema,
    /** Whether any of the rear cameras is optically stabilized. */
    stabilized: z.boolean(),
    selfieMp: positive,
  },
  memory: {
    /** The smallest version first. */
    versions: z.array(memoryVersion).min(1),
    /** Whether a memory card fits. */
    card: z.boolean(),
  },
  updates: {
    osUpgrades: z.object({ count: z.number().int().positive(), region }),
    osUntil: z.object({ date: partialDate }),
    securityUntil: z.object({
      date: partialDate,
      /** The maker promises at least this and does more. */
      isMinimum: z.boolean(),
      region,
    }),
    securityYears: z.object({ years: positive, region }),
    /** Whether security updates still came on the date of the source. */
    isSupported: z.boolean(),
  },
  water,
  network: networkSchema,
  /** Whether the phone has 5G anywhere. */
  fiveG: z.boolean(),
  /** Whether it has a 5G band that every operator of Pakistan uses. */
  fiveGHere: z.boolean(),
  /** `market`: only in versions for some countries. */
  nfc: z.enum(['yes', 'no', 'market']),
  jack: z.boolean(),
  radio: z.boolean(),
  infrared: z.boolean(),
  sims: z.object({ slots: z.number().int().min(0), hasEsim: z.boolean() }),
  size,
  weightG: positive,
  /** Measured loudness; nearer 0 is louder. */
  loudspeaker: z.object({ lufs: z.number(), rating: z.string().nullable() }),
}

type FactsOf<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends z.ZodType ? Fact<z.output<Shape[Key]>> | null : FactsOf<Shape[Key]>
}

export type PhoneFacts = FactsOf<typeof factValues>
