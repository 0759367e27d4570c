/** The single texts of a module, as a reader of translations sees them (LANG-6). Pure. */

/** @property path of the text within its module, such as `needs.battery.label` */
export type TextEntry = { path: string; text: string }

/** The names of a function's parameters, as they stand in its source; null where they are no plain names. */
function parametersOf(write: (...values: never[]) => unknown): string[] | null {
  const list = /^(?:async\s*)?(?:function\s*\w*)?\s*(?:\(([^()]*)\)|(\w+))\s*(?:=>|\{)/.exec(String(write))
  const names = (list?.[1] ?? list?.[2])?.split(',').map(name => name.trim())
  if (!names?.every(name => name === '' || /^\.{0,3}[\w$]+$/.test(name))) return null
  return names.filter(name => name !== '').map(name => name.replace(/^\.+/, ''))
}

/** What a text with values writes for the names of its values: `{name} is in the comparison`; else its source. */
function sample(write: (...values: unknown[]) => unknown): string {
  const source = String(write)
  const names = parametersOf(write)
  if (names === null) return source
  try {
    const written = write(...names.map(name => `{${name}}`))
    const text = typeof written === 'string' ? written : JSON.stringify(written)
    return /NaN|undefined|\[object/.test(text) ? source : text
  } catch {
    return source
  }
}

/** All texts below a value, in its order. */
export function textEntries(value: unknown, path = ''): TextEntry[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') return [{ path, text: sample(value as (...values: unknown[]) => unknown) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textEntries(part, path === '' ? key : `${path}.${key}`))
}
