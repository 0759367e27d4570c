/** Copies of the database: the continuous one (STORE-3), scheduled backups (STORE-4). */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { panelText } from '#tests/support/faults.ts'
import { loseDisk } from '#tests/support/lost-disk.ts'
import { launchSite, startSite } from '#tests/support/site.ts'
import { folderStore, s3Store } from '#tests/support/stores.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a site killed under writes, whose disk is lost, comes back with all but the last second', async () => {
  await using store = await s3Store()
  const loss = await loseDisk(store, { writeMs: 800, end: 'kill' })
  expect(loss.continuousCopy).toEqual({ running: true, problem: null })
  expect(loss.restored).toContain(`Restored from ${store.env.REPLICA_URL}`)
  expect(loss.missing).toBeLessThan(loss.confirmed)
  expect(loss.lostMs).toBeLessThanOrEqual(1000)
  expect(loss.integrity).toBe('ok')
})

test('a stopped site has sent everything', async () => {
  await using store = await folderStore()
  const loss = await loseDisk(store, { writeMs: 300, end: 'stop' })
  expect(loss.confirmed).toBeGreaterThan(0)
  expect([loss.missing, loss.integrity]).toEqual([0, 'ok'])
})

test('a missing database whose copy cannot be read stops the start', async () => {
  const env = { REPLICA_URL: 's3://phones/site', REPLICA_ENDPOINT: 'http://127.0.0.1:9', LITESTREAM_ACCESS_KEY_ID: 'x' }
  const site = await launchSite({ folder: temporaryFolder(), env: { ...env, LITESTREAM_SECRET_ACCESS_KEY: 'x' } })
  if (site.process.exitCode === null) await once(site.process, 'exit')
  expect(site.process.exitCode).toBe(1)
  expect(site.output()).toContain('The database is missing, and its copy at s3://phones/site cannot be restored')
})

test('a folder that went away is reported, and gets what is missing once it is back', async () => {
  await using store = await folderStore()
  const METRICS_TOKEN = 'for-prometheus-only'
  await using site = await startSite({ env: { ADMIN_PASSWORD, METRICS_TOKEN, SEED_CATALOG: 'off', ...store.env } })
  const admin = await signIn(site)
  const folder = fileURLToPath(store.env.REPLICA_URL ?? '')
  const copied = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).map(String)
  const changes = () => copied().filter(name => name.endsWith('.wal.lz4')).length
  await expect.poll(changes).toBeGreaterThan(0)

  renameSync(folder, `${folder}-away`)
  writeFileSync(folder, 'not a folder')
  await admin.post('/api/admin/brands', { name: 'Acme', slug: 'acme' })
  const metrics = async () =>
    (await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text()
  await expect.poll(metrics).toMatch(/^site_continuous_copy 0$/m)

  rmSync(folder)
  renameSync(`${folder}-away`, folder)
  const before = changes()
  await expect.poll(changes).toBeGreaterThan(before)
})

test('a scheduled backup is made, and its age is told to the signed-in alone', async () => {
  await using site = await startSite({ env: { ADMIN_PASSWORD, SEED_CATALOG: 'off', BACKUP_EVERY: '1s' } })
  const admin = await signIn(site)
  const health = async () => (await admin.get('/healthz')).json()
  await expect.poll(health).toMatchObject({
    status: 'ok',
    continuousCopy: null,
    backups: { ageSeconds: expect.any(Number), count: expect.any(Number), problem: null },
  })
  expect(await (await fetch(`${site.origin}/healthz`)).json()).toEqual({ status: 'ok' })
})

test('where no backup is made, the page of the operation says so with all being well (WATCH-2)', async () => {
  await using site = await startSite({ env: { ADMIN_PASSWORD, SEED_CATALOG: 'off', BACKUP_EVERY: 'off' } })
  expect(await panelText(await signIn(site))).toMatch(/Works, but no backup is made/)
})
