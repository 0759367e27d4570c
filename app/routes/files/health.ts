import { sql } from 'drizzle-orm'
import { currentUser } from '#app/auth/session.server.ts'
import { lastFileCheck } from '#app/backup/file-check.server.ts'
import { followState } from '#app/backup/follow.server.ts'
import { replicaState } from '#app/backup/replica.server.ts'
import { backupState } from '#app/backup/scheduled.server.ts'

import { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { listFaults, noteReadFault, whenDamageWasMet } from '#app/platform/process/faults.server.ts'
import { db } from '#db/client.server.ts'

/** Why the database does not serve; null while it does. */
function databaseProblem(): string | null {
  let isRead = false
  try {
    db().get(sql`SELECT count(*) FROM site_state`)
    isRead = true
  } catch (error) {
    noteReadFault(error)
  }
  // Damage in a part that nothing has read yet, found by a check, closes no site.
  if (whenDamageWasMet() !== null) return 'The database is damaged.'
  return isRead ? null : 'The database does not answer.'
}

/** 200 while the database can be read, else 503; with details for the signed-in (API-19). */
const handle = api({
  async GET({ request }) {
    const problem = databaseProblem()
    // The session stands in the database too.
    const isSignedIn = await currentUser(request).catch(error => {
      if (problem === null) throw error
    })
    const details = isSignedIn
      ? {
          continuousCopy: replicaState(),
          backups: backupState(),
          followed: followState(),
          check: lastFileCheck(),
          faults: listFaults(),
        }
      : {}
    const state = problem === null ? { status: 'ok' } : { message: problem }
    return Response.json({ ...state, ...details }, { status: problem === null ? 200 : 503, headers: privateHeaders })
  },
})

export { handle as loader, handle as action }
