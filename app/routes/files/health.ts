import { sql } from 'drizzle-orm'
import { ApiError, api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { db } from '#db/client.server.ts'

/** 200 when the database answers, 503 otherwise (API-19). */
const handle = api({
  GET() {
    try {
      db().get(sql`SELECT count(*) FROM site_state`)
    } catch {
      throw new ApiError(503, 'The database does not answer.')
    }
    return Response.json({ status: 'ok' }, { headers: privateHeaders })
  },
})

export { handle as loader, handle as action }
