/** Checks copies of the database. Plain JavaScript, because scripts run it in the container too. */
import Sqlite from 'better-sqlite3'

/**
 * Why an open database is not usable; null when it is intact and has the site's tables.
 * @param {import('better-sqlite3').Database} database
 * @returns {string | null}
 */
export function problemOf(database) {
  const integrity = database.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') return `it is damaged: ${integrity}`
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
  for (const table of ['brands', 'mobiles', 'price_history', '__drizzle_migrations']) {
    if (!tables.includes(table)) return `it is no database of this site: it has no table "${table}"`
  }
  const dangling = /** @type {unknown[]} */ (database.pragma('foreign_key_check'))
  return dangling.length > 0 ? `it has ${dangling.length} dangling references` : null
}

/**
 * A summary of the content: `1201 phones, 22 brands`.
 * @param {import('better-sqlite3').Database} database
 */
export function contentOf(database) {
  const count = (/** @type {string} */ table) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  return `${count('mobiles')} phones, ${count('brands')} brands`
}

/**
 * Checks a copy and makes it a single file, which needs no side files.
 * @param {string} path
 * @returns {string} a summary of its content
 * @throws {Error} where it is not usable
 */
export function checkCopy(path) {
  const copy = new Sqlite(path, { fileMustExist: true })
  try {
    copy.pragma('journal_mode = DELETE')
    const problem = problemOf(copy)
    if (problem) throw new Error(problem)
    return contentOf(copy)
  } finally {
    copy.close()
  }
}
