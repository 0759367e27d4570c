import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { givenBrand } from '#tests/support/given.ts'
import { backupName } from './kept.ts'
import { makeBackup, newestBackupAt } from './scheduled.server.ts'

const kept = { count: 2, maxAgeMs: Number.POSITIVE_INFINITY }
const start = Date.parse('2026-11-22T10:00:00Z')

async function givenDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'site.sqlite')
  await db().$client.backup(path)
  return path
}

test('a backup has the content, and only the newest are kept', async () => {
  givenBrand({ name: 'Acme', slug: 'acme' })
  const path = await givenDatabase()
  const folder = join(path, '../backups')
  for (const minutes of [0, 1, 2]) expect(await makeBackup(path, kept, start + minutes * 60_000)).toBeNull()
  const names = [2, 1].map(minutes => backupName(start + minutes * 60_000))
  expect(readdirSync(folder).sort().reverse()).toEqual(names)
  expect(newestBackupAt(path, start + 120_000)).toBe(start + 120_000)
  const copy = new Sqlite(join(folder, names[0] ?? ''), { readonly: true })
  expect(copy.prepare('SELECT name FROM brands').pluck().all()).toEqual(['Acme'])
  copy.close()
})

test('the next backup removes what one that was cut off has left', async () => {
  const path = await givenDatabase()
  const folder = join(path, '../backups')
  mkdirSync(folder)
  writeFileSync(join(folder, `${backupName(start)}.unfinished`), 'half')
  expect(await makeBackup(path, kept, start + 60_000)).toBeNull()
  expect(readdirSync(folder)).toEqual([backupName(start + 60_000)])
})

test('a damaged database is reported, and its former backups are kept', async () => {
  const path = await givenDatabase()
  expect(await makeBackup(path, { ...kept, count: 1 }, start)).toBeNull()
  const garbage = `${path}.garbage`
  writeFileSync(garbage, Buffer.alloc(200_000, 'no database'))
  copyFileSync(garbage, path)
  expect(await makeBackup(path, { ...kept, count: 1 }, start + 60_000)).toMatch(
    /backup failed|not usable|not a database/i,
  )
  expect(readdirSync(join(path, '../backups'))).toEqual([backupName(start)])
})
