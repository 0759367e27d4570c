import { adminJson, deleted, requireMatch, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { sourceForm } from '#app/sources/schema.ts'
import { sourceEtag, sourceJson } from '#app/sources/source-json.ts'
import { deleteSource, findSource, SOURCE_GONE, updateSource } from '#app/sources/sources.server.ts'

const handle = api({
  GET: admin(({ params: { id = '' } }) => {
    const source = findSource(id)
    if (!source) throw new ApiError(404, SOURCE_GONE)
    return adminJson(sourceJson(source), 200, { ETag: sourceEtag(source) })
  }),
  PUT: admin(async ({ request, params: { id = '' }, user }) => {
    const form = await readJson(request, sourceForm)
    const result = await makeChange(() => {
      requireMatch(request, findSource(id))
      return updateSource(id, form, null, user.username, Date.now())
    })
    const source = valueOrThrow(result)
    return adminJson(sourceJson(source), 200, { ETag: sourceEtag(source) })
  }),
  DELETE: admin(async ({ request, params: { id = '' }, user }) => {
    const result = await makeChange(() => {
      requireMatch(request, findSource(id))
      return deleteSource(id, user.username)
    })
    valueOrThrow(result)
    return deleted()
  }),
})

export { handle as loader, handle as action }
