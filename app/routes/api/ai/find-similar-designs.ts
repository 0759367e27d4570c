import { z } from 'zod'
import { designCandidates, findSimilarDesigns, mapped } from '#app/ai/helpers.server.ts'
import { modelJson } from '#app/ai/model-json.server.ts'
import { withPhones } from '#app/ai/panel.server.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'

const body = z.object({
  targetMobileId: z.string().min(1),
  /** At most 10 are used; without any the server chooses (API-9). */
  candidateIds: z.array(z.string()).max(100).default([]),
  /** Asks again although there is an answer. */
  refresh: z.boolean().default(false),
})

const handle = api({
  async POST({ request }) {
    const { targetMobileId, candidateIds, refresh } = await readJson(request, body)
    const target = requirePhone(targetMobileId)
    const candidates = designCandidates(target, candidateIds)
    const answer = await findSimilarDesigns(target, candidates, { isRefreshed: refresh })
    return modelJson(mapped(answer, matches => withPhones(matches, candidates)))
  },
})

export { handle as loader, handle as action }
