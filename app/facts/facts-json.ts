/** The facts of a phone in the public API (API-23). Pure. */
import { factPaths } from '#app/entities/facts.ts'
import type { Fact } from './fact.ts'
import type { PhoneFacts } from './values.ts'

type Origin = Pick<Fact<unknown>, 'source' | 'confidence'>
type Json = Record<string, unknown>

/**
 * Each fact with its source and confidence, null where unknown. The fields of a value that is an object, and the facts of
 * a group, stand beside them; `origins` has those of each fact of a group, which may come from several sources.
 */
export const factsJson = (facts: PhoneFacts): Record<keyof PhoneFacts, Json | null> =>
  Object.fromEntries(
    factNames.map(name => [
      name,
      isGroup(name) ? groupJson(facts[name] as Group) : factJson(facts[name] as Fact<unknown> | null),
    ]),
  ) as Record<keyof PhoneFacts, Json | null>

/** The names of facts and of their groups, in the order of the API. */
export const factNames = [...new Set(factPaths.map(path => path.split('.', 1)[0]))] as (keyof PhoneFacts)[]

const isGroup = (name: string) => !factPaths.some(path => path === name)

const originOf = ({ source, confidence }: Origin): Origin => ({ source, confidence })

function factJson(fact: Fact<unknown> | null): Json | null {
  if (!fact) return null
  const isObject = typeof fact.value === 'object' && fact.value !== null && !Array.isArray(fact.value)
  return { ...(isObject ? (fact.value as object) : { value: fact.value }), ...originOf(fact) }
}

type Group = Record<string, Fact<unknown> | null>

function groupJson(group: Group): Json {
  const first = Object.values(group).find(fact => fact !== null)
  return {
    ...Object.fromEntries(Object.entries(group).map(([name, fact]) => [name, fact?.value ?? null])),
    source: first?.source ?? null,
    confidence: first?.confidence ?? null,
    origins: Object.fromEntries(Object.entries(group).map(([name, fact]) => [name, fact && originOf(fact)])),
  }
}
