/** The scripts of public documents that only the application needs (docs/decisions/013-script-on-touch.md). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { typedPhone } from '#tests/support/panel.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const PHONE = '/samsung/samsung-galaxy-a55'
let site: Site
beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD } })
})
afterAll(() => site.stop())

const request = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })
const textOf = async (path: string, headers?: Record<string, string>) => (await request(path, headers)).text()
/** The address of the start file that a document names. */
const startIn = (html: string) => /data-src="(\/assets\/start\/[\w-]{16}\.js\?of=[^"]+)"/.exec(html)?.[1]

async function startOf(path: string): Promise<string> {
  const address = startIn(await textOf(path))
  if (!address) throw new Error(`${path} names no start file.`)
  return address
}

test('a public document names the file of its data, which may be kept for ever', async () => {
  const html = await textOf(PHONE)
  expect(html).not.toContain('remixContext')
  const response = await request(startIn(html) ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  const code = await response.text()
  expect(code).toContain('window.__remixContext =')
  expect(code).toContain('`slug`:`samsung-galaxy-a55`')
  expect(code.indexOf('__remixContext')).toBeLessThan(code.indexOf('streamController.enqueue'))
})

test.each([['an error', '/samsung/no-such-phone', {}]])(
  'the document for %s has its scripts in itself',
  async (_, path, headers: Record<string, string>) => {
    const html = await textOf(path, headers)
    expect(startIn(html)).toBeUndefined()
    expect(html).toMatch(/<script type="application\/x-deferred">window\.__remixContext/)
  },
)

test('a file that was made by another process is made again, as long as the page is the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-files-'))
  const first = await startSite({ folder })
  const address = startIn(await (await fetch(first.origin + PHONE)).text())
  await first.stop()
  await using second = await startSite({ folder })
  const response = await fetch(second.origin + address)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('`slug`:`samsung-galaxy-a55`')
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('after a change the former file still fits the former document, and the new document has its own', async () => {
  const admin = await signIn(site)
  const created = await admin.post('/api/admin/mobiles', typedPhone())
  const { id, brand, slug } = (await created.json()) as { id: string; brand: string; slug: string }
  const path = `/${brand}/${slug}`
  const before = await startOf(path)
  const changed = await fetch(`${site.origin}/api/admin/mobiles/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: admin.cookie },
    body: JSON.stringify(typedPhone({ price: 'Rs 71,234' })),
  })
  expect(changed.status).toBe(200)
  await expect.poll(() => startOf(path)).not.toBe(before)
  expect(await textOf(before)).not.toContain('71,234')
  expect(await textOf(await startOf(path))).toContain('71,234')
})

test.each([
  '/assets/start/aaaaaaaaaaaaaaaa.js?of=/brands',
  '/assets/start/aaaaaaaaaaaaaaaa.js?of=/search?q=samsung',
  '/assets/start/aaaaaaaaaaaaaaaa.js?of=/admin/login',
  '/assets/start/aaaaaaaaaaaaaaaa.js?of=https://example.com/',
  '/assets/start/aaaaaaaaaaaaaaaa.js?of=%00',
  '/assets/start/aaaaaaaaaaaaaaaa.js',
  '/assets/start/',
])('%s is not found, and is not kept', async path => {
  const response = await request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})
