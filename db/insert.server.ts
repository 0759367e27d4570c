/** Inserts many rows of one kind by a statement that is built and prepared once for each connection. */
import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { prepared } from './client.server.ts'

type Row<Table extends SQLiteTable> = Table['$inferInsert']

/** What happens where a row with the same key is stored: an error, nothing, or the new row takes its place. */
type OnConflict = 'throw' | 'keep' | 'replace'

/**
 * A function that inserts a row in the caller's transaction and returns its rowid.
 * @param table its columns may have constants as defaults, no expressions; to replace rows it has one column as its key
 */
export function inserter<Table extends SQLiteTable>(
  table: Table,
  onConflict: OnConflict = 'throw',
): (row: Row<Table>) => number {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table))
  if (columns.some(([, column]) => is(column.default, SQL))) throw new TypeError('A default is an expression.')
  const insert = prepared(db => {
    // Not as parameters of the columns: those would store null in a column of JSON as a text.
    const values = Object.fromEntries(columns.map(([key]) => [key, sql`${sql.placeholder(key)}`])) as Row<Table>
    const statement = db.insert(table as SQLiteTable).values(values)
    if (onConflict === 'keep') return statement.onConflictDoNothing().prepare()
    if (onConflict === 'throw') return statement.prepare()
    const target = columns.flatMap(([, column]) => (column.primary ? [column] : []))
    const set = Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]))
    return statement.onConflictDoUpdate({ target, set }).prepare()
  })
  const encode = ([key, column]: [string, SQLiteColumn], row: Row<Table>) => {
    const given: unknown = row[key as keyof Row<Table>]
    const value = given === undefined ? (column.default ?? null) : given
    return [key, value === null ? null : column.mapToDriverValue(value)]
  }
  return row => Number(insert().run(Object.fromEntries(columns.map(entry => encode(entry, row)))).lastInsertRowid)
}
