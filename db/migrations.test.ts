import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { expect, test } from 'vitest'
import { projectPath } from '#app/platform/process/project.server.ts'
import { openDatabase } from './client.server.ts'
import { migrateDatabase, removeMigrationCopy } from './migrate.ts'

/** A database as it was before the migration with this name. */
function databaseBefore(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const migrationsFolder = join(folder, 'migrations')
  cpSync(projectPath('db/migrations'), migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  const database = openDatabase(join(folder, 'site.sqlite'))
  migrate(database, { migrationsFolder })
  const close = () => {
    database.$client.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { database, [Symbol.dispose]: close }
}

test('only the snapshot of the newest migration is kept: the next one is made by comparing with it', () => {
  const folder = projectPath('db/migrations/meta')
  const journal = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const newest = journal.entries.at(-1)?.tag.split('_')[0]
  expect(readdirSync(folder).toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json'])
})

const oldRows = `
  INSERT INTO brands (id, slug, name, created_at, updated_at) VALUES ('b', 'acme', 'Acme', 1, 1);
  INSERT INTO mobiles (id, slug, brand, name, model, image_url, release_date, price, price_source, price_date, price_kind,
    price_pkr, has_price, band, release_order, release_year, search_name, created_at, updated_at, short_specs, carousel_images,
    sources, specifications)
  VALUES ('z', 'acme-z', 'acme', 'Acme Z', 'Z', '/z.svg', '2024', 'Rs 40,000', 'priceoye-2025-03', '2025-03', 'retail',
    40000, 1, 'budget', 20240000, 2024, 'acme z', 1, 1, '{}', '[]', '[]', '[]'),
    ('a', 'acme-a', 'acme', 'Acme A', 'A', '/a.svg', '2024', NULL, NULL, NULL, NULL,
    0, 0, NULL, 20240000, 2024, 'acme a', 2, 2, '{}', '[]', '[]', '[]');
  INSERT INTO price_history (mobile_id, price_pkr, source, kind, date, recorded_at)
  VALUES ('z', 40000, 'priceoye-2025-03', 'retail', '2025-03', 1);`

test('new kinds of prices leave stored phones, their order, histories, references and the search as they were', () => {
  using site = databaseBefore('price-kinds')
  const { $client } = site.database
  $client.exec(oldRows)
  expect(() => $client.exec("UPDATE price_history SET kind = 'official'")).toThrow(/CHECK/)
  migrateDatabase(site.database)
  expect($client.prepare('SELECT slug FROM mobiles ORDER BY rowid').pluck().all()).toEqual(['acme-z', 'acme-a'])
  expect($client.prepare('SELECT price_kind, price_seller, marks FROM mobiles').get()).toEqual({
    price_kind: 'retail',
    price_seller: null,
    marks: '[]',
  })
  $client.exec("UPDATE price_history SET kind = 'official'; UPDATE mobiles SET price_kind = 'list' WHERE id = 'z'")
  expect(() => $client.exec("UPDATE mobiles SET price_kind = 'non-pta' WHERE id = 'z'")).toThrow(/CHECK/)
  const found = () => $client.prepare("SELECT count(*) FROM phone_search WHERE phone_search MATCH 'acme'").pluck().get()
  expect(found()).toBe(2)
  $client.exec("UPDATE mobiles SET search_name = 'other' WHERE id = 'a'")
  expect(found()).toBe(1)
  $client.exec("DELETE FROM mobiles WHERE id = 'z'")
  expect($client.prepare('SELECT count(*) FROM price_history').pluck().get()).toBe(0)
  expect(found()).toBe(0)
})

const tablesOf = ($client: Sqlite.Database) =>
  $client.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()

test('a migration leaves a whole copy of the former database, until a later start has served', () => {
  using site = databaseBefore('accounts-and-security')
  const { $client } = site.database
  $client.exec("INSERT INTO brands (id, slug, name, created_at, updated_at) VALUES ('b', 'acme', 'Acme', 1, 1)")
  expect(migrateDatabase(site.database)).toBe(true)
  const path = `${$client.name}.before-migration`
  const copy = new Sqlite(path, { readonly: true })
  expect(copy.prepare('SELECT slug FROM brands').pluck().all()).toEqual(['acme'])
  expect(tablesOf(copy)).not.toContain('invitations')
  copy.close()
  expect(tablesOf($client)).toContain('invitations')
  expect(migrateDatabase(site.database)).toBe(false)
  expect(existsSync(path)).toBe(true)
  removeMigrationCopy(site.database)
  expect(existsSync(path)).toBe(false)
})

test('a migration that fails half-way changes nothing', () => {
  using site = databaseBefore('accounts-and-security')
  const { $client } = site.database
  $client.exec('CREATE INDEX security_events_at ON brands (name)')
  const before = $client.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()
  expect(() => migrateDatabase(site.database)).toThrow(/^The database cannot be migrated: .*Nothing was changed\.$/)
  expect(tablesOf($client)).not.toContain('invitations')
  expect($client.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()).toBe(before)
  expect($client.pragma('foreign_keys', { simple: true })).toBe(1)
  $client.exec('DROP INDEX security_events_at')
  expect(migrateDatabase(site.database)).toBe(true)
})

test('without a copy nothing is migrated', () => {
  using site = databaseBefore('accounts-and-security')
  const { $client } = site.database
  $client.pragma('foreign_keys = OFF')
  $client.exec(
    "INSERT INTO price_history (mobile_id, price_pkr, source, kind, date, recorded_at) VALUES ('x', 1, 'x', 'retail', '2025', 1)",
  )
  expect(() => migrateDatabase(site.database)).toThrow('not migrated, because no copy')
  expect(tablesOf($client)).not.toContain('invitations')
})

test('a database of a newer version of the site is refused in one line', () => {
  using site = databaseBefore('accounts-and-security')
  migrateDatabase(site.database)
  site.database.$client.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)")
  expect(() => migrateDatabase(site.database)).toThrow(
    /^The database was migrated by a newer version of the site .*2100-01-01.*$/,
  )
})

test('changes of imports get the rows that they added; what an undo left in the history is removed', () => {
  using site = databaseBefore('price-rows-of-imports')
  const { $client } = site.database
  $client.exec(`${oldRows}
    INSERT INTO import_runs (id, kind, source, parameters, state, errors, username, pid, started_at)
    VALUES ('r', 'file', 'x', '{}', 'done', '[]', 'a', 1, 1);
    INSERT INTO price_history (mobile_id, price_pkr, source, kind, date, recorded_at) VALUES
      ('z', 39000, 'undone', 'retail', '2025-04', 50), ('z', 40000, 'admin', 'admin', '2025-05-01', 60),
      ('z', 38000, 'first', 'retail', '2025-06', 70), ('z', 41000, 'second', 'retail', '2024', 70),
      ('z', 37000, 'admin', 'admin', '2025-07-01', 80);
    INSERT INTO import_changes (run_id, kind, subject_id, subject_name, before, at, undone_at) VALUES
      ('r', 'price', 'z', 'z', '{"pricePkr":40000}', 50, 60), ('r', 'price', 'z', 'z', '{"pricePkr":40000}', 70, NULL),
      ('r', 'history', 'z', 'z', NULL, 70, NULL), ('r', 'price', 'gone', 'x', NULL, 70, NULL)`)
  migrateDatabase(site.database)
  const list = (sql: string) => $client.prepare(sql).pluck().all()
  expect(list('SELECT price_pkr FROM price_history ORDER BY id')).toEqual([40_000, 38_000, 41_000, 37_000])
  expect(
    list(
      'SELECT source FROM import_changes LEFT JOIN price_history AS added ON added.id = price_id ORDER BY import_changes.id',
    ),
  ).toEqual([null, 'first', 'second', null])
})
