/** `npm run db:restore` where it is cut off, run by root, or asked for a point in time (STORE-2, STORE-3). */
import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { preloaded } from '#tests/support/faults.ts'
import { pause } from '#tests/support/pause.ts'
import { startSite } from '#tests/support/site.ts'
import { folderStore } from '#tests/support/stores.ts'

const template = process.env.SITE_TEMPLATE ?? ''

/** A folder with this content as its database. */
function givenFolder(content: 'database' | 'garbage' | 'nothing') {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'site.sqlite')
  if (content === 'database') {
    copyFileSync(template, path)
    withDatabase(path, database => database.exec("DELETE FROM price_history WHERE mobile_id > 'm'"))
  }
  if (content === 'garbage') writeFileSync(path, 'no database '.repeat(10_000))
  return { folder, path }
}

function withDatabase<Result>(path: string, use: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(path)
  try {
    return use(database)
  } finally {
    database.close()
  }
}

const pricesIn = (path: string) =>
  withDatabase(path, database => database.prepare('SELECT count(*) FROM price_history').pluck().get())

function restore(path: string, args: string[], env: Record<string, string> = {}) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['scripts/db-restore.mjs', ...args], {
    env: { PATH: process.env.PATH, DATABASE_PATH: path, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  return { status, signal, stdout, stderr }
}

/** Kills the process itself in its copy of this number, when a part of the file is written. */
const killedInCopy = (number: number) =>
  preloaded(`
    import { createRequire } from 'node:module'
    const { prototype } = createRequire(process.cwd() + '/package.json')('better-sqlite3')
    const { backup } = prototype
    let copies = 0
    prototype.backup = function (file) {
      copies += 1
      const progress = () => { if (copies === ${number}) process.kill(process.pid, 'SIGKILL'); return 100 }
      return backup.call(this, file, { progress })
    }`)

test.each([
  ['while it keeps what was there', 'database', 1],
  ['while it replaces what was there', 'database', 2],
  ['in the place of a damaged database', 'garbage', 1],
  ['where there was none', 'nothing', 1],
] as const)('a restore killed %s leaves nothing half-written under a name of its own', (_, content, number) => {
  const { folder, path } = givenFolder(content)
  const before = content === 'database' ? pricesIn(path) : null
  expect(restore(path, [template], { NODE_OPTIONS: killedInCopy(number) }).signal).toBe('SIGKILL')
  const names = readdirSync(folder)
  const finished = names.filter(name => /^site\.sqlite(\.before-restore-[\dTZ-]+)?$/.test(name))
  expect(finished.filter(name => name !== 'site.sqlite')).toHaveLength(number === 2 ? 1 : 0)
  // No empty database, which the next start would fill.
  expect(finished.includes('site.sqlite')).toBe(content !== 'nothing')
  if (content === 'database')
    for (const name of finished) expect([name, pricesIn(join(folder, name))]).toEqual([name, before])
  if (content === 'garbage') expect(() => pricesIn(path)).toThrow('not a database')

  expect(restore(path, [template])).toMatchObject({ status: 0, stderr: '' })
  expect(pricesIn(path)).toBe(pricesIn(template))
  expect(readdirSync(folder).filter(name => name.includes('unfinished'))).toEqual([])
})

const isRoot = process.getuid?.() === 0
const OWNER = 12_345

test.skipIf(!isRoot).each(['database', 'garbage', 'nothing'] as const)(
  `a restore by root leaves each file to the owner of the folder, over %s${isRoot ? '' : ' (skipped: not root)'}`,
  async content => {
    await using store = await folderStore()
    const { folder, path } = givenFolder(content)
    for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), OWNER, OWNER)
    expect(restore(path, [template], store.env)).toMatchObject({ status: 0, stderr: '' })
    // It has no copy, but writes the configuration of Litestream.
    expect(restore(path, ['--replica'], store.env).stderr).toContain('has no copy')
    const owners = readdirSync(folder).map(name => [name, statSync(join(folder, name)).uid])
    expect(owners.length).toBeGreaterThan(content === 'nothing' ? 1 : 2)
    expect(owners.filter(([, uid]) => uid !== OWNER)).toEqual([])
  },
)

test('a point in time gives the last state before it, and the times that there are', async () => {
  await using store = await folderStore()
  const { folder, path } = givenFolder('nothing')
  /** Writes a brand in a run of its own; when that has ended. */
  const run = async (slug: string): Promise<number> => {
    const env = { ADMIN_PASSWORD, SEED_CATALOG: 'off', BACKUP_EVERY: 'off', ...store.env }
    const site = await startSite({ folder, env })
    expect((await (await signIn(site)).post('/api/admin/brands', { name: slug, slug })).status).toBe(201)
    await site.stop()
    return Date.now()
  }
  const firstEnd = await run('first')
  // Times of the copy are in whole seconds.
  await pause(2000)
  await run('second')
  const at = (time: number) => new Date(time).toISOString()
  const brandsAt = (time: string) => {
    const { status, stdout, stderr } = restore(path, ['--replica', time], store.env)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.match(/^ {2}\d{4}-\S+Z to \d{4}-\S+Z$/gm)).toHaveLength(2)
    return withDatabase(path, database => database.prepare('SELECT slug FROM brands ORDER BY rowid').pluck().all())
  }
  expect(brandsAt(at(Date.now() + 3_600_000))).toEqual(['first', 'second'])
  expect(brandsAt(at(firstEnd + 1000))).toEqual(['first'])
  expect(brandsAt(at(Date.now()))).toEqual(['first', 'second'])
  const early = restore(path, ['--replica', '2020-01-01T00:00:00Z'], store.env)
  expect([early.status, early.stderr]).toEqual([
    1,
    expect.stringContaining('has no copy of 2020-01-01T00:00:00Z or before. Nothing was changed.'),
  ])
  expect(early.stdout).toContain(' to ')
})
