import { modelJson } from '#app/ai/client/model-json.server.ts'
import { generateSpecs } from '#app/ai/editor/editor.server.ts'
import { generatorInput } from '#app/ai/editor/generate.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'

const handle = api({
  POST: admin(async ({ request }) => modelJson(await generateSpecs(await readJson(request, generatorInput, RECORD)))),
})

export { handle as loader, handle as action }
