/** The endpoints that start an import and wait for its end (API-16). */
import type { z } from 'zod'
import { adminJson } from '#app/admin/api-responses.server.ts'
import { ApiError } from '#app/http/api.server.ts'
import { fieldErrors } from '#app/http/json-body.server.ts'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { importRequest } from '../providers/limits.ts'
import { startProviderImport } from '../run/provider-import.server.ts'
import { resultJson } from '../run/run.ts'

/**
 * Runs the import that is asked for and responds with its counts.
 * @throws ApiError 422 for what cannot be asked for, 409 while another import runs, 503 when the provider gave nothing
 */
export async function importResponse(asked: Record<string, unknown>, username: string): Promise<Response> {
  const request = importRequest.safeParse(asked)
  if (!request.success) throw new ApiError(422, firstMessage(request.error), fieldErrors(request.error))
  const started = await startProviderImport(request.data, username)
  if (!started.ok) {
    throw new ApiError(started.status, started.message, undefined, started.status === 503 ? BUSY_HEADERS : undefined)
  }
  const run = await started.ended
  if (run.state === 'failed' && run.processed === 0)
    throw new ApiError(503, run.errors[0] ?? 'The provider is not available.')
  return adminJson(resultJson(run))
}

const firstMessage = (error: z.ZodError) => error.issues[0]?.message ?? 'Some values are not valid.'
