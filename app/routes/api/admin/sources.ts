import { adminJson, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { sourceForm } from '#app/sources/schema.ts'
import { sourceEtag, sourceJson } from '#app/sources/source-json.ts'
import { createSource, listSources } from '#app/sources/sources.server.ts'

const handle = api({
  GET: admin(() => adminJson(listSources().map(sourceJson))),
  POST: admin(async ({ request, user }) => {
    const form = await readJson(request, sourceForm)
    const source = valueOrThrow(await makeChange(() => createSource(form, user.username, Date.now())))
    return adminJson(sourceJson(source), 201, { ETag: sourceEtag(source) })
  }),
})

export { handle as loader, handle as action }
