/** A backup as SQL that the `sqlite3` command-line tool turns into an equal database. */
import { db } from '#db/client.server.ts'
import { Sqlite } from '#db/sqlite.server.ts'

const BATCH = 200

type Item = { type: 'table' | 'index' | 'trigger' | 'view'; name: string; sql: string }

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * The whole database, in pieces: tables with their rows, then indexes and triggers. The full-text index keeps its words in
 * tables of its own, which are not dumped: they are made from the phones again, in the last statements.
 * All is read in one transaction, so what is sent is the state of one moment, whatever is written meanwhile.
 */
export function* sqlBackup(now = new Date()): Generator<string> {
  const reader = new Sqlite(db().$client.name, { readonly: true })
  try {
    reader.exec('BEGIN')
    const items = reader
      .prepare<[], Item>(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
      )
      .all()
    const virtual = items.filter(item => /^CREATE VIRTUAL TABLE/i.test(item.sql))
    const isShadow = (name: string) => virtual.some(table => name.startsWith(`${table.name}_`))
    const tables = items.filter(item => item.type === 'table' && !virtual.includes(item) && !isShadow(item.name))
    yield [
      `-- Backup of ${now.toISOString()}. Restore into a new file: sqlite3 site.sqlite < backup.sql`,
      'PRAGMA foreign_keys=OFF;',
      `PRAGMA user_version=${reader.pragma('user_version', { simple: true })};`,
      'BEGIN TRANSACTION;\n',
    ].join('\n')
    for (const { name, sql } of tables) {
      yield `${sql};\n`
      yield* rowsOf(reader, name)
    }
    const sequences = reader.prepare<[], { name: string; seq: number }>('SELECT name, seq FROM sqlite_sequence').all()
    yield sequences
      .map(({ name, seq }) => `INSERT OR REPLACE INTO sqlite_sequence(name, seq) VALUES(${literal(name)}, ${seq});\n`)
      .join('')
    for (const { sql } of virtual) yield `${sql};\n`
    yield FILL_SEARCH_INDEX
    for (const { type, sql } of items) if (type === 'index' || type === 'trigger' || type === 'view') yield `${sql};\n`
    yield 'COMMIT;\n'
  } finally {
    reader.close()
  }
}

/** The full-text rows have the numbers of `search_entries`, which are part of the backup: the order is kept too. */
const FILL_SEARCH_INDEX = `INSERT INTO phone_search (rowid, name, endings, specs)
  SELECT e.id, m.search_name, m.search_endings, m.search_specs FROM search_entries e JOIN mobiles m ON m.id = e.mobile_id;
`

function* rowsOf(reader: InstanceType<typeof Sqlite>, table: string): Generator<string> {
  const columns = reader.prepare<[], { name: string }>(`SELECT name FROM pragma_table_info(${literal(table)})`).all()
  // SQLite's own quote() writes every value, blobs too, as a literal that reads back the same.
  const values = columns.map(({ name }) => `quote(${quoted(name)})`).join(` || ',' || `)
  const read = reader.prepare<[number], { row: number; line: string }>(
    `SELECT rowid AS row, ${values} AS line FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`,
  )
  const into = `INSERT INTO ${quoted(table)}(rowid,${columns.map(({ name }) => quoted(name)).join(',')}) VALUES(`
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = read.all(after)
    if (rows.length > 0) yield rows.map(({ row, line }) => `${into}${row},${line});\n`).join('')
    if (rows.length < BATCH) return
    after = rows.at(-1)?.row ?? after
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
