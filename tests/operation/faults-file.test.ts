/** Faults of the database file itself: removed, replaced, damaged, locked by a stranger (FAULT-2, FAULT-4). */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { backupName } from '#app/backup/kept.ts'
import { copyTemplate, healthOf, lastingFaults, panelText, startSignedIn } from '#tests/support/faults.ts'
import { killWithItsCopier } from '#tests/support/lost-disk.ts'
import { a55 } from '#tests/support/phones.ts'
import { seeded } from '#tests/support/random.ts'
import { launchSite, type Site } from '#tests/support/site.ts'
import { folderStore } from '#tests/support/stores.ts'
import { until } from '#tests/support/until.ts'

const noise = seeded('bytes that are no database')

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyTemplate(folder)
  return folder
}

async function killed(site: Site): Promise<void> {
  site.process.kill('SIGKILL')
  await once(site.process, 'exit')
}

/** Overwrites all of the file but its head, as a failing disk does. */
function damage(path: string): void {
  const file = openSync(path, 'r+')
  const { size } = statSync(path)
  for (let at = 4096; at < size; at += 4096) writeSync(file, noise.bytes(4096), 0, 4096, at)
  closeSync(file)
}

const brand = (slug: string) => ({ name: slug, slug })

test.each([
  ['without', false],
  ['with', true],
])('%s continuous copy, removed side files cost nothing: the site stores what they held', async (_, isCopied) => {
  const folder = givenFolder()
  await using store = await folderStore()
  const { site, admin } = await startSignedIn({ folder, env: isCopied ? store.env : {} })
  // Litestream has then opened all its files.
  const copied = () => readdirSync(fileURLToPath(store.env.REPLICA_URL ?? ''), { recursive: true }).join(' ')
  if (isCopied) await expect.poll(copied).toContain('.wal.lz4')
  expect((await admin.post('/api/admin/brands', brand('only-in-the-log'))).status).toBe(201)
  for (const side of ['-wal', '-shm']) rmSync(site.databasePath + side)
  expect((await fetch(`${site.origin}${a55.path}`)).status).toBe(200)
  // On a busy machine Litestream takes longer to let go of the log than a write waits: the next one is stored.
  const stored = async () => (await admin.post('/api/admin/brands', brand('after-the-loss'))).status
  if (isCopied) await expect.poll(stored).toBe(201)
  else expect(await stored()).toBe(201)
  expect(await panelText(admin)).toContain('Files beside the database were removed')
  // Litestream was ended for it, and is started again.
  if (isCopied) await expect.poll(() => existsSync(`${site.databasePath}-litestream.pid`)).toBe(true)
  await (isCopied ? killWithItsCopier(site.databasePath, site.process) : killed(site))
  const database = new Sqlite(site.databasePath)
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  const found = database.prepare("SELECT slug FROM brands WHERE slug IN ('only-in-the-log', 'after-the-loss')")
  expect(found.pluck().all()).toHaveLength(2)
  database.close()
})

test('with another file in its place the site reads the one that it opened, and refuses changes', async () => {
  const folder = givenFolder()
  const { site, admin } = await startSignedIn({ folder })
  const other = join(folder, 'other')
  writeFileSync(other, noise.bytes(100_000))
  renameSync(other, site.databasePath)
  const refused = await admin.post('/api/admin/brands', brand('lost'))
  expect([refused.status, (await refused.json()).message]).toEqual([503, expect.stringContaining('nothing was saved')])
  for (const path of ['/', a55.path, '/search?q=galaxy', '/healthz']) {
    expect((await fetch(site.origin + path)).status, path).toBe(200)
  }
  expect(await lastingFaults(admin)).toEqual(['replaced'])
  expect(await panelText(admin, '/admin')).toContain('The database file was replaced or removed')
  await site.stop()
})

test('a start on garbage ends with one line, and the command in it restores', async () => {
  const folder = givenFolder()
  const path = join(folder, 'site.sqlite')
  const backup = join(folder, 'backups', backupName(Date.now()))
  mkdirSync(join(folder, 'backups'))
  renameSync(path, backup)
  writeFileSync(path, noise.bytes(100_000))
  const site = await launchSite({ folder })
  await once(site.process, 'close')
  expect(site.process.exitCode).toBe(1)
  const [line = '', ...more] = site.output().trim().split('\n')
  expect(more).toEqual([])
  expect(line).toMatch(
    /^The database .*site\.sqlite is damaged \(.*\)\. To restore: stop the site, then npm run db:restore -- /,
  )
  const file = line.split(' -- ')[1] ?? ''
  execFileSync(process.execPath, ['scripts/db-restore.mjs', file], { env: { ...process.env, DATABASE_PATH: path } })
  const { site: next } = await startSignedIn({ folder })
  expect((await fetch(`${next.origin}${a55.path}`)).status).toBe(200)
  await next.stop()
})

test('a file damaged in place never ends the process; what cannot be read says so', async () => {
  const folder = givenFolder()
  const { site, admin } = await startSignedIn({ folder })
  const home = await (await fetch(site.origin)).text()
  damage(site.databasePath)
  // Sent from memory.
  expect(await (await fetch(site.origin)).text()).toBe(home)
  const list = await fetch(`${site.origin}/api/mobiles`)
  expect([list.status, (await list.json()).message]).toEqual([503, expect.stringContaining('cannot be read')])
  expect(await (await fetch(site.origin)).text()).toBe(home)
  await site.printed('"fault":"damaged"')
  expect(site.process.exitCode).toBeNull()
  expect((await admin.get('/healthz')).status).toBe(503)
  await killed(site)
})

test('damage that no visitor has met makes the site unhealthy, until the database is restored', async () => {
  const folder = givenFolder()
  const { site, admin } = await startSignedIn({ folder })
  const backup = join(folder, 'copy.sqlite')
  const tool = (name: string) =>
    execFileSync(process.execPath, [`scripts/${name}.mjs`, backup], {
      env: { ...process.env, DATABASE_PATH: site.databasePath },
    })
  tool('db-backup')
  // So that the log holds none of it.
  const database = new Sqlite(site.databasePath)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  const whole = readFileSync(site.databasePath)
  damage(site.databasePath)
  const health = async () => (await fetch(`${site.origin}/healthz`)).status
  await expect.poll(health).toBe(503)
  await site.printed('The check of the database found it damaged.')
  await site.printed('npm run db:restore')
  expect(await (await fetch(`${site.origin}/healthz`)).json()).toEqual({ message: 'The database is damaged.' })
  // In place, as a restore of what was read before does.
  const file = openSync(site.databasePath, 'r+')
  writeSync(file, whole)
  closeSync(file)
  await expect.poll(health, { timeout: 90_000, interval: 500 }).toBe(200)
  expect(await lastingFaults(admin)).toEqual([])
  await site.stop()
})

test('after an unclean stop the file is checked while the site serves', async () => {
  const folder = givenFolder()
  const { site: first } = await startSignedIn({ folder })
  await killed(first)
  const { site, admin } = await startSignedIn({ folder, env: { METRICS_TOKEN: 'a-long-enough-token' } })
  await until(async () => (await healthOf(admin)).check?.state === 'whole')
  expect(await panelText(admin)).toContain('The former process was not stopped in order')
  expect(await panelText(admin)).toContain('The check found the database whole.')
  const metrics = await fetch(`${site.origin}/metrics`, { headers: { Authorization: 'Bearer a-long-enough-token' } })
  const text = await metrics.text()
  expect(text).toMatch(/^site_database_whole 1$/m)
  expect(text).toMatch(/^site_fault\{fault="unclean-stop"\} 1$/m)
  await site.stop()
  expect(existsSync(`${site.databasePath}.running`)).toBe(false)

  const { site: third, admin: later } = await startSignedIn({ folder })
  expect((await healthOf(later)).check).toBeNull()
  await third.stop()
})

test('the check finds damage, and prints the way out', async () => {
  const folder = givenFolder()
  const { site: first } = await startSignedIn({ folder })
  await killed(first)
  const database = new Sqlite(join(folder, 'site.sqlite'))
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  // A part that no start reads.
  const path = join(folder, 'site.sqlite')
  damageIndex(path)
  const { site, admin } = await startSignedIn({ folder })
  await until(async () => (await healthOf(admin)).check?.state === 'damaged')
  expect((await healthOf(admin)).check?.wayOut).toContain('npm run db:restore -- FILE')
  await site.printed('npm run db:restore')
  expect(await panelText(admin)).toContain('The check found the database damaged.')
  expect(await lastingFaults(admin)).toEqual(['damaged', 'unclean-stop'])
  await site.stop()
})

/** Empties the root of an index that only a rare page reads. */
function damageIndex(path: string): void {
  const database = new Sqlite(path, { readonly: true })
  const page = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'provider_records_mobile'")
    .pluck()
    .get()
  const size = Number(database.pragma('page_size', { simple: true }))
  database.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(size, 1), 0, size, (Number(page) - 1) * size)
  closeSync(file)
}

/** Holds the write lock in another process for this long. */
function lockElsewhere(path: string, ms: number) {
  const script = `
    const database = new (require('better-sqlite3'))(process.argv[1])
    database.exec('BEGIN IMMEDIATE')
    console.log('locked')
    setTimeout(() => database.close(), ${ms})`
  const child = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill())
  return { locked: once(child.stdout, 'data'), ended }
}

/** Starts a site on a database that is locked for longer than SQLite usually waits. */
async function startOnLocked(): Promise<Site> {
  const folder = givenFolder()
  await lockElsewhere(join(folder, 'site.sqlite'), 8000).locked
  return (await startSignedIn({ folder })).site
}

test('a foreign lock of seconds refuses changes in time and stops no reading; a start waits for it', async () => {
  const starting = startOnLocked()
  const folder = givenFolder()
  const { site, admin } = await startSignedIn({ folder })
  const { locked, ended } = lockElsewhere(site.databasePath, 10_000)
  await locked
  const refused = await admin.post('/api/admin/brands', brand('too-early'))
  expect(refused.status).toBe(503)
  expect((await fetch(`${site.origin}${a55.path}`)).status).toBe(200)
  expect(await lastingFaults(admin)).toEqual(['busy'])
  expect(await panelText(admin)).toContain('Another process writes to the database')
  await ended
  expect((await admin.post('/api/admin/brands', brand('in-time'))).status).toBe(201)
  expect(await lastingFaults(admin)).toEqual([])
  await site.stop()
  const started = await starting
  expect((await fetch(started.origin)).status).toBe(200)
  await started.stop()
})
