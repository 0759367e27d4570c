/** Which version of the bundled catalogue the database has, or was offered and declined, and when it was filled. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { projectPath } from '#app/platform/process/project.server.ts'
import { readState, storeState } from '#db/site-state.server.ts'

const STATE_KEY = 'bundled-catalogue'
const FILLED_KEY = 'catalogue-filled-at'

let version: string | undefined

/** A hash of the bundled phones; the file does not change while the process runs. */
function bundledVersion(): string {
  version ??= createHash('sha256')
    .update(readFileSync(projectPath('app/catalog/phones.jsonl')))
    .digest('base64url')
  return version
}

/** Whether the bundled catalogue is another one than the database was filled from, got or declined. */
export const isCatalogueNew = (): boolean => readState(STATE_KEY) !== bundledVersion()

/** Records that the bundled catalogue needs no offer any more. */
export const settleCatalogue = (): void => storeState(STATE_KEY, bundledVersion())

/** Notes the time at which the catalogue filled the empty database, in milliseconds since 1970. */
export const noteFilling = (now: number): void => storeState(FILLED_KEY, String(now))

/** That time; 0 where no catalogue filled it. */
export const filledAt = (): number => Number(readState(FILLED_KEY) ?? 0)
