/** Brings a database to the newest schema; all migrations that are due run in one transaction (RUN-2). */
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { projectPath } from '#app/platform/process/project.server.ts'
import type { Db } from '#db/client.server.ts'

/** @throws Error when a migration fails (nothing of it stays) or leaves a dangling reference. */
export function migrateDatabase(db: Db): void {
  // A migration that rebuilds a table needs its references off for a moment; SQLite cannot switch inside a transaction.
  db.$client.pragma('foreign_keys = OFF')
  try {
    migrate(db, { migrationsFolder: projectPath('db/migrations') })
    const dangling = db.$client.pragma('foreign_key_check') as unknown[]
    if (dangling.length > 0) throw new Error(`The database has ${dangling.length} dangling references.`)
  } finally {
    db.$client.pragma('foreign_keys = ON')
  }
}
