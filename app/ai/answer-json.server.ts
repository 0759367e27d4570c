/** An answer of the model as an endpoint gives it: the value, or 503 with a message (decisions §4). */
import { ApiError } from '#app/platform/api.server.ts'
import { privateHeaders } from '#app/platform/http.server.ts'
import { failureMessage } from './failure.ts'
import type { Answer } from './model.server.ts'

/** @throws ApiError 503, with `Retry-After` where it is known */
export function answerJson(answer: Answer<unknown>): Response {
  if (answer.ok) return Response.json(answer.value, { headers: privateHeaders })
  const headers = answer.reason === 'budget' ? { 'Retry-After': String(answer.retryAfterS) } : undefined
  throw new ApiError(503, failureMessage(answer), undefined, headers)
}
