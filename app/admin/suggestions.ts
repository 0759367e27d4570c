/** Suggested values of a phone in a form where some are typed: what is empty is filled, the rest is asked (ADMIN-14). Pure. */
import { z } from 'zod'

type Values = Record<string, unknown>

const spec = z.object({ feature: z.string(), value: z.string() })
const category = z.object({ category: z.string(), specs: z.array(spec) })
type Category = z.output<typeof category>

/** What a tool suggests, without blank values. */
export const suggestionSchema = z.object({
  texts: z.record(z.string(), z.string()),
  shortSpecs: z.record(z.string(), z.string()),
  specifications: z.array(category),
})
export type Suggestion = z.output<typeof suggestionSchema>

/** A typed value that a suggestion would replace. */
export type Replacement = { field: string; typed: string; suggested: string }

export type Merged = {
  /** The values of the form. */
  values: Values
  /** The names of the fields that were filled, each short spec separately. */
  filled: string[]
  /** What was left as typed. */
  asked: Replacement[]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
export const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** @param replaces whether typed values give way: the editor was asked */
export function mergeSuggestion(typed: Values, suggestion: Suggestion, { replaces }: { replaces: boolean }): Merged {
  const filled: string[] = []
  const asked: Replacement[] = []
  /** The value that the field gets. */
  const choose = (field: string, name: string, current: string, suggested: string): string => {
    if (current === suggested) return current
    if (current !== '' && !replaces) {
      asked.push({ field, typed: current, suggested })
      return current
    }
    filled.push(name)
    return suggested
  }
  const values = { ...typed }
  for (const [name, suggested] of Object.entries(suggestion.texts))
    values[name] = choose(name, name, textOf(typed[name]), suggested)
  const short = { ...(typed.shortSpecs as Values | undefined) }
  for (const [name, suggested] of Object.entries(suggestion.shortSpecs))
    short[name] = choose(name, `shortSpecs.${name}`, textOf(short[name]), suggested)
  const categories = typedCategories(typed)
  for (const suggested of suggestion.specifications) {
    const own = categories.find(each => isSameText(each.category, suggested.category))
    if (!own) {
      categories.push(structuredClone(suggested))
      filled.push('specifications')
      continue
    }
    for (const { feature, value } of suggested.specs) {
      const row = own.specs.find(each => isSameText(each.feature, feature))
      if (row) row.value = choose(`${own.category}: ${feature}`, 'specifications', row.value.trim(), value)
      else {
        own.specs.push({ feature, value })
        filled.push('specifications')
      }
    }
  }
  if (Object.keys(short).length > 0) values.shortSpecs = short
  if (categories.length > 0) values.specifications = categories
  return { values, filled: [...new Set(filled)], asked }
}

/** The typed specifications; the form begins with an empty category, which is left out. */
export const typedCategories = (typed: Values): Category[] =>
  z
    .array(z.looseObject({}))
    .catch([])
    .parse(typed.specifications)
    .map(rowOf)
    .filter(({ category, specs }) => category !== '' || specs.length > 0)

/** A typed category; rows that are empty are left out. */
const rowOf = (row: Values): Category => ({
  category: textOf(row.category),
  specs: z
    .array(z.looseObject({}))
    .catch([])
    .parse(row.specs)
    .map((each: Values) => ({ feature: textOf(each.feature), value: textOf(each.value) }))
    .filter(({ feature, value }) => feature !== '' || value !== ''),
})
