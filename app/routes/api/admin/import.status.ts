import { adminJson } from '#app/admin/api-responses.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { importStatus } from '#app/import/run/status.server.ts'

const handle = api({ GET: admin(() => adminJson(importStatus())) })

export { handle as loader, handle as action }
