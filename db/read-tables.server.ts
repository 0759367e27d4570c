/** Reads a page of each table from the file, to notice damage that requests served from memory do not meet (FAULT-8). */
import { openReader } from './client.server.ts'

type Table = { name: string; isWithoutRowid: number }

/**
 * Reads the first page of each table and another one by chance, without the memory of the connection that serves.
 * @throws Error of SQLite, such as `SQLITE_CORRUPT`
 */
export function readEachTable(): void {
  const { $client } = openReader()
  try {
    const tables = $client
      .prepare<[], Table>(
        `SELECT name, wr AS isWithoutRowid FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow')`,
      )
      .all()
    for (const { name, isWithoutRowid } of tables) {
      const table = `"${name}" NOT INDEXED`
      $client.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get()
      if (isWithoutRowid) continue
      const chance = `(SELECT abs(random()) % max(1, max(rowid)) FROM ${table})`
      $client.prepare(`SELECT 1 FROM ${table} WHERE rowid >= ${chance} LIMIT 1`).get()
    }
  } finally {
    $client.close()
  }
}
