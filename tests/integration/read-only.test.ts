/** A read-only site on the continuous copy of another (READER-1, READER-2). The balancer in front: tests/deploy. */
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { launchSite, type Site, startSite } from '#tests/support/site.ts'
import { folderStore, type Store } from '#tests/support/stores.ts'

let store: Store
let reader: Site
let cookie = ''
beforeAll(async () => {
  store = await folderStore()
  const env = { ADMIN_PASSWORD, SEED_CATALOG: 'off', ...store.env }
  const writer = await startSite({ env })
  const admin = await signIn(writer)
  cookie = admin.cookie
  await admin.post('/api/admin/brands', { name: 'Acme', slug: 'acme' })
  await writer.stop()
  reader = await startSite({ env: { ...env, READ_ONLY: 'on' } })
})
afterAll(async () => {
  await reader.stop()
  await store[Symbol.asyncDispose]()
})

const message = {
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'a@example.pk',
  subject: 'pricing',
  message: 'Kept words',
}

test('public pages are served, and report views themselves', async () => {
  const brands = await fetch(`${reader.origin}/api/brands`)
  expect([brands.status, JSON.stringify(await brands.json())]).toEqual([200, expect.stringContaining('acme')])
  for (let round = 0; round < 2; round += 1) {
    const page = await fetch(`${reader.origin}/contact`)
    expect([page.status, page.headers.get('server-timing')]).toEqual([200, 'cache;desc=HIT'])
  }
})

test('a form comes back with what was typed', async () => {
  const response = await fetch(`${reader.origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams(message),
    headers: { Origin: reader.origin },
  })
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true])
  const page = await response.text()
  expect(page).toContain('Kept words')
  expect(page).toContain('nothing was saved')
})

test.each(['/admin', '/export', '/api/auth/status', '/api/admin/mobiles'])('%s gets 503', async path => {
  const response = await fetch(reader.origin + path)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
})

test('no session is honoured: one that was ended could live on here', async () => {
  for (const path of ['/admin', '/export', '/api/admin/mobiles', '/api/export/sql']) {
    const response = await fetch(reader.origin + path, { headers: { Cookie: cookie } })
    expect([path, response.status]).toEqual([path, 503])
  }
  const visitor = await (await fetch(`${reader.origin}/contact`)).text()
  const signedIn = await fetch(`${reader.origin}/contact`, { headers: { Cookie: cookie } })
  expect([signedIn.headers.get('server-timing'), await signedIn.text()]).toEqual(['cache;desc=HIT', visitor])
})

test('without a copy a read-only site does not start', async () => {
  const site = await launchSite({ env: { READ_ONLY: 'on', SEED_CATALOG: 'off' } })
  if (site.process.exitCode === null) await once(site.process, 'exit')
  expect([site.process.exitCode, site.output()]).toEqual([1, expect.stringContaining('READ_ONLY=on needs REPLICA_URL')])
  await site.stop()
})
