/** Compares two versions of a record and describes the differences as readable lines. Pure. */

import { fieldNames, phoneFields } from '#app/entities/phone-fields.ts'
import { capitalized } from '#app/platform/text/format.ts'

export type Difference = {
  /** The name of the field in the form. */
  name: string
  /** Its label. */
  field: string
  /** Lines; for a list only those missing in the other version. */
  stored: string[]
  typed: string[]
}

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldNames.map(name => [name, phoneFields[name].label])),
  isVisible: 'Visible',
  ram: 'RAM',
}

/** `carouselImages` → `Carousel images`, like the label in the form. */
export function fieldLabel(field: string): string {
  const words = field.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return labels[field] ?? capitalized(words)
}

type Spec = { feature?: string; value?: string }
type Category = { category?: string; specs?: Spec[] }

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : value == null ? '' : String(value))

/** A value as lines; every kind of empty value gives none. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  if (Array.isArray(value)) return value.flatMap(item => (isCategory(item) ? categoryLines(item) : linesOf(item)))
  if (typeof value === 'object' && value !== null) {
    // The order of object keys has no meaning.
    const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return parts.flatMap(([name, part]) => (text(part) ? [`${fieldLabel(name)}: ${text(part)}`] : []))
  }
  return text(value) ? [text(value)] : []
}

const isCategory = (item: unknown): item is Category => typeof item === 'object' && item !== null && 'category' in item

const categoryLines = ({ category, specs = [] }: Category) =>
  specs.flatMap(({ feature, value }) =>
    text(feature) || text(value) ? [`${text(category)}, ${text(feature)}: ${text(value)}`] : [],
  )

/** The fields of the stored version whose typed value differs. */
export function differencesOf(stored: Record<string, unknown>, typed: Record<string, unknown>): Difference[] {
  return Object.keys(stored).flatMap(field => {
    const isSwitch = typeof stored[field] === 'boolean'
    const [before, after] = [stored[field], isSwitch ? typed[field] === 'on' : typed[field]].map(linesOf)
    if (!before || !after) return []
    if (before.join('\n') === after.join('\n')) return []
    const onlyIn = {
      stored: before.filter(line => !after.includes(line)),
      typed: after.filter(line => !before.includes(line)),
    }
    // If only the order differs, show all lines.
    const isReordered = onlyIn.stored.length === 0 && onlyIn.typed.length === 0
    return [{ name: field, field: fieldLabel(field), ...(isReordered ? { stored: before, typed: after } : onlyIn) }]
  })
}
