import { mobileDataBody } from '#app/ai/mobile-data.ts'
import { modelJson } from '#app/ai/model-json.server.ts'
import { enhance } from '#app/ai/seo.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'

const handle = api({
  POST: admin(async ({ request }) =>
    modelJson(await enhance((await readJson(request, mobileDataBody)).mobileData, 'admin')),
  ),
})

export { handle as loader, handle as action }
