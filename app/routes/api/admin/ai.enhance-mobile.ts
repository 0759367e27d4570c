import { modelJson } from '#app/ai/client/model-json.server.ts'
import { enhance } from '#app/ai/descriptions/descriptions.server.ts'
import { mobileDataBody } from '#app/ai/editor/mobile-data.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'

const handle = api({
  POST: admin(async ({ request }) =>
    modelJson(await enhance((await readJson(request, mobileDataBody, RECORD)).mobileData, 'admin')),
  ),
})

export { handle as loader, handle as action }
