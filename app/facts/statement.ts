/** The form in which an editor states a fact against the derived one. Pure. */
import { z } from 'zod'
import { factPaths } from '#app/entities/facts.ts'
import { partialDate } from '#app/entities/phone-parts.ts'
import type { ImpossibleValue } from './derive.ts'
import { confidenceSchema } from './fact.ts'
import type { FactOverride } from './overrides.ts'
import { factAt, type PhoneFacts, problemOfValue } from './values.ts'

/** Fields of the form, all texts; the value is one text, in the form in which `factRows` shows it. */
export const statementFields = ['fact', 'value', 'source', 'url', 'date', 'confidence'] as const
export type StatementField = (typeof statementFields)[number]

/** A text that may be blank, which means null. */
const optional = (schema: z.ZodType, message: string) =>
  z
    .string()
    .trim()
    .refine(text => text === '' || schema.safeParse(text).success, message)
    .transform(text => text || null)

const statementForm = z
  .object({
    fact: z.enum(factPaths, 'Choose a fact'),
    /** Empty where the derived fact is wrong and the right one is not known. */
    value: z.string().trim().max(20_000, 'This value is too long'),
    source: z.string().trim().min(1, 'Say where you read it').max(200, 'Use at most 200 characters'),
    url: optional(z.url({ protocol: /^https?$/ }), 'Enter an address that begins with http:// or https://'),
    date: optional(partialDate, 'Use a date such as 2024-09-13, 2024-09 or 2024'),
    confidence: confidenceSchema,
  })
  .transform(
    ({ fact, value, source, url, date, confidence }): FactOverride => ({
      fact,
      value: readValue(fact, value),
      source: { id: source, url, date },
      confidence,
    }),
  )

/** The typed value in the first reading that fits the fact: as JSON, as yes or no, as the text itself. */
function readValue(fact: FactOverride['fact'], text: string): unknown {
  if (text === '') return null
  const readings: unknown[] = [text]
  if (/^(yes|no)$/i.test(text)) readings.unshift(/^yes$/i.test(text))
  try {
    readings.unshift(JSON.parse(text))
  } catch {
    // A text that is no JSON stands for itself.
  }
  return readings.find(reading => reading !== null && problemOfValue(fact, reading) === null) ?? readings[0]
}

export type StatementProblem = {
  values: Partial<Record<StatementField, string>>
  errors: Partial<Record<StatementField, string>>
  /** The statement that a person was asked about, and may make now. */
  confirmed?: string
}

/** The statement, or the message of each wrong field. */
export function readStatement(
  values: StatementProblem['values'],
): { ok: true; override: FactOverride } | { ok: false; errors: StatementProblem['errors'] } {
  const given = Object.fromEntries(statementFields.map(name => [name, values[name] ?? '']))
  const result = statementForm.safeParse(given)
  const errors: StatementProblem['errors'] = {}
  for (const { path, message } of result.error?.issues ?? []) errors[path[0] as StatementField] ??= message
  const fact = factPaths.find(path => path === given.fact)
  const problem = fact ? problemOfValue(fact, readValue(fact, (given.value ?? '').trim())) : null
  if (problem) errors.value ??= problem
  return result.success && !problem ? { ok: true, override: result.data } : { ok: false, errors }
}

export type FactRow = {
  fact: FactOverride['fact']
  /** As the form takes it; null where it is not known. */
  text: string | null
  source: string | null
  confidence: string | null
  isStated: boolean
  /** What the specifications give, where it is not possible; null otherwise. */
  impossible: string | null
}

/** All facts of a phone with their origins; those that an editor stated are marked. */
export function factRows(facts: PhoneFacts, overrides: FactOverride[], impossible: ImpossibleValue[] = []): FactRow[] {
  const stated = new Map(overrides.map(override => [override.fact, override]))
  return factPaths.map(fact => {
    const known = factAt(facts, fact)
    const origin = known ?? stated.get(fact)
    return {
      fact,
      text: known && textOfValue(known.value),
      source: origin ? [origin.source.id, origin.source.date].filter(Boolean).join(', ') : null,
      confidence: origin?.confidence ?? null,
      isStated: stated.has(fact),
      impossible: impossibleText(impossible.find(value => value.fact === fact)),
    }
  })
}

const impossibleText = (found: ImpossibleValue | undefined) =>
  found ? `${textOfValue(found.value)} (${found.problem})` : null

export const textOfValue = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)
