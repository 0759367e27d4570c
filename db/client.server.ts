/** Opening the database: the file, its pragmas, and statements that are prepared once. */
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { problemOfVersion } from '#db/node-version.mjs'
import * as schema from '#db/schema/index.ts'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

/** While a process starts, or a script runs, it may block for a lock. */
const START_TIMEOUT_MS = 5000
/** A process that serves visitors may not: whoever writes tries again (write.server.ts). */
const BUSY_TIMEOUT_MS = 5

/** From now on this connection waits no longer for a lock than visitors notice. */
export function stopWaitingForLocks({ $client }: Db): void {
  $client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
}

/**
 * Opens (and makes) the SQLite file at this path, with the pragmas that the site relies on.
 * @throws Error on a Node that the driver would crash
 */
export function openDatabase(path: string): Db {
  const problem = problemOfVersion(process.versions.node)
  if (problem) throw new Error(problem)
  mkdirSync(dirname(resolve(path)), { recursive: true })
  const client = new Sqlite(path)
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = FULL')
  client.pragma('foreign_keys = ON')
  client.pragma(`busy_timeout = ${START_TIMEOUT_MS}`)
  client.pragma('cache_size = -32768') // 32 MB
  client.pragma('mmap_size = 268435456') // 256 MB: the search index is read without copies
  client.pragma('temp_store = MEMORY')
  return drizzle(client, { schema })
}

/**
 * A second connection to the file of this process, for reading all of it: with the small cache that SQLite begins with and
 * the file not mapped, so that passing every page through it takes no memory. Whoever opens it closes it.
 */
export const openReader = (): Db => drizzle(new Sqlite(db().$client.name, { readonly: true }), { schema })

// On globalThis, because the development server loads this module anew at each change.
const shared = globalThis as { __database?: Db }

/** Makes this handle the one that `db()` gives; whoever starts the process calls it once. */
export function provideDatabase(handle: Db): void {
  shared.__database = handle
}

/** The database of this process. @throws Error when nobody has opened it. */
export function db(): Db {
  if (!shared.__database) throw new Error('The database is not open: call provideDatabase first.')
  return shared.__database
}

/**
 * A statement that is built at its first use and kept as long as the database it was built on.
 * The tables it names must exist by then: SQLite compiles it there and then.
 */
export function prepared<Statement>(build: (db: Db) => Statement): () => Statement {
  let kept: { on: Db; statement: Statement } | undefined
  return () => {
    const handle = db()
    if (kept?.on !== handle) kept = { on: handle, statement: build(handle) }
    return kept.statement
  }
}

/** Changes whenever another connection or process has written to the file; cheap to ask (microseconds). */
export function foreignChanges(): number {
  return db().$client.pragma('data_version', { simple: true }) as number
}
