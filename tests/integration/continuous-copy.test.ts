/** The continuous copy by Litestream: what is left when a machine dies (STORE-3). */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loseDisk } from '#tests/support/lost-disk.ts'
import { launchSite } from '#tests/support/site.ts'
import { folderStore, s3Store } from '#tests/support/stores.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a site killed under writes, whose disk is lost, comes back with all but the last second', async () => {
  await using store = await s3Store()
  const loss = await loseDisk(store, { writeMs: 1500, end: 'kill' })
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
