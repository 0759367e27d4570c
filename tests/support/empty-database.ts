/** A migrated database without content, made once; each file of unit tests gets a copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'

/** Run once before all tests; returns the cleanup function. */
export default function makeEmptyDatabase(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'))
  const file = join(folder, 'empty.sqlite')
  const database = openDatabase(file)
  migrateDatabase(database)
  database.$client.pragma('wal_checkpoint(TRUNCATE)')
  database.$client.close()
  process.env.EMPTY_DATABASE = file
  return () => rmSync(folder, { recursive: true, force: true })
}
