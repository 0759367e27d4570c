/** The first start on an empty data folder restores the continuous copy (STORE-3). */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { settings } from '#app/platform/settings.server.ts'
import { checkCopy } from '#db/check.mjs'
import { findLitestream, removeDatabase, renameDatabase, restoreCopy, storeOf } from '#db/litestream.mjs'

/**
 * Restores the database from its store, unless the file exists or the store has no copy.
 * @throws Error when a copy cannot be restored: a start on an empty database would hide the loss
 */
export function restoreMissingDatabase(databasePath: string): void {
  const { REPLICA_URL } = settings()
  const store = storeOf(settings())
  if (!store || existsSync(databasePath)) return
  const found = findLitestream()
  if ('problem' in found) return
  mkdirSync(dirname(resolve(databasePath)), { recursive: true })
  const target = `${databasePath}.restoring`
  try {
    if (!restoreCopy({ ...found, databasePath, store, target })) return
    const content = checkCopy(target)
    renameDatabase(target, databasePath)
    console.log(`Restored from ${REPLICA_URL}: ${content}. Checked: whole.`)
  } catch (error) {
    removeDatabase(target)
    const reason = error instanceof Error ? error.message : error
    throw new Error(`The database is missing, and its copy at ${REPLICA_URL} cannot be restored: ${reason}`)
  }
}
