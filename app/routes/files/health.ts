import { sql } from 'drizzle-orm'
import { currentUser } from '#app/auth/session.server.ts'
import { followState } from '#app/backup/follow.server.ts'
import { replicaState } from '#app/backup/replica.server.ts'
import { backupState } from '#app/backup/scheduled.server.ts'
import { uncleanStopCheck } from '#app/backup/unclean-stop.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { listFaults, noteReadFault } from '#app/platform/process/faults.server.ts'
import { db } from '#db/client.server.ts'

/** 200 when the database answers, 503 otherwise; with details for the signed-in (API-19). */
const handle = api({
  async GET({ request }) {
    try {
      db().get(sql`SELECT count(*) FROM site_state`)
    } catch (error) {
      noteReadFault(error)
      throw new ApiError(503, 'The database does not answer.')
    }
    const details = (await currentUser(request))
      ? {
          continuousCopy: replicaState(),
          backups: backupState(),
          followed: followState(),
          check: uncleanStopCheck(),
          faults: listFaults(),
        }
      : {}
    return Response.json({ status: 'ok', ...details }, { headers: privateHeaders })
  },
})

export { handle as loader, handle as action }
