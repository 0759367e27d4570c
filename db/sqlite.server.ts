/**
 * The SQLite driver for the Node that runs. better-sqlite3 12 serves Node 20 but aborts the process on Node 24, when a
 * statement is collected; 13 serves Node 22 and newer but not 20. docs/decisions/004-two-drivers.md tells more.
 */
import { createRequire } from 'node:module'
import type Driver from 'better-sqlite3'

const major = Number.parseInt(process.versions.node, 10)

export const Sqlite: typeof Driver = createRequire(import.meta.url)(
  major >= 22 ? 'better-sqlite3-napi' : 'better-sqlite3',
)
export type SqliteDatabase = Driver.Database
