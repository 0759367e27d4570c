/** Helpers that analyse one phone from its specifications: a prompt, an output schema and a fallback estimate. */
import { z } from 'zod'
import type { Phone } from '#app/entities/phone.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import type { FactsPhone } from '../client/facts.ts'
import { failureMessage, limitOf } from '../client/failure.ts'
import { askModel, type ModelResult, mapped } from '../client/model.server.ts'
import { modelJson } from '../client/model-json.server.ts'
import { cachedResult } from '../client/results.server.ts'
import type { Helper } from './helper.server.ts'

export type Analysis<Schema extends z.ZodType, Value> = {
  /** Name of the prompt in the log and in stored results. */
  purpose: string
  /** Increment when the prompt changes, to invalidate stored results. */
  version: number
  /** Schema of the model output; `normalize` converts it to an analysis. */
  schema: Schema
  normalize: (output: z.infer<Schema>) => Value
  question: (phone: FactsPhone) => { system: string; text: string }
}

const requestBody = z.object({
  mobileId: z.string().min(1),
  /** Ignores a stored result and calls the model again. */
  refresh: z.boolean().default(false),
})

/** @param estimate fallback when the model call fails (AI-9); omitted: only the failure message is shown */
export function analysisHelper<Schema extends z.ZodType, Value>({
  endpoint,
  analysis,
  estimate,
}: {
  endpoint: string
  analysis: Analysis<Schema, Value>
  estimate?: (brand: string) => Value
}): Helper {
  const analyze = (phone: Phone, isRefreshed: boolean): Promise<ModelResult<Value>> => {
    const { purpose, version, schema, normalize, question } = analysis
    const prompt = question(phone)
    return cachedResult(
      { purpose, version, about: prompt, mobileId: phone.id },
      async () => mapped(await askModel(purpose, 'visitor', schema, prompt), normalize),
      isRefreshed,
    )
  }
  return {
    endpoint,
    handle: api({
      async POST({ request }) {
        const { mobileId, refresh } = await readJson(request, requestBody)
        return modelJson(await analyze(requirePhone(mobileId), refresh))
      },
    }),
    async runForm(phone, form) {
      const result = await analyze(phone, form.has('again'))
      if (result.ok) return { result: { analysis: result.value, isEstimate: false } }
      const message = failureMessage(result)
      const analysis = estimate?.(phone.brand) ?? null
      return { result: { analysis, isEstimate: estimate !== undefined, message }, ...limitOf(result) }
    },
  }
}
