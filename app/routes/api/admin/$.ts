import { admin } from '#app/auth/guard.server.ts'
import { api, missing } from '#app/http/api.server.ts'

/** Unknown addresses of the panel's endpoints: like all of them, they are for the signed-in. */
const guarded = admin(missing)
const handle = api({ GET: guarded, POST: guarded, PUT: guarded, PATCH: guarded, DELETE: guarded })

export { handle as loader, handle as action }
