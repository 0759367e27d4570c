/** The secret that signs cookies: from the settings, or made up once and kept in the database. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { settings } from '#app/platform/settings.server.ts'
import { db } from '#db/client.server.ts'
import { siteState } from '#db/schema/index.ts'

const STATE_KEY = 'session-secret'

let kept: string | undefined

export function siteSecret(): string {
  kept ??= settings().SESSION_SECRET ?? storedSecret()
  return kept
}

function storedSecret(): string {
  const made = randomBytes(32).toString('base64url')
  // Another process may have been faster.
  db().insert(siteState).values({ key: STATE_KEY, value: made }).onConflictDoNothing().run()
  return (
    db().select({ value: siteState.value }).from(siteState).where(eq(siteState.key, STATE_KEY)).get()?.value ?? made
  )
}
