/** A fact with its origin. Null instead of a fact means unknown. */
import { z } from 'zod'
import type { Range } from '#app/entities/facts.ts'

export const confidenceSchema = z.enum(['high', 'medium', 'low'])
export type Confidence = z.infer<typeof confidenceSchema>

/** The data set, table or person that a fact comes from; date as precise as known. */
export const factSourceSchema = z.object({
  id: z.string().min(1),
  url: z.string().nullable(),
  date: z.string().nullable(),
})
export type FactSource = z.infer<typeof factSourceSchema>

export type Fact<Value> = { value: Value; source: FactSource; confidence: Confidence }

/** A fact of a value, null where the value is unknown. */
export const factOf = <Value>(
  value: Value | null | undefined,
  source: FactSource,
  confidence: Confidence = 'high',
): Fact<Value> | null => (value === null || value === undefined ? null : { value, source, confidence })

/** The source of a data set by its id, which ends in its date: `gsmarena-2026-06`. */
export function dataSource(id: string, url: string | null = null): FactSource {
  return { id, url, date: /(\d{4}(?:-\d{2}){0,2})$/.exec(id)?.[1] ?? null }
}

/** Whether no source states the value for the phone sold here: such a fact is shown, earns no mark and fits no wish (FACT-6). */
export const isDerived = (fact: Fact<unknown>): boolean => fact.confidence === 'low'

/** The value, null where it is derived. */
export const statedValue = <Value>(fact: Fact<Value> | null): Value | null =>
  fact === null || isDerived(fact) ? null : fact.value

/** A number within its range (FACT-2). */
export function within([least, most]: Range, unit = '') {
  const message = `Possible: ${least} to ${most} ${unit}`.trim()
  return z.number().min(least, message).max(most, message)
}
