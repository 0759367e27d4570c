import { admin } from '#app/auth/guard.server.ts'
import { downloadAt } from '#app/export/downloads.server.ts'
import { api } from '#app/http/api.server.ts'

const handle = api({ GET: admin(({ request }) => downloadAt(new URL(request.url).pathname)) })

export { handle as loader, handle as action }
