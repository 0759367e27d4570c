/**
 * `npm run db:restore -- FILE`: puts a backup in the place of the database. The database that was there is kept beside it.
 * A running site goes on with the restored content; an older backup is brought to the newest schema at the next start.
 */
import { existsSync, mkdirSync } from 'node:fs'
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
  const before = open(databasePath)
  await before.backup(kept)
  before.close()
  console.log(`What was there is kept as ${kept}.`)
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
