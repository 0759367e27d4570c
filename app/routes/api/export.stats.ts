import { adminJson } from '#app/admin/api-responses.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { exportStats } from '#app/export/stats.server.ts'
import { api } from '#app/http/api.server.ts'

const handle = api({ GET: admin(() => adminJson(exportStats())) })

export { handle as loader, handle as action }
