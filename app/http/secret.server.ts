/** The secret that signs cookies: from the settings, or generated once and stored in the database. */
import { randomBytes } from 'node:crypto'
import { settings } from '#app/platform/settings.server.ts'
import { db, isReadOnly } from '#db/client.server.ts'
import { siteState } from '#db/schema/index.ts'
import { readState } from '#db/site-state.server.ts'

const STATE_KEY = 'session-secret'

let cached: string | undefined

export function siteSecret(): string {
  cached ??= settings().SESSION_SECRET ?? storedSecret()
  return cached
}

function storedSecret(): string {
  const generated = randomBytes(32).toString('base64url')
  // Another process may have stored one first; then that one wins.
  if (!isReadOnly()) db().insert(siteState).values({ key: STATE_KEY, value: generated }).onConflictDoNothing().run()
  return readState(STATE_KEY) ?? generated
}
