/** Which version of a field an editor keeps after a conflict (ADMIN-11). Pure. */

const PREFIX = 'keep.'

/** The name of the choice for a field in the form; its value names the version. */
export const choiceFor = (field: string) => PREFIX + field

/** The choices of a form between these versions, by field; others are left out. */
export function choicesIn<Version extends string>(form: FormData, versions: readonly Version[]) {
  const chosen = [...form].flatMap(([name, value]) => {
    const version = versions.find(known => known === value)
    return name.startsWith(PREFIX) && version ? [[name.slice(PREFIX.length), version] as const] : []
  })
  return Object.fromEntries(chosen) as Record<string, Version>
}

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
