import { adminJson } from '#app/admin/api-answers.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { cancelRun } from '#app/import/run/runner.server.ts'
import { api } from '#app/platform/api.server.ts'

const handle = api({ POST: admin(() => adminJson({ cancelled: cancelRun() })) })

export { handle as loader, handle as action }
