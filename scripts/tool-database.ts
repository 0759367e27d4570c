/** The database for command-line tools. */
import { errorText } from '#app/platform/error-text.ts'
import { type Db, openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'

/** Opens and migrates the database at this path for this process. Prints one line and exits where that fails. */
export function openToolDatabase(path: string): Db {
  try {
    const database = openDatabase(path)
    migrateDatabase(database)
    provideDatabase(database)
    return database
  } catch (error) {
    const [reason] = errorText(error).split('\n')
    console.error(`The database ${path} cannot be opened: ${reason}`)
    process.exit(1)
  }
}
