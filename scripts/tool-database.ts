/** The database of a command-line tool. */
import { type Db, openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'

/** Opens the database at this path as the one of this process; where that fails, says why in one line and ends. */
export function openToolDatabase(path: string): Db {
  try {
    const database = openDatabase(path)
    migrateDatabase(database)
    provideDatabase(database)
    return database
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    console.error(`The database ${path} cannot be opened: ${reason}`)
    process.exit(1)
  }
}
