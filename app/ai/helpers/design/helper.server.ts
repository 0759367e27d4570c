/** Finds phones of similar design (AI-6): by the model, or from dimensions only. */
import { z } from 'zod'
import type { Phone } from '#app/entities/phone.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import type { DesignMatch } from '#app/similarity/shapes.ts'
import { failureMessage, limitOf } from '../../client/failure.ts'
import { askModel, type ModelResult, mapped } from '../../client/model.server.ts'
import { modelJson } from '../../client/model-json.server.ts'
import { cachedResult } from '../../client/results.server.ts'
import type { Helper } from '../helper.server.ts'
import { withPhones } from '../matches.server.ts'
import { designCandidates, designFromDimensions } from './candidates.server.ts'
import { DESIGN_PROMPT_VERSION, designOutput, designQuestion, normalizeDesign } from './prompt.ts'

const requestBody = z.object({
  targetMobileId: z.string().min(1),
  /** At most 10 are used; if empty, the server selects candidates (API-9). */
  candidateIds: z.array(z.string()).max(100).default([]),
  /** Ignores a stored result and calls the model again. */
  refresh: z.boolean().default(false),
})

function findSimilarDesigns(
  target: Phone,
  candidates: Phone[],
  isRefreshed: boolean,
): Promise<ModelResult<DesignMatch[]>> {
  const prompt = designQuestion(target, candidates)
  return cachedResult(
    { purpose: 'design', version: DESIGN_PROMPT_VERSION, about: prompt, mobileId: target.id },
    async () =>
      mapped(await askModel('design', 'visitor', designOutput, prompt), output => normalizeDesign(output, candidates)),
    isRefreshed,
  )
}

export const helper: Helper = {
  endpoint: 'find-similar-designs',
  handle: api({
    async POST({ request }) {
      const { targetMobileId, candidateIds, refresh } = await readJson(request, requestBody)
      const target = requirePhone(targetMobileId)
      const candidates = designCandidates(target, candidateIds)
      const result = await findSimilarDesigns(target, candidates, refresh)
      return modelJson(mapped(result, matches => withPhones(matches, candidates)))
    },
  }),
  async runForm(phone, form) {
    const candidates = designCandidates(phone)
    const result = await findSimilarDesigns(phone, candidates, form.has('again'))
    if (result.ok) return { result: { matches: withPhones(result.value, candidates), isFromDimensions: false } }
    return { result: { ...designFromDimensions(phone), message: failureMessage(result) }, ...limitOf(result) }
  },
}
