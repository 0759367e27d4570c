import { randomUUID } from 'node:crypto'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { db, foreignChanges } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { etagOf } from './caching.server.ts'

// Versions are counted from the start of the process, so another process must not take them for its own.
const processId = randomUUID()

/** A validator for an answer that depends on nothing but its address and the content. */
export const versionEtag = () => etagOf(`${processId} ${requestContext().contentVersion ?? contentVersion()}`)

/** A validator for an answer that depends on anything in the database: whoever writes anything changes it. */
export function databaseEtag(): string {
  const ownChanges = db().$client.prepare('SELECT total_changes()').pluck().get()
  return etagOf(`${processId} ${ownChanges} ${foreignChanges()}`)
}
