/** How the values of two versions of a record differ, in words that an editor can compare. Pure. */
import { fieldNames, phoneFields } from '#app/entities/phone-fields.ts'

export type Difference = {
  field: string
  /** Lines; of a list only those that the other version has not. */
  stored: string[]
  typed: string[]
}

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldNames.map(name => [name, phoneFields[name].label])),
  isVisible: 'Visible',
  ram: 'RAM',
}

/** `carouselImages` → `Carousel images`, as the form says it. */
function fieldLabel(field: string): string {
  const words = field.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

type Spec = { feature?: string; value?: string }
type Category = { category?: string; specs?: Spec[] }

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : value == null ? '' : String(value))

/** A value as lines; what is empty gives none, whatever it is empty of. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(item => (isCategory(item) ? categoryLines(item) : linesOf(item)))
  if (typeof value === 'object' && value !== null) {
    // The parts of a record have no order of their own.
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

/** The fields of the stored version that the typed one has otherwise. */
export function differencesOf(stored: Record<string, unknown>, typed: Record<string, unknown>): Difference[] {
  return Object.keys(stored).flatMap(field => {
    const [before, after] = [linesOf(stored[field]), linesOf(typed[field])]
    if (before.join('\n') === after.join('\n')) return []
    const own = {
      stored: before.filter(line => !after.includes(line)),
      typed: after.filter(line => !before.includes(line)),
    }
    // The same lines in another order: shown whole.
    const isOrder = own.stored.length === 0 && own.typed.length === 0
    return [{ field: fieldLabel(field), ...(isOrder ? { stored: before, typed: after } : own) }]
  })
}
