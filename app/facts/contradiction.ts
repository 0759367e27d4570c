/** A statement of an editor that contradicts what is derived (ADMIN-16). Pure. */
import { isDeepStrictEqual } from 'node:util'
import { type FactPath, factRule } from '#app/entities/facts.ts'
import { deriveFacts } from './derive.ts'
import type { FactOverride } from './overrides.ts'
import { type DescribedPhone, specTexts } from './spec-texts.ts'
import { textOfValue } from './statement.ts'
import type { FactTables } from './tables/tables.ts'
import { factAt } from './values.ts'

function shown(fact: FactPath, value: unknown): string {
  const rule = factRule(fact)
  return rule.kind === 'number' ? `${textOfValue(value)} ${rule.unit}` : textOfValue(value)
}

/** What identifies a statement that was asked about: `battery.ratedMah=5100`. */
export const statementKey = ({ fact, value }: Pick<FactOverride, 'fact' | 'value'>) => `${fact}=${textOfValue(value)}`

/**
 * Both values in words, where the statement and what is derived differ. Null where they agree, one of them is not known, or
 * the same value is stated already.
 */
export function contradictionOf(
  phone: DescribedPhone,
  tables: FactTables,
  { fact, value }: Pick<FactOverride, 'fact' | 'value'>,
  stated: FactOverride[],
): string | null {
  const derived = factAt(deriveFacts(phone, tables), fact)
  if (value === null || derived === null || isDeepStrictEqual(derived.value, value)) return null
  if (stated.some(other => other.fact === fact && isDeepStrictEqual(other.value, value))) return null
  const isOfSpecification = isDeepStrictEqual(derived.source, specTexts(phone).source)
  const source = isOfSpecification ? 'The specification' : derived.source.id
  return `${source} says ${shown(fact, derived.value)}, you state ${shown(fact, value)}`
}
