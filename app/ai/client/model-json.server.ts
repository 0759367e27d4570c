/** Model results as API responses: the value, or 503 or 429 with a message (AI-9, LIMIT-3). */
import { ApiError } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { failureMessage, limitOf } from './failure.ts'
import type { ModelResult } from './model.server.ts'

/** @throws ApiError 503 for a failure, with `Retry-After` for a spent budget; 429 where an address used its share */
export function modelJson(result: ModelResult<unknown>): Response {
  if (result.ok) return Response.json(result.value, { headers: privateHeaders })
  const headers = 'retryAfterS' in result ? { 'Retry-After': String(result.retryAfterS) } : undefined
  throw new ApiError(limitOf(result).status ?? 503, failureMessage(result), undefined, headers)
}
