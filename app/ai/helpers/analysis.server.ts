/** Helpers that judge one phone from its specifications: a question, a schema, an estimate where the model gives nothing. */
import { z } from 'zod'
import type { Phone } from '#app/entities/phone.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import type { FactsPhone } from '../client/facts.ts'
import { failureMessage } from '../client/failure.ts'
import { askModel, type ModelResult, mapped } from '../client/model.server.ts'
import { modelJson } from '../client/model-json.server.ts'
import { cachedResult } from '../client/results.server.ts'
import type { Helper } from './helper.server.ts'

export type Analysis<Schema extends z.ZodType, Value> = {
  /** Names the kind of question in the log and in stored results. */
  purpose: string
  /** Raised when the prompt changes, so that results of the old one are not used. */
  version: number
  /** What the model may say; `normalize` makes an analysis of it. */
  schema: Schema
  normalize: (given: z.infer<Schema>) => Value
  question: (phone: FactsPhone) => { system: string; text: string }
}

const requestBody = z.object({
  mobileId: z.string().min(1),
  /** Asks the model again although a result is stored. */
  refresh: z.boolean().default(false),
})

/** @param estimate what is shown where the model gives nothing (AI-9); without one only the reason is shown */
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
    const asked = question(phone)
    return cachedResult(
      { purpose, version, about: asked, mobileId: phone.id },
      async () => mapped(await askModel(purpose, 'visitor', schema, asked), normalize),
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
      return { result: { analysis: estimate?.(phone.brand) ?? null, isEstimate: estimate !== undefined, message } }
    },
  }
}
