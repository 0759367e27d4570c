/** Migrates a database to the newest schema; all pending migrations run in one transaction (RUN-2). */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectPath } from '#app/platform/process/project.server.ts'
import type { Db } from '#db/client.server.ts'

const allMigrations = () => readMigrationFiles({ migrationsFolder: projectPath('db/migrations') })

/** The copy that is made before a migration; there is one at most. */
const copyOf = (path: string) => `${resolve(path)}.before-migration`

/** As drizzle creates it, which still makes the migrations of tests. */
const CREATE_TABLE =
  'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)'

/** When the newest migration of this database was written; null for a new database. */
function newestIn(client: Sqlite.Database): number | null {
  const tables = client.prepare("SELECT count(*) FROM sqlite_schema WHERE name = '__drizzle_migrations'")
  if (tables.pluck().get() === 0) return null
  return client.prepare<[], number | null>('SELECT max(created_at) FROM __drizzle_migrations').pluck().get() ?? null
}

/**
 * The migrations that this database still needs.
 * @throws Error for a database that a newer version of the site has migrated
 */
function pendingFor(client: Sqlite.Database) {
  const migrations = allMigrations()
  const newest = newestIn(client)
  const known = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
  if (newest !== null && newest > known) {
    const day = new Date(newest).toISOString().slice(0, 10)
    throw new Error(
      `The database was migrated by a newer version of the site (migration of ${day}): start that version, or restore a copy from before it.`,
    )
  }
  return { pending: migrations.filter(({ folderMillis }) => folderMillis > (newest ?? -1)), isNew: newest === null }
}

/** Whether this database has the schema of this version of the site. */
export const isMigrated = ({ $client }: Db): boolean => pendingFor($client).pending.length === 0

/**
 * Migrates the database; a copy of the former one is made beside it first.
 * @returns whether there was anything to migrate
 * @throws Error when the database is newer, or no copy can be made, or a migration fails or leaves a dangling reference;
 * then nothing is changed
 */
export function migrateDatabase({ $client }: Db): boolean {
  const { pending, isNew } = pendingFor($client)
  if (pending.length === 0) return false
  if (!isNew) copyFirst($client.name, copyOf($client.name))
  // Rebuilding a table needs foreign keys off, and SQLite cannot switch them inside a transaction.
  $client.pragma('foreign_keys = OFF')
  try {
    $client.transaction(() => apply($client, pending)).immediate()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`The database cannot be migrated: ${reason}. Nothing was changed.`, { cause: error })
  } finally {
    $client.pragma('foreign_keys = ON')
  }
  return true
}

/** Removes the copy of a former migration, once a start has shown that the migrated database serves. */
export const removeMigrationCopy = ({ $client }: Db): void => rmSync(copyOf($client.name), { force: true })

function apply(client: Sqlite.Database, migrations: ReturnType<typeof allMigrations>): void {
  client.exec(CREATE_TABLE)
  const record = client.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) client.exec(statement)
    record.run(hash, folderMillis)
  }
  const dangling = client.pragma('foreign_key_check') as unknown[]
  if (dangling.length > 0) throw new Error(`it would have ${dangling.length} dangling references`)
}

/** In a process of its own, because a start cannot wait for what is asynchronous. */
function copyFirst(path: string, copy: string): void {
  rmSync(copy, { force: true })
  const { status, stderr, error } = spawnSync(process.execPath, [projectPath('scripts', 'db-backup.mjs'), copy], {
    env: { ...process.env, DATABASE_PATH: path },
    encoding: 'utf8',
  })
  if (status === 0) return
  const reason = error?.message ?? stderr.trim().split('\n').at(-1)
  throw new Error(`The database is not migrated, because no copy of it can be made: ${reason}`)
}
