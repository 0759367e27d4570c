/** A database with the bundled catalogue in it, filled once for all sites that tests start: each gets a copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startSite } from './site.ts'

/** To be run once before all tests; gives what is to be run after them. */
export default async function makeTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const site = await startSite({ folder })
  await site.stop()
  const database = new Database(site.databasePath)
  // What a start makes for the site itself: each copy makes its own.
  database.exec("DELETE FROM sessions; DELETE FROM users; DELETE FROM site_state WHERE key = 'session-secret'")
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  process.env.SITE_TEMPLATE = site.databasePath
  return () => rmSync(folder, { recursive: true, force: true })
}
