/** Model results as API responses: the value, or 503 with a message (AI-9). */
import { ApiError } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { failureMessage } from './failure.ts'
import type { ModelResult } from './model.server.ts'

/** @throws ApiError 503 for a failure, with `Retry-After` for a spent budget */
export function modelJson(result: ModelResult<unknown>): Response {
  if (result.ok) return Response.json(result.value, { headers: privateHeaders })
  const headers = result.reason === 'budget' ? { 'Retry-After': String(result.retryAfterS) } : undefined
  throw new ApiError(503, failureMessage(result), undefined, headers)
}
