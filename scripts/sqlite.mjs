/** Opening database files in the plain scripts, which run without development packages. */
import Sqlite from 'better-sqlite3'
import { problemOfVersion } from '../db/node-version.mjs'

const problem = problemOfVersion(process.versions.node)
if (problem) fail(problem)

/** The file that the site uses. */
export const databasePath = process.env.DATABASE_PATH || './data/site.sqlite'

/** @param {string} path @param {{ readonly?: boolean }} options */
export const open = (path, { readonly = false } = {}) => new Sqlite(path, { readonly, fileMustExist: true })

/** What is wrong with an open database; null when it is whole and is one of this site. */
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

/** How much is in it, for people. */
export function contentOf(database) {
  const count = table => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  return `${count('mobiles')} phones, ${count('brands')} brands`
}

/** Ends the script with one line. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
