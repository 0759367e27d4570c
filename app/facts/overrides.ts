/**
 * What an editor states against a derived fact, with a source. Overrides are stored apart from derived facts, so that
 * deriving again keeps them. Pure.
 */
import { z } from 'zod'
import { factPaths } from '#app/entities/facts.ts'
import { factSourceSchema } from './fact.ts'
import { factSchemas, type PhoneFacts, withFact } from './values.ts'

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
    for (const { message, path } of factSchemas[fact].safeParse(value).error?.issues ?? []) {
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
  return overrides.reduce(
    (changed, { fact, value, source, confidence }) =>
      withFact(changed, fact, value === null ? null : { value, source, confidence }),
    facts,
  )
}
