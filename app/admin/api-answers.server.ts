/** The outcome of a change as an endpoint gives it (contract, Endpoints). */
import { ApiError } from '#app/platform/api.server.ts'
import { privateHeaders } from '#app/platform/http.server.ts'
import type { Refusal, Result } from './result.ts'

/** The status of a refusal. */
export const refusalStatuses: Record<Refusal['reason'], number> = { 'not-found': 404, conflict: 409, invalid: 422 }

/** The value of a change that was made. @throws ApiError for one that was refused */
export function made<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  const { reason, message, field } = result
  throw new ApiError(refusalStatuses[reason], message, field ? { [field]: [message] } : undefined)
}

/** JSON for the administrator alone. */
export const adminJson = (body: unknown, status = 200) => Response.json(body, { status, headers: privateHeaders })

export const deleted = () => new Response(null, { status: 204, headers: privateHeaders })
