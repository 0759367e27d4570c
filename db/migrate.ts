/** Migrates a database to the newest schema; all pending migrations run in one transaction (RUN-2). */
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { projectPath } from '#app/platform/process/project.server.ts'
import type { Db } from '#db/client.server.ts'

/** @throws Error when a migration fails (it is rolled back) or leaves a dangling reference */
export function migrateDatabase(db: Db): void {
  // Rebuilding a table needs foreign keys off, and SQLite cannot switch them inside a transaction.
  db.$client.pragma('foreign_keys = OFF')
  try {
    migrate(db, { migrationsFolder: projectPath('db/migrations') })
    const dangling = db.$client.pragma('foreign_key_check') as unknown[]
    if (dangling.length > 0) throw new Error(`The database has ${dangling.length} dangling references.`)
  } finally {
    db.$client.pragma('foreign_keys = ON')
  }
}
