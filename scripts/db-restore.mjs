/**
 * `npm run db:restore -- FILE`: replaces the database by a backup; a copy of the previous database stays beside it.
 * `npm run db:restore -- --replica [TIME]`: by the continuous copy, as it was at TIME (`2026-05-31T10:00:00Z`) or last.
 * A running site continues with the restored content; an older backup is migrated at the next start.
 * A damaged database is moved aside instead of copied; a site that has it open must be restarted.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { contentOf, problemOf } from '../db/check.mjs'
import { findLitestream, removeDatabase, restoreCopy, storeOf } from '../db/litestream.mjs'
import { databasePath, fail, open } from './sqlite.mjs'

const [argument, time] = process.argv.slice(2)
if (!argument) fail('Usage: npm run db:restore -- FILE, or --replica [TIME]')
const file = argument === '--replica' ? fileOfReplica(time) : argument
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
  const previous = `${databasePath}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const problem = await copyOrProblem(previous)
  if (problem) {
    moveAside(previous)
    console.log(
      `What was there is damaged (${problem}) and was moved to ${previous}. A running site must be started again.`,
    )
  } else console.log(`What was there is kept as ${previous}.`)
}
try {
  // Page by page into the existing file, so that a running site sees the complete new content.
  await source.backup(databasePath)
} catch (error) {
  fail(`The restore failed: ${error.message}`)
}
source.close()
if (file !== argument) removeDatabase(file)

const restored = open(databasePath)
restored.pragma('journal_mode = WAL')
const problem = problemOf(restored)
const content = problem ? '' : contentOf(restored)
restored.close()
if (problem) fail(`After the restore the database is not usable: ${problem}.`)
console.log(`${databasePath}: ${content}. Checked: whole.`)

/** Restores the continuous copy into a file beside the database, which it returns. */
function fileOfReplica(at) {
  const store = storeOf(process.env)
  if (!store) fail('There is no continuous copy: REPLICA_URL is not set.')
  const found = findLitestream()
  if ('problem' in found) fail(`The continuous copy cannot be read: ${found.problem}.`)
  if (at && Number.isNaN(Date.parse(at))) fail(`${at} is no time such as 2026-05-31T10:00:00Z.`)
  const target = `${databasePath}.restoring`
  mkdirSync(dirname(resolve(databasePath)), { recursive: true })
  try {
    const restore = { ...found, databasePath, store, target, at: at && new Date(at).toISOString() }
    if (!restoreCopy(restore)) fail(`${store.url} has no copy${at ? ` of ${at}` : ''}. Nothing was changed.`)
  } catch (error) {
    fail(`${store.url} cannot be restored: ${error.message}. Nothing was changed.`)
  }
  return target
}

/**
 * Copies the existing database to `target`. Returns null, or the problem where it is damaged; then there is no copy.
 * Opened read-only if possible: closing a writable connection may delete the side files of a damaged database.
 */
async function copyOrProblem(target, readonly = true) {
  let before
  try {
    before = open(databasePath, { readonly })
    const integrity = before.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') return integrity.split('\n', 1)[0]
    await before.backup(target)
    return null
  } catch (error) {
    rmSync(target, { force: true })
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return error.message
    // Rolling back an interrupted transaction needs a writable connection.
    if (readonly && /^SQLITE_(READONLY|CANTOPEN)/.test(error.code)) return copyOrProblem(target, false)
    // A healthy but locked database, or a full disk: it must not be moved aside.
    return fail(`${databasePath} cannot be kept: ${error.message}. Nothing was changed.`)
  } finally {
    before?.close()
  }
}

/** Moves the side files too: SQLite would apply them to the restored database. */
function moveAside(target) {
  for (const side of ['', '-wal', '-shm', '-journal']) {
    if (existsSync(databasePath + side)) renameSync(databasePath + side, target + side)
  }
}
