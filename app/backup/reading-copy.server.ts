/** A start on a disk that cannot be written: the site serves a copy in the temporary folder, and stores nothing (FAULT-3). */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCopy } from '#db/check.mjs'
import { type Db, openReadOnly } from '#db/client.server.ts'
import { isMigrated } from '#db/migrate.ts'

/** The log of a process that was killed has changes that are not yet in the file. */
const PARTS = ['', '-wal']

/**
 * Copies the database and opens the copy for reading; it is removed at the end of the process.
 * @throws Error where it cannot be copied, is damaged, or needs a migration
 */
export function openReadingCopy(databasePath: string): Db {
  const folder = mkdtempSync(join(tmpdir(), 'site-reading-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'site.sqlite')
  for (const part of PARTS) if (existsSync(databasePath + part)) copyFileSync(databasePath + part, path + part)
  checkCopy(path)
  const copy = openReadOnly(path)
  if (!isMigrated(copy)) throw new Error('it needs a migration before it can be served')
  return copy
}
