/**
 * `npm run db:restore -- FILE`: puts a backup in the place of the database. The database that was there is kept beside it.
 * A running site goes on with the restored content; an older backup is brought to the newest schema at the next start.
 * What is there but cannot be read as a database is moved aside; a site that has it open must be started again.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { contentOf, databasePath, fail, open, problemOf } from './sqlite.mjs'

const file = process.argv[2]
if (!file) fail('Usage: npm run db:restore -- FILE')
if (!existsSync(file)) fail(`There is no file ${file}.`)

let source
try {
  source = open(file, { readonly: true })
  const problem = problemOf(source)
  if (problem) fail(`${file} is not restored: ${problem}. Nothing was changed.`)
} catch (error) {
  fail(`${file} is not restored: it is no SQLite database (${error.message}). Nothing was changed.`)
}

mkdirSync(dirname(resolve(databasePath)), { recursive: true })
if (existsSync(databasePath)) {
  const kept = `${databasePath}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const problem = await copyOrProblem(kept)
  if (problem) {
    moveAside(kept)
    console.log(
      `What was there is damaged (${problem}) and was moved to ${kept}. A running site must be started again.`,
    )
  } else console.log(`What was there is kept as ${kept}.`)
}
try {
  // Page by page into the file that is there, so that a site that has it open sees the new content, whole.
  await source.backup(databasePath)
} catch (error) {
  fail(`The restore failed: ${error.message}`)
}
source.close()

const restored = open(databasePath)
restored.pragma('journal_mode = WAL')
const problem = problemOf(restored)
const content = problem ? '' : contentOf(restored)
restored.close()
if (problem) fail(`After the restore the database is not usable: ${problem}.`)
console.log(`${databasePath}: ${content}. Checked: whole.`)

/**
 * Copies the database that is there; where it is damaged, there is no copy and this says how.
 * Opened for reading alone if possible: closing a writable one may do away with the side files of a damaged database.
 */
async function copyOrProblem(kept, readonly = true) {
  let before
  try {
    before = open(databasePath, { readonly })
    const integrity = before.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') return integrity.split('\n', 1)[0]
    await before.backup(kept)
    return null
  } catch (error) {
    rmSync(kept, { force: true })
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return error.message
    // A change that was cut off is still to be undone, which is writing.
    if (readonly && /^SQLITE_(READONLY|CANTOPEN)/.test(error.code)) return copyOrProblem(kept, false)
    // A healthy database that is locked, or a full disk: nothing to be moved out of the way.
    return fail(`${databasePath} cannot be kept: ${error.message}. Nothing was changed.`)
  } finally {
    before?.close()
  }
}

/** Its side files go with it: SQLite would take them for those of the restored database. */
function moveAside(kept) {
  for (const side of ['', '-wal', '-shm', '-journal']) {
    if (existsSync(databasePath + side)) renameSync(databasePath + side, kept + side)
  }
}
