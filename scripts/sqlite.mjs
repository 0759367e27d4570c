/** Opens database files for scripts that run without development packages. */
import Sqlite from 'better-sqlite3'
import { problemOfVersion } from '../db/node-version.mjs'

const problem = problemOfVersion(process.versions.node)
if (problem) fail(problem)

/** The site's database file. */
export const databasePath = process.env.DATABASE_PATH || './data/site.sqlite'

/** @param {string} path @param {{ readonly?: boolean }} options */
export const open = (path, { readonly = false } = {}) => new Sqlite(path, { readonly, fileMustExist: true })

/** Why an open database is not usable; null when it is intact and has the site's tables. */
export function problemOf(database) {
  const integrity = database.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') return `it is damaged: ${integrity}`
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
  for (const table of ['brands', 'mobiles', 'price_history', '__drizzle_migrations']) {
    if (!tables.includes(table)) return `it is no database of this site: it has no table "${table}"`
  }
  const dangling = database.pragma('foreign_key_check')
  return dangling.length > 0 ? `it has ${dangling.length} dangling references` : null
}

/** A summary of the content: `1201 phones, 22 brands`. */
export function contentOf(database) {
  const count = table => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  return `${count('mobiles')} phones, ${count('brands')} brands`
}

/** Prints one line and exits with status 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
