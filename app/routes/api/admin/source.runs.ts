import { adminJson, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { isUndoable, listSourceRuns } from '#app/sources/runs.server.ts'
import { runJson } from '#app/sources/source-json.ts'
import { findSource, SOURCE_GONE } from '#app/sources/sources.server.ts'
import { startRunOf } from '#app/sources/start.server.ts'

/** Runs that the list gives. */
const LISTED = 50

const handle = api({
  GET: admin(({ params: { id = '' } }) => {
    if (!findSource(id)) throw new ApiError(404, SOURCE_GONE)
    return adminJson(listSourceRuns(id, LISTED).map(run => runJson(run, isUndoable(run))))
  }),
  POST: admin(async ({ params: { id = '' }, user }) => {
    const { run } = valueOrThrow(await startRunOf(id, user.username))
    return adminJson({ id: run.id }, 202)
  }),
})

export { handle as loader, handle as action }
