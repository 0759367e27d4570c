/** What came of a change: expected refusals are values with words for a person. */
export type Refusal = {
  ok: false
  /** `conflict`: a slug is taken, a record was changed meanwhile, a brand still has phones. `busy`: nothing could be written now. */
  reason: 'not-found' | 'conflict' | 'invalid' | 'busy'
  message: string
  /** The field that it is about. */
  field?: string
}

export type Result<Value> = { ok: true; value: Value } | Refusal

export const refused = (reason: Refusal['reason'], message: string, field?: string): Refusal => ({
  ok: false,
  reason,
  message,
  field,
})

/** The words for a record that someone else has changed since it was opened. */
export const CHANGED_MEANWHILE =
  'This record was changed by someone else since you opened it. Nothing was saved. Compare and choose which values to keep.'

/** The names of fields whose values differ; the order of a list counts, that of an object's keys does not. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after).filter(key => asText(before[key]) !== asText(after[key]))
}

const asText = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
