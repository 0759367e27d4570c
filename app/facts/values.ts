/** The schema of each fact's value, and the facts of a phone, as app/entities/facts.ts declares them. */
import { z } from 'zod'
import { type FactPath, factPaths, factRule, factRules, type PathsOfKind } from '#app/entities/facts.ts'
import { sensorSchema, videoSchema } from './camera/values.ts'
import { type Fact, factSourceSchema, within } from './fact.ts'
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

/** A fact that has no parts: its rule tells the schema. */
function plainSchema(path: PathsOfKind<'yesNo' | 'oneOf' | 'number'>): z.ZodType {
  const rule = factRules[path]
  if (rule.kind === 'yesNo') return z.boolean()
  if (rule.kind === 'oneOf') return z.enum(rule.values)
  const number = within(rule.range, rule.unit)
  return 'isWhole' in rule ? number.int() : number
}

const { side } = factRules['screen.resolution'].ranges
const resolution = z.object({ width: within(side), height: within(side) })

const secondScreen = z.object({
  inches: within(factRules['screen.inches'].range),
  panel: z.enum(factRules['screen.panel'].values).nullable(),
  refreshHz: within(factRules['screen.refreshHz'].range).nullable(),
  resolution: resolution.nullable(),
})

const { ramGb, storageGb } = factRules['memory.versions'].ranges
/** Null where a source lists versions without this figure. */
const memoryVersion = z.object({ ramGb: within(ramGb).nullable(), storageGb: within(storageGb).nullable() })

const { heightMm, widthMm, thicknessMm } = factRules.size.ranges
const folded = z.object({
  heightMm: within(heightMm),
  widthMm: within(widthMm),
  thicknessMm: within(thicknessMm),
})

const size = z.object({
  heightMm: within(heightMm).nullable(),
  widthMm: within(widthMm).nullable(),
  thicknessMm: within(thicknessMm).nullable(),
  folded: folded.nullable(),
})

const water = z.object({
  /** The code with the highest second digit; null where the source describes the protection without one. */
  code: z.string().nullable(),
  /** The second digit: against water. */
  level: within(factRules.water.ranges.level).int(),
})

/** The schemas of facts with parts. */
const partsSchemas = {
  chip: chipValue,
  speed: speedValue,
  graphics: graphicsValue,
  'screen.resolution': resolution,
  'screen.second': secondScreen,
  'camera.sensors': z.array(sensorSchema).min(1),
  'camera.video': videoSchema,
  'memory.versions': z.array(memoryVersion).min(1),
  'updates.osUpgrades': z.object({ count: within(factRules['updates.osUpgrades'].ranges.count).int(), region }),
  'updates.osUntil': z.object({ date: partialDate }),
  'updates.securityUntil': z.object({
    date: partialDate,
    /** The maker promises at least this and does more. */
    isMinimum: z.boolean(),
    region,
  }),
  'updates.securityYears': z.object({ years: within(factRules['updates.securityYears'].ranges.years), region }),
  water,
  network: networkSchema,
  sims: z.object({ slots: within(factRules.sims.ranges.slots).int(), hasEsim: z.boolean() }),
  size,
  loudspeaker: z.object({ lufs: within(factRules.loudspeaker.ranges.lufs), rating: z.string().nullable() }),
} satisfies Record<PathsOfKind<'parts'>, z.ZodType>

const isOfParts = (path: FactPath): path is PathsOfKind<'parts'> => factRule(path).kind === 'parts'

/** The schema of each value. */
export const factSchemas = Object.fromEntries(
  factPaths.map(path => [path, isOfParts(path) ? partsSchemas[path] : plainSchema(path)]),
) as Record<FactPath, z.ZodType>

type ValueOf<Path extends FactPath> =
  Path extends PathsOfKind<'parts'>
    ? z.output<(typeof partsSchemas)[Path]>
    : Path extends PathsOfKind<'yesNo'>
      ? boolean
      : (typeof factRules)[Path] extends { values: readonly (infer Value)[] }
        ? Value
        : number

type GroupOf<Path> = Path extends `${infer Group}.${string}` ? Group : never
type NameIn<Group extends string, Path> = Path extends `${Group}.${infer Name}` ? Name : never

/** In the groups that the API shows; null for each that is not known. */
export type PhoneFacts = {
  [Path in FactPath as Path extends `${string}.${string}` ? never : Path]: Fact<ValueOf<Path>> | null
} & {
  [Group in GroupOf<FactPath>]: {
    [Path in FactPath as NameIn<Group, Path>]: Fact<ValueOf<Path>> | null
  }
}

/** The fact with this path; null where it is not known. */
export function factAt(facts: PhoneFacts, path: FactPath): Fact<unknown> | null {
  const [group = '', name] = path.split('.')
  const entry = facts[group as keyof PhoneFacts] as Record<string, unknown> | null
  return (name === undefined ? entry : entry?.[name]) as Fact<unknown> | null
}

/** The facts with another one in its place; the given facts stay as they are. */
export function withFact(facts: PhoneFacts, path: FactPath, fact: Fact<unknown> | null): PhoneFacts {
  const [group = '', name] = path.split('.')
  const before = facts[group as keyof PhoneFacts] as object | null
  return { ...facts, [group]: name === undefined ? fact : { ...before, [name]: fact } }
}

/** Why this is no value of the fact; null where it is one. Null stands for an unknown value. */
export function problemOfValue(path: FactPath, value: unknown): string | null {
  if (value === null) return null
  const [issue] = factSchemas[path].safeParse(value).error?.issues ?? []
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null
}

export type SecondScreen = z.infer<typeof secondScreen>
export type MemoryVersion = z.infer<typeof memoryVersion>
export type Size = z.infer<typeof size>
export type Water = z.infer<typeof water>
export type Kind = ValueOf<'kind'>
export type OsFamily = ValueOf<'os'>
