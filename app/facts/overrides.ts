/**
 * What an editor states against a derived fact, with a source. Overrides are stored apart from derived facts, so that
 * deriving again keeps them. Pure.
 */
import { z } from 'zod'
import { type Fact, factSourceSchema } from './fact.ts'
import { factValues, type PhoneFacts } from './values.ts'

type PathsOf<Shape, Prefix extends string = ''> = {
  [Key in keyof Shape & string]: Shape[Key] extends z.ZodType
    ? `${Prefix}${Key}`
    : PathsOf<Shape[Key], `${Prefix}${Key}.`>
}[keyof Shape & string]

/** A fact by its place: `battery.ratedMah`. */
type FactPath = PathsOf<typeof factValues>

function schemasByPath(shape: object, prefix = ''): [FactPath, z.ZodType][] {
  return Object.entries(shape).flatMap(([key, entry]) =>
    entry instanceof z.ZodType
      ? [[`${prefix}${key}` as FactPath, entry] as [FactPath, z.ZodType]]
      : schemasByPath(entry, `${prefix}${key}.`),
  )
}

const schemas = new Map(schemasByPath(factValues))

export const factPaths = [...schemas.keys()]

/** Why this is no value of the fact; null where it is one. Null stands for an unknown value. */
export function problemOfValue(fact: FactPath, value: unknown): string | null {
  if (value === null) return null
  const [issue] = schemas.get(fact)?.safeParse(value).error?.issues ?? []
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null
}

const overrideSchema = z
  .object({
    fact: z.enum(factPaths),
    /** Null where the derived fact is wrong and the right one is not known. */
    value: z.unknown(),
    /** Where the editor read it. */
    source: factSourceSchema,
    confidence: z.enum(['high', 'medium', 'low']).default('high'),
  })
  .superRefine(({ fact, value }, context) => {
    if (value === null) return
    const result = schemas.get(fact)?.safeParse(value)
    for (const { message, path } of result?.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['value', ...path] })
    }
  })

/** The overrides of a phone, at most one for each fact. */
export const overridesSchema = z.array(overrideSchema).superRefine((overrides, context) => {
  overrides.forEach(({ fact }, index) => {
    if (overrides.findIndex(other => other.fact === fact) < index) {
      context.addIssue({ code: 'custom', message: 'This fact is given twice', path: [index, 'fact'] })
    }
  })
})

export type FactOverride = z.output<typeof overrideSchema>

/** The facts with those of an editor in place of derived ones; the given facts stay as they are. */
export function withOverrides(facts: PhoneFacts, overrides: FactOverride[]): PhoneFacts {
  const changed: Record<string, unknown> = { ...facts }
  for (const { fact: path, value, source, confidence } of overrides) {
    const fact: Fact<unknown> | null = value === null ? null : { value, source, confidence }
    const [group = '', name] = path.split('.')
    changed[group] = name === undefined ? fact : { ...(changed[group] as object), [name]: fact }
  }
  return changed as PhoneFacts
}
