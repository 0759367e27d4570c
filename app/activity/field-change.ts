/** What the fields of a record were and became, as text that a person can compare. Pure. */

import type { FieldChange } from '#app/entities/field-change.ts'
import { changedFields } from '#app/platform/result.ts'
import { cutText } from '#app/platform/text/text.ts'

/** Characters of each value that are kept. */
const LONGEST_VALUE = 500

/** The fields that differ. Of long lists only the lines that differ are told. */
export function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return changedFields(before, after).map(field => {
    const [was, is] = [linesOf(before[field]), linesOf(after[field])]
    const isList = was.length > 1 || is.length > 1
    const [old, own] = [new Set(was), new Set(is)]
    const told = (lines: string[], other: Set<string>) => {
      const different = isList ? lines.filter(line => !other.has(line)) : lines
      return cutText(different.join('; '), LONGEST_VALUE)
    }
    const change = { field, before: told(was, own), after: told(is, old) }
    // The same lines in another order.
    return change.before || change.after
      ? change
      : { field, before: cutText(was.join('; '), LONGEST_VALUE), after: cutText(is.join('; '), LONGEST_VALUE) }
  })
}

/** A value as lines: `ram: 8GB`, `Display: Size = 6.7 inches`, `Yes`. */
function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  if (Array.isArray(value)) return value.flatMap(entry => (isCategory(entry) ? rowsOf(entry) : linesOf(entry)))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => linesOf(inner).map(line => `${key}: ${line}`))
  }
  return [String(value)]
}

type Category = { category: string; specs: { feature: string; value: string }[] }

const isCategory = (value: unknown): value is Category =>
  typeof value === 'object' && value !== null && 'category' in value && 'specs' in value

const rowsOf = ({ category, specs }: Category) =>
  specs.map(({ feature, value }) => `${category}: ${feature} = ${value}`)
