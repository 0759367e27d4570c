/** The endpoints that start an import and wait for its end (API-16). */
import type { z } from 'zod'
import { adminJson, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { ApiError } from '#app/http/api.server.ts'
import { fieldErrors } from '#app/http/json-body.server.ts'
import { importRequest } from '../providers/limits.ts'
import { startProviderImport } from '../run/provider-import.server.ts'
import { resultJson } from '../run/run.ts'

/**
 * Runs the requested import and responds with its counts.
 * @throws ApiError 422 for invalid input, 409 while another import runs, 503 when the provider returned nothing
 */
export async function importResponse(input: Record<string, unknown>, username: string): Promise<Response> {
  const request = importRequest.safeParse(input)
  if (!request.success) throw new ApiError(422, firstMessage(request.error), fieldErrors(request.error))
  const run = await valueOrThrow(await startProviderImport(request.data, username)).ended
  if (run.state === 'failed' && run.processed === 0)
    throw new ApiError(503, run.errors[0] ?? 'The provider is not available.')
  return adminJson(resultJson(run))
}

const firstMessage = (error: z.ZodError) => error.issues[0]?.message ?? 'Some values are not valid.'
