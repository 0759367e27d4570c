import { adminJson } from '#app/admin/api-responses.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { findRunOf, isUndoable, RUN_GONE } from '#app/sources/runs.server.ts'
import { runJson } from '#app/sources/source-json.ts'

const handle = api({
  GET: admin(({ params: { id = '', run: runId = '' } }) => {
    const run = findRunOf(id, runId)
    if (!run) throw new ApiError(404, RUN_GONE)
    return adminJson(runJson(run, isUndoable(run)))
  }),
})

export { handle as loader, handle as action }
