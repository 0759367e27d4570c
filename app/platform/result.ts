/** The result of a change: expected refusals are values with a message for a person. */
export type Refusal = {
  ok: false
  /** `conflict`: slug taken, record changed meanwhile, or brand with phones. `busy`: the write lock was not free. `limited`: too often. */
  reason: 'not-found' | 'conflict' | 'invalid' | 'busy' | 'limited'
  message: string
  /** The field that the refusal concerns. */
  field?: string
  /** When to try again, in seconds; where the refusal is for a time. */
  retryAfterS?: number
}

export type Result<Value> = { ok: true; value: Value } | Refusal

/** An expected refusal, with a message for a person and the field that it is about. */
export const refused = (reason: Refusal['reason'], message: string, field?: string): Refusal => ({
  ok: false,
  reason,
  message,
  field,
})

/** The message for a record that another editor changed since it was opened. */
export const CHANGED_MEANWHILE =
  'This record was changed by someone else since you opened it. Nothing was saved. Compare and choose which values to keep.'

/** The names of the fields whose values differ. Order matters in lists, not in object keys. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after).filter(key => asText(before[key]) !== asText(after[key]))
}

const asText = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
