/** Maps results of changes to responses of the admin API (API-2, API-14). */
import { ApiError } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import type { Refusal, Result } from '#app/platform/result.ts'
import { ifMatchAllows } from '#app/platform/revision.ts'

/** The status of a refusal. */
export const refusalStatuses: Record<Refusal['reason'], number> = {
  'not-found': 404,
  conflict: 409,
  invalid: 422,
  busy: 503,
  limited: 429,
}

/** The value of a successful change. @throws ApiError for a refusal */
export function valueOrThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  const { reason, message, field } = result
  const headers = reason === 'busy' ? BUSY_HEADERS : undefined
  throw new ApiError(refusalStatuses[reason], message, field ? { [field]: [message] } : undefined, headers)
}

/** A JSON response that no cache stores. */
export const adminJson = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...privateHeaders, ...headers } })

export const deleted = () => new Response(null, { status: 204, headers: privateHeaders })

/** @throws ApiError 412 when `If-Match` names another revision than the stored one; null passes, the caller handles it */
export function requireMatch(request: Request, stored: { id: string; version: number } | null): void {
  if (!stored || ifMatchAllows(request.headers.get('If-Match'), stored)) return
  throw new ApiError(412, 'This record was changed since you read it. Nothing was saved; read it again first.')
}
