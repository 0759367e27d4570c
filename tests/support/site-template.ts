/** A database with the bundled catalogue, filled once; each site started by a test gets a copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startSite } from './site.ts'

/** Run once before all tests, or once before several runs; returns the cleanup function. */
export default async function makeTemplate(): Promise<() => void> {
  if (process.env.SITE_TEMPLATE) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const site = await startSite({ folder })
  await site.stop()
  const database = new Database(site.databasePath)
  // Data created at start belongs to one site: each copy creates its own.
  database.exec("DELETE FROM sessions; DELETE FROM users; DELETE FROM site_state WHERE key = 'session-secret'")
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  process.env.SITE_TEMPLATE = site.databasePath
  return () => rmSync(folder, { recursive: true, force: true })
}
