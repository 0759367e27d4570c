/** Opens database files for scripts that run without development packages. */
import Sqlite from 'better-sqlite3'
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
