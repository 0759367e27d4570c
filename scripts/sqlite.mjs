/** Opens database files for scripts that run without development packages. */
import { chownSync, existsSync, linkSync, renameSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { removeDatabase, renameDatabase, SIDE_FILES } from '../db/litestream.mjs'
import { problemOfVersion } from '../db/node-version.mjs'

const problem = problemOfVersion(process.versions.node)
if (problem) fail(problem)

/** The site's database file. */
export const databasePath = process.env.DATABASE_PATH || './data/site.sqlite'

/** @param {string} path @param {{ readonly?: boolean }} options */
export const open = (path, { readonly = false } = {}) => new Sqlite(path, { readonly, fileMustExist: true })

/** Prints one line and exits with status 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/** What a copy is called until it is whole; a copy that was cut off keeps this name. */
const unfinishedOf = path => `${path}.unfinished`

/**
 * Copies an open database to `target`, which gets its name only once the copy is whole and checked.
 * @param {import('better-sqlite3').Database} source
 * @param {string} target replaced where it exists
 * @param {{ check: (path: string) => string, beforeRename?: () => void }} steps `check` makes the copy a single file and
 * returns what to say of it
 * @returns {Promise<string>} what `check` returned
 * @throws {Error} of the copy or of a step; then there is no copy
 */
export async function copyWhole(source, target, { check, beforeRename = () => {} }) {
  const unfinished = unfinishedOf(target)
  removeDatabase(unfinished)
  try {
    await source.backup(unfinished)
    const content = check(unfinished)
    giveToOwner(unfinished)
    beforeRename()
    renameDatabase(unfinished, target)
    return content
  } catch (error) {
    removeDatabase(unfinished)
    throw error
  }
}

/** Gives a file that root made to the owner of its folder: the site does not run as root, and could not write it. */
export function giveToOwner(path) {
  if (process.getuid?.() !== 0 || !existsSync(path)) return
  const { uid, gid } = statSync(dirname(resolve(path)))
  chownSync(path, uid, gid)
}

/** Gives a database another name, with its side files, which SQLite would apply to the file that takes its place. */
export function moveAside(path, target) {
  for (const side of SIDE_FILES) if (existsSync(path + side)) renameSync(path + side, target + side)
  try {
    // The file that takes the place is renamed over this one: at no moment is there none.
    linkSync(path, target)
  } catch {
    // This file system has no links.
    renameSync(path, target)
  }
}
