/** Which version of a field an editor keeps after a conflict (ADMIN-11). Pure. */

/** The name of the choice for a field in the form; its value is `stored` or `typed`. */
export const choiceFor = (field: string) => `keep.${field}`

/** The entries of a form for a value: `images[0]`, `shortSpecs.ram`; a switch that is off has none. */
function entriesOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => entriesOf(`${name}[${index}]`, item))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => entriesOf(`${name}.${key}`, part))
  if (typeof value === 'boolean') return value ? [[name, 'on']] : []
  return [[name, value == null ? '' : String(value)]]
}

/** The form with the stored values of the fields for which they were chosen. */
export function withChosen(form: FormData, stored: Record<string, unknown>): FormData {
  const chosen = Object.keys(stored).filter(field => form.get(choiceFor(field)) === 'stored')
  const isChosen = (name: string) => chosen.includes(name.split(/[.[]/, 1)[0] ?? '')
  const result = new FormData()
  for (const [name, value] of form) if (!isChosen(name)) result.append(name, value)
  for (const field of chosen) for (const entry of entriesOf(field, stored[field])) result.append(...entry)
  return result
}
