/** Whether a value is empty or has only empty parts. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || value === null
}
