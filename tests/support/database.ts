/** Gives every test file a real, migrated SQLite file of its own, emptied before each test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { migrateDatabase } from '#db/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const database = openDatabase(join(folder, 'test.sqlite'))
migrateDatabase(database)
provideDatabase(database)

// The shadow tables of virtual tables are excluded, because SQLite maintains them.
const tables = database.$client
  .prepare<[], string>(
    `SELECT name FROM pragma_table_list
     WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '__drizzle_migrations'`,
  )
  .pluck()
  .all()

let isEmptyingDisabled = false

/** Disables emptying the tables before each test, for files whose tests share their data. */
export const keepTables = () => {
  isEmptyingDisabled = true
}

beforeEach(() => {
  if (isEmptyingDisabled) return
  database.$client.pragma('foreign_keys = OFF')
  for (const table of tables) database.$client.exec(`DELETE FROM ${table}`)
  database.$client.pragma('foreign_keys = ON')
  invalidateContent()
})

afterAll(() => {
  database.$client.close()
  rmSync(folder, { recursive: true, force: true })
})
