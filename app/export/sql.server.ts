/** A backup as SQL, which the `sqlite3` command-line tool restores to an equal database. */
import type Sqlite from 'better-sqlite3'
import { withReader } from './reader.server.ts'

/** Approximate characters per chunk; the length of rows varies widely. */
const CHUNK_LENGTH = 256 * 1024

type Item = { type: 'table' | 'index' | 'trigger' | 'view'; name: string; sql: string }

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * The whole database as chunks: tables with rows, then indexes and triggers. Like the tool's `.dump`, the full-text table
 * is restored through its schema entry and shadow tables, so that a `sqlite3` too old for an option of the index can
 * restore it.
 */
export const sqlBackup = (now = new Date()) => withReader(({ $client }) => backupOf($client, now))

function* backupOf(reader: Sqlite.Database, now: Date): Generator<string> {
  const items = reader
    .prepare<[], Item>(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .all()
  const virtual = items.filter(item => /^CREATE VIRTUAL TABLE/i.test(item.sql))
  const tables = items.filter(item => item.type === 'table' && !virtual.includes(item))
  yield [
    `-- Backup of ${now.toISOString()}. Restore into a new file: sqlite3 site.sqlite < backup.sql`,
    'PRAGMA foreign_keys=OFF;',
    `PRAGMA user_version=${reader.pragma('user_version', { simple: true })};`,
    'BEGIN TRANSACTION;\n',
  ].join('\n')
  for (const { name, sql } of tables) {
    yield `${sql};\n`
    yield* rowsOf(reader, name, /WITHOUT ROWID\s*$/i.test(sql))
  }
  const sequences = reader.prepare<[], { name: string; seq: number }>('SELECT name, seq FROM sqlite_sequence').all()
  yield `DELETE FROM sqlite_sequence;\n${sequences
    .map(({ name, seq }) => `INSERT INTO sqlite_sequence(name,seq) VALUES(${literal(name)},${seq});\n`)
    .join('')}`
  for (const { type, sql } of items) if (type === 'index' || type === 'view') yield `${sql};\n`
  for (const { type, sql } of items) if (type === 'trigger') yield `${sql};\n`
  yield 'PRAGMA writable_schema=ON;\n'
  for (const { name, sql } of virtual) {
    yield `INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql) VALUES('table',${literal(name)},${literal(name)},0,${literal(sql)});\n`
  }
  yield 'PRAGMA writable_schema=OFF;\nCOMMIT;\n'
}

/** The rows with their rowids, on which triggers and the full-text index depend. */
function* rowsOf(reader: Sqlite.Database, table: string, isWithoutRowId: boolean): Generator<string> {
  const columns = reader
    .prepare<[], { name: string }>(`SELECT name FROM pragma_table_info(${literal(table)})`)
    .all()
    .map(({ name }) => quoted(name))
  const all = isWithoutRowId ? columns : ['rowid', ...columns]
  // quote() writes every value, including blobs, as a literal that SQLite reads back unchanged.
  const values = all.map(column => `quote(${column})`).join(` || ',' || `)
  const read = reader.prepare<[], string>(
    `SELECT ${values} FROM ${quoted(table)}${isWithoutRowId ? '' : ' ORDER BY rowid'}`,
  )
  const into = `INSERT INTO ${quoted(table)}(${all.join(',')}) VALUES(`
  let lines: string[] = []
  let chars = 0
  for (const line of read.pluck().iterate()) {
    lines.push(`${into}${line});\n`)
    chars += line.length
    if (chars < CHUNK_LENGTH) continue
    yield lines.join('')
    lines = []
    chars = 0
  }
  yield lines.join('')
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
