import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { expect, test } from 'vitest'
import { refreshFacts } from '#app/facts/store.server.ts'
import { search } from '#app/search/search.server.ts'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { refreshIndex } from './reindex.server.ts'

test('phones of a database without search index are found after migration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const migrations = join(folder, 'migrations')
  cpSync('db/migrations', migrations, { recursive: true })
  const journalPath = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  const database = openDatabase(join(folder, 'old.sqlite'))
  migrate(database, { migrationsFolder: migrations })
  const { $client } = database
  $client.exec(`INSERT INTO brands (id, slug, name, created_at, updated_at) VALUES ('b', 'acme', 'Acme', 1, 1)`)
  for (const [id, name, price] of [
    ['one', 'Acme Wombat 5G', 40_000],
    ['two', 'Acme Wombat Pro', 0],
  ] as const) {
    $client
      .prepare(
        `INSERT INTO mobiles (id, slug, brand, name, model, image_url, release_date, price_pkr, has_price, band, release_order,
           release_year, created_at, updated_at, short_specs, carousel_images, sources, specifications)
         VALUES (?, ?, 'acme', ?, ?, '/x.svg', '2025', ?, ?, ?, 20250000, 2025, 1, 1, '{"ram":"8GB"}', '[]', '[]', '[]')`,
      )
      .run(id, id, name, name, price, price > 0 ? 1 : 0, price > 0 ? 'budget' : null)
  }

  migrateDatabase(database)
  provideDatabase(database)
  invalidateContent()
  refreshFacts()
  refreshIndex()
  invalidateContent()
  const found = (text: string) => search(text).ids({ limit: 5, offset: 0 })
  expect(found('wombat')).toEqual(['one', 'two'])
  expect(found('wombat 8gb under 50000')).toEqual(['one'])
  expect(found('vombat pro')).toEqual(['two'])

  // A second start changes nothing.
  const version = () => $client.pragma('data_version', { simple: true })
  const before = [version(), $client.prepare('SELECT total_changes()').pluck().get()]
  refreshIndex()
  expect([version(), $client.prepare('SELECT total_changes()').pluck().get()]).toEqual(before)
  $client.close()
  rmSync(folder, { recursive: true })
})
