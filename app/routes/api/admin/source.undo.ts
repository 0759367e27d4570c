import { adminJson, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { findRunOf, RUN_GONE } from '#app/sources/runs.server.ts'
import { undoSourceRun } from '#app/sources/undo.server.ts'

const handle = api({
  POST: admin(async ({ params: { id = '', run: runId = '' }, user }) => {
    if (!findRunOf(id, runId)) throw new ApiError(404, RUN_GONE)
    return adminJson(valueOrThrow(await undoSourceRun(runId, user.username, Date.now())))
  }),
})

export { handle as loader, handle as action }
