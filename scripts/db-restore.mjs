/**
 * `npm run db:restore -- FILE`: replaces the database by a backup; a copy of the previous database stays beside it.
 * `npm run db:restore -- --replica [TIME]`: by the continuous copy, as it was at TIME (`2026-05-31T10:00:00Z`) or last;
 * with a TIME it lists what there is.
 * A running site continues with the restored content; an older backup is migrated at the next start.
 * A damaged database is moved aside instead of copied; a site that has it open must be restarted. No file has its final
 * name before it is whole.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { checkCopy, contentOf, problemOf } from '../db/check.mjs'
import {
  findLitestream,
  listPeriods,
  removeDatabase,
  restoreCopy,
  restoreLastBefore,
  storeOf,
  writeConfig,
} from '../db/litestream.mjs'
import { copyWhole, databasePath, fail, giveToOwner, moveAside, open } from './sqlite.mjs'

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
const previous = `${databasePath}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
removeUnfinished()
const damage = existsSync(databasePath) ? await copyOrProblem() : null
let content
try {
  if (damage === null && existsSync(databasePath)) {
    console.log(`What was there is kept as ${previous}.`)
    content = await replaceContent()
  } else {
    const beforeRename = () => damage !== null && moveAside(databasePath, previous)
    content = await copyWhole(source, databasePath, { check: checkCopy, beforeRename })
  }
} catch (error) {
  fail(`The restore failed: ${error.message}`)
}
source.close()
if (file !== argument) removeDatabase(file)
if (damage !== null) {
  console.log(
    `What was there is damaged (${damage}) and was moved to ${previous}. A running site must be started again.`,
  )
}
console.log(`${databasePath}: ${content}. Checked: whole.`)

/** Page by page in one transaction, so that a running site sees the complete new content. */
async function replaceContent() {
  await source.backup(databasePath)
  const restored = open(databasePath)
  try {
    restored.pragma('journal_mode = WAL')
    const problem = problemOf(restored)
    if (problem) throw new Error(`the database is not usable: ${problem}`)
    return contentOf(restored)
  } finally {
    restored.close()
  }
}

/** Restores the continuous copy into a file beside the database, which it returns. */
function fileOfReplica(at) {
  const store = storeOf(process.env)
  if (!store) fail('There is no continuous copy: REPLICA_URL is not set.')
  const found = findLitestream()
  if ('problem' in found) fail(`The continuous copy cannot be read: ${found.problem}.`)
  if (at && Number.isNaN(Date.parse(at))) fail(`${at} is no time such as 2026-05-31T10:00:00Z.`)
  const target = `${databasePath}.restoring`
  mkdirSync(dirname(resolve(databasePath)), { recursive: true })
  const restore = { ...found, databasePath, store, target }
  giveToOwner(writeConfig(databasePath, store))
  try {
    if (!(at ? stateAt({ ...restore, at: new Date(at).toISOString() }) : restoreCopy(restore))) {
      fail(`${store.url} has no copy${at ? ` of ${at} or before` : ''}. Nothing was changed.`)
    }
  } catch (error) {
    fail(`${store.url} cannot be restored: ${error.message}. Nothing was changed.`)
  }
  return target
}

/** Lists what the store has, and restores the last state at or before a time. */
function stateAt(restore) {
  const periods = listPeriods(restore)
  const shown = time => new Date(time).toISOString().replace('.000Z', 'Z')
  console.log(`${restore.store.url} has the states of these times (UTC):`)
  for (const { from, to } of periods) console.log(`  ${shown(from)} to ${shown(to)}`)
  return restoreLastBefore(restore, periods)
}

/** Removes what former restores that were cut off have left. */
function removeUnfinished() {
  const folder = dirname(resolve(databasePath))
  const begin = `${basename(databasePath)}.before-restore-`
  for (const name of readdirSync(folder)) {
    const [, unfinished] = /^(.*\.unfinished)(?:-\w+)?$/.exec(name) ?? []
    if (unfinished?.startsWith(begin)) removeDatabase(join(folder, unfinished))
  }
}

/**
 * Keeps the content of the existing database as `previous`. Returns null, or the problem where it is damaged; then there is no
 * copy. Opened read-only if possible: closing a writable connection may delete the side files of a damaged database.
 */
async function copyOrProblem(readonly = true) {
  let before
  try {
    before = open(databasePath, { readonly })
    const integrity = before.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') return integrity.split('\n', 1)[0]
    await copyWhole(before, previous, { check: asSingleFile })
    return null
  } catch (error) {
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return error.message
    // Rolling back an interrupted transaction needs a writable connection.
    if (readonly && /^SQLITE_(READONLY|CANTOPEN)/.test(error.code)) return copyOrProblem(false)
    // A healthy but locked database, or a full disk: it must not be moved aside.
    return fail(`${databasePath} cannot be kept: ${error.message}. Nothing was changed.`)
  } finally {
    before?.close()
  }
}

/** What was there need not be a database of this site. */
function asSingleFile(path) {
  const copy = open(path)
  copy.pragma('journal_mode = DELETE')
  copy.close()
  return ''
}
