/** A read-only site: serves the latest continuous copy of the site that writes (READER-1). */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { errorText } from '#app/platform/error-text.ts'
import { endFaults } from '#app/platform/process/faults.server.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { projectPath } from '#app/platform/process/project.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { type Db, db, openReadOnly, provideDatabase } from '#db/client.server.ts'
import {
  findLitestream,
  listChanges,
  type Restore,
  removeDatabase,
  renameDatabase,
  restoreCopyInBackground,
  storeOf,
} from '#db/litestream.mjs'
import { restoreMissingDatabase } from './restore.server.ts'

const FOLLOW_EVERY_MS = 10_000
/** Requests that began with the former file end within this time. */
const CLOSE_AFTER_MS = 60_000

/** Never the file of a site that writes, which may run on this machine with the same settings. */
const copyPath = () => `${settings().DATABASE_PATH}.copy`

let followed: { at: number; problem: string | null } | null = null

/** Since when the served copy was the latest one, and why it could not be renewed; null on a site that writes. */
export const followState = () =>
  followed && { checkedAt: new Date(followed.at).toISOString(), problem: followed.problem }

/**
 * Opens the database of a read-only site: the copy in the store, or that of the former run where there is one, which is
 * then brought up to date in the background.
 * @throws Error where there is neither
 */
export function openFollowedDatabase(): Db {
  const { REPLICA_URL } = settings()
  if (!REPLICA_URL) throw new Error('READ_ONLY=on needs REPLICA_URL, the store that the site which writes copies to.')
  const found = findLitestream()
  if ('problem' in found) throw new Error(`READ_ONLY=on needs Litestream: ${found.problem}.`)
  const path = copyPath()
  restoreMissingDatabase(path)
  if (!existsSync(path)) throw new Error(`There is no copy at ${REPLICA_URL} yet: start the site that writes first.`)
  return openReadOnly(path)
}

/** Replaces the served database within seconds after each change in the store. */
export function followCopy(): void {
  const store = storeOf(settings())
  const found = findLitestream()
  if (!store || 'problem' in found) return
  const databasePath = copyPath()
  const restore: Restore = { ...found, store, databasePath, target: `${databasePath}.next` }
  let isRunning = false
  let served = ''
  const follow = async () => {
    if (isRunning) return
    isRunning = true
    const at = Date.now()
    try {
      const latest = await listChanges(restore)
      if (latest !== served) await replace(restore)
      served = latest
      followed = { at, problem: null }
    } catch (error) {
      removeDatabase(restore.target)
      const problem = errorText(error)
      // Logged once: a store that is away must not fill the log.
      if (followed?.problem !== problem) logger().error({ message: 'The copy could not be renewed.', problem })
      followed = { at: followed?.at ?? at, problem }
    } finally {
      isRunning = false
    }
  }
  void follow()
  setInterval(follow, FOLLOW_EVERY_MS).unref()
}

/** Restores, checks in a process of its own, renames and opens the copy; what was cached is then outdated. */
async function replace(restore: Restore): Promise<void> {
  if (!(await restoreCopyInBackground(restore))) throw new Error('The store has no copy.')
  await promisify(execFile)(process.execPath, [projectPath('scripts', 'db-check.mjs'), restore.target])
  const former = db()
  renameDatabase(restore.target, restore.databasePath)
  provideDatabase(openReadOnly(restore.databasePath))
  // The new copy was checked.
  endFaults(['damaged'])
  setTimeout(() => former.$client.close(), CLOSE_AFTER_MS).unref()
}
