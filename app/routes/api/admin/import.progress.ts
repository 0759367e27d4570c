import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { progressEvents } from '#app/import/run/progress.server.ts'

const handle = api({ GET: admin(({ request }) => progressEvents(request.signal)) })

export { handle as loader, handle as action }
