/** The wait that a `Retry-After` asks for, in milliseconds from `now`: of seconds or a date; null for any other text. */
export function retryAfterMs(given: string, now: number): number | null {
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1000
  const date = Date.parse(given)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
