/** Which version of the bundled catalogue the database has, or was offered and declined. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { projectPath } from '#app/platform/process/project.server.ts'
import { db } from '#db/client.server.ts'
import { siteState } from '#db/schema/index.ts'

const STATE_KEY = 'bundled-catalogue'

let version: string | undefined

/** A hash of the bundled phones; the file does not change while the process runs. */
function bundledVersion(): string {
  version ??= createHash('sha256')
    .update(readFileSync(projectPath('app/catalog/phones.jsonl')))
    .digest('base64url')
  return version
}

/** Whether the bundled catalogue is another one than the database was filled from, got or declined. */
export const isCatalogueNew = (): boolean =>
  db().select({ value: siteState.value }).from(siteState).where(eq(siteState.key, STATE_KEY)).get()?.value !==
  bundledVersion()

/** Records that the bundled catalogue needs no offer any more. */
export function settleCatalogue(): void {
  const row = { key: STATE_KEY, value: bundledVersion() }
  db()
    .insert(siteState)
    .values(row)
    .onConflictDoUpdate({ target: siteState.key, set: { value: row.value } })
    .run()
}
