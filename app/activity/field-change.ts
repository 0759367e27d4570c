/** Old and new values of changed fields, as text for a person to compare. Pure. */

import type { FieldChange } from '#app/entities/field-change.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import { changedFields } from '#app/platform/result.ts'
import { cutText } from '#app/platform/text/text.ts'

/** Stored characters of each value. */
const MAX_VALUE_LENGTH = 500

/** The fields that differ. For lists only the lines that differ are included. */
export function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return changedFields(before, after).map(field => {
    const [oldLines, newLines] = [linesOf(before[field]), linesOf(after[field])]
    const isList = oldLines.length > 1 || newLines.length > 1
    const textOf = (lines: string[]) => cutText(lines.join('; '), MAX_VALUE_LENGTH)
    const difference = (lines: string[], others: string[]) => {
      const excluded = new Set(isList ? others : [])
      return textOf(lines.filter(line => !excluded.has(line)))
    }
    const change = { field, before: difference(oldLines, newLines), after: difference(newLines, oldLines) }
    // Without a difference the lines have changed their order, so all are included.
    return change.before || change.after ? change : { field, before: textOf(oldLines), after: textOf(newLines) }
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

const isCategory = (value: unknown): value is Specification =>
  typeof value === 'object' && value !== null && 'category' in value && 'specs' in value

const rowsOf = ({ category, specs }: Specification) =>
  specs.map(({ feature, value }) => `${category}: ${feature} = ${value}`)
