/** Gives every test file a real SQLite file of its own, a copy of a migrated one, emptied before each test. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'

const inOneStep = { progress: () => 2 ** 30 }
const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const file = join(folder, 'test.sqlite')
copyFileSync(process.env.EMPTY_DATABASE ?? '', file)
const database = openDatabase(file)
// Nothing has to survive a power cut here.
database.$client.pragma('synchronous = OFF')
provideDatabase(database)
// The module of the content version may be that of the file before.
invalidateContent()

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

const changes = database.$client.prepare('SELECT total_changes()').pluck()
let emptiedAt: unknown = changes.get()

/** Whether emptying table by table would take long. */
let hasCatalogue = false

/** Replaces the content of the database by that of another file. */
async function becomeCopyOf(path: string): Promise<void> {
  const source = new Sqlite(path, { readonly: true })
  await source.backup(file, inOneStep)
  source.close()
  invalidateContent()
}

/**
 * Fills the database from the bundled catalogue, as the first start of a site does: once in a run phone by phone, then as
 * a copy of that.
 */
export async function givenCatalogue(): Promise<void> {
  const filled = `${process.env.EMPTY_DATABASE}.filled`
  emptiedAt = null
  hasCatalogue = true
  if (existsSync(filled)) return becomeCopyOf(filled)
  // Most files need no catalogue, and some replace packages that its modules would load.
  const { fillFromCatalog } = await import('#app/catalog/fill.server.ts')
  fillFromCatalog(Date.now())
  // Another worker may be filling one too: each has its own file until it is whole.
  const own = `${filled}-${process.pid}`
  await database.$client.backup(own, inOneStep)
  renameSync(own, filled)
}

/**
 * Gives the tests of a file the catalogue on a day of their own, which they share.
 * @param now milliseconds since 1970
 */
export function givenCatalogueAt(now: number): void {
  keepTables()
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    await givenCatalogue()
  })
  afterAll(() => vi.useRealTimers())
}

beforeEach(async () => {
  // Most tests write nothing.
  if (isEmptyingDisabled || changes.get() === emptiedAt) return
  if (hasCatalogue) {
    await becomeCopyOf(process.env.EMPTY_DATABASE ?? '')
    hasCatalogue = false
    emptiedAt = changes.get()
    return
  }
  database.$client.pragma('foreign_keys = OFF')
  database.$client.transaction(() => {
    for (const table of tables) database.$client.exec(`DELETE FROM ${table}`)
  })()
  database.$client.pragma('foreign_keys = ON')
  emptiedAt = changes.get()
  invalidateContent()
})

afterAll(() => {
  database.$client.close()
  rmSync(folder, { recursive: true, force: true })
})
