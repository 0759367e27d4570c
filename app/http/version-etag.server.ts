import { randomUUID } from 'node:crypto'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { db, foreignChanges } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { etagOf } from './caching.server.ts'

// Content versions count from the start of the process, so equal ones of two processes must not give equal ETags.
const processId = randomUUID()

/** An ETag for a response that depends only on its address and the content version. */
export const versionEtag = () => etagOf(`${processId} ${requestContext().contentVersion ?? contentVersion()}`)

/** An ETag for a response that may depend on anything in the database: every write changes it. */
export function databaseEtag(): string {
  const ownChanges = db().$client.prepare('SELECT total_changes()').pluck().get()
  return etagOf(`${processId} ${ownChanges} ${foreignChanges()}`)
}
