/** Opens the database (file, pragmas) and prepares statements once. */
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { problemOfVersion } from '#db/node-version.mjs'
import * as schema from '#db/schema/index.ts'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

/** During start, and in scripts, blocking for a lock is acceptable. */
const START_TIMEOUT_MS = 15_000
/** While serving, blocking would stall all visitors; writers retry instead (write.server.ts). */
const BUSY_TIMEOUT_MS = 5

/** Switches this connection from the timeout of the start to the short one of serving. */
export function stopWaitingForLocks({ $client }: Db): void {
  $client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
}

/** SQLite's own default. */
const CHECKPOINT_PAGES = 1000

/**
 * Litestream must copy the changes before a checkpoint moves them from the log into the file, so it does the checkpoints
 * itself; without it SQLite has to, or the log would grow without bound.
 */
export function leaveCheckpointsTo(whom: 'others' | 'SQLite', { $client }: Db): void {
  $client.pragma(`wal_autocheckpoint = ${whom === 'SQLite' ? CHECKPOINT_PAGES : 0}`)
}

/**
 * Opens the SQLite file at this path with the required pragmas; creates it where it is missing.
 * @throws Error on a Node version in which the driver would crash
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
  return served(client)
}

/** Opens the file of a read-only site, which nobody writes. */
export const openReadOnly = (path: string): Db => served(new Sqlite(path, { readonly: true, fileMustExist: true }))

function served(client: Sqlite.Database): Db {
  client.pragma('cache_size = -32768') // 32 MB
  client.pragma('mmap_size = 268435456') // 256 MB: the search index is read without copies
  client.pragma('temp_store = MEMORY')
  return drizzle(client, { schema })
}

/**
 * A second connection for reading the whole file: with SQLite's small default cache and no memory mapping, so that it
 * takes little memory. The caller closes it.
 */
export const openReader = (): Db => drizzle(new Sqlite(db().$client.name, { readonly: true }), { schema })

// On globalThis, because the development server reloads this module at each change.
const shared = globalThis as { __database?: Db }
let provided = 0

/** Sets the database that `db()` returns: when a process starts, and when a read-only site gets another file. */
export function provideDatabase(handle: Db): void {
  shared.__database = handle
  provided += 1
}

/** The database of this process. @throws Error before `provideDatabase` was called */
export function db(): Db {
  if (!shared.__database) throw new Error('The database is not open: call provideDatabase first.')
  return shared.__database
}

/**
 * A statement that is prepared at its first use and cached for the current database. SQLite compiles it then, so its
 * tables must exist by then.
 */
export function prepared<Statement>(build: (db: Db) => Statement): () => Statement {
  let cached: { handle: Db; statement: Statement } | undefined
  return () => {
    const handle = db()
    if (cached?.handle !== handle) cached = { handle, statement: build(handle) }
    return cached.statement
  }
}

const dataVersion = prepared(({ $client }) => $client.prepare<[], number>('PRAGMA data_version').pluck())

/** A text that changes when another connection or process has written to the file, or it is another file; takes microseconds. */
export const foreignChanges = (): string => `${provided}.${dataVersion().get()}`

/** Whether this process serves a copy that it cannot change. */
export const isReadOnly = (): boolean => db().$client.readonly
