import { adminJson } from '#app/admin/api-answers.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { importStatus } from '#app/import/run/status.server.ts'
import { api } from '#app/platform/api.server.ts'

const handle = api({ GET: admin(() => adminJson(importStatus())) })

export { handle as loader, handle as action }
