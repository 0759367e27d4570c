import { z } from 'zod'
import { answerJson } from '#app/ai/answer-json.server.ts'
import { analyzeScreen } from '#app/ai/helpers.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import { api } from '#app/platform/api.server.ts'
import { readJson } from '#app/platform/json-body.server.ts'

const body = z.object({
  mobileId: z.string().min(1),
  /** Asks again although there is an answer. */
  refresh: z.boolean().default(false),
})

const handle = api({
  async POST({ request }) {
    const { mobileId, refresh } = await readJson(request, body)
    return answerJson(await analyzeScreen(requirePhone(mobileId), { isRefreshed: refresh }))
  },
})

export { handle as loader, handle as action }
