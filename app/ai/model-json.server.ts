/** Answers of the model as endpoints give them: the value, or 503 with a message (AI-9). */
import { z } from 'zod'
import type { Phone } from '#app/entities/phone.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import { failureMessage } from './failure.ts'
import type { Answer } from './model.server.ts'

/** @throws ApiError 503, with `Retry-After` where it is known */
export function modelJson(answer: Answer<unknown>): Response {
  if (answer.ok) return Response.json(answer.value, { headers: privateHeaders })
  const headers = answer.reason === 'budget' ? { 'Retry-After': String(answer.retryAfterS) } : undefined
  throw new ApiError(503, failureMessage(answer), undefined, headers)
}

const analysisBody = z.object({
  mobileId: z.string().min(1),
  /** Asks again although there is an answer. */
  refresh: z.boolean().default(false),
})

type Analyze = (phone: Phone, options: { isRefreshed: boolean }) => Promise<Answer<unknown>>

/** The endpoint of a helper that judges one phone (API-8). */
export const analysisEndpoint = (analyze: Analyze) =>
  api({
    async POST({ request }) {
      const { mobileId, refresh } = await readJson(request, analysisBody)
      return modelJson(await analyze(requirePhone(mobileId), { isRefreshed: refresh }))
    },
  })
