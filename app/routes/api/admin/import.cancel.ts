import { adminJson } from '#app/admin/api-responses.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { cancelRun } from '#app/import/run/runner.server.ts'

const handle = api({ POST: admin(() => adminJson({ cancelled: cancelRun() })) })

export { handle as loader, handle as action }
