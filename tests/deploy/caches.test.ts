/** The shared caches of deploy/ in front of a real site, each started on loopback. Run by `npm run verify:caches`. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { type Front, isUpInTime, startNginx } from '#tests/support/nginx.ts'
import { pause } from '#tests/support/pause.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { freePort, launchSite, type Site, startSite } from '#tests/support/site.ts'
import { startVarnish } from '#tests/support/varnish.ts'

/** How long the site is away in the test of an outage. */
const OUTAGE_MS = Number(process.env.OUTAGE_MS ?? 30_000)

const startNginxCache = (port: number, sitePort: number): Promise<Front> =>
  startNginx('deploy/nginx.conf', port, { '127.0.0.1:5000': sitePort })

const isInstalled = (command: string, flag: string) => spawnSync(command, [flag]).status === 0

describe.each([
  { name: 'nginx', start: startNginxCache, isHere: isInstalled('nginx', '-v'), hasAge: false, staleMs: 2000 },
  { name: 'varnish', start: startVarnish, isHere: isInstalled('varnishd', '-V'), hasAge: true, staleMs: 1000 },
])('$name in front of the site', ({ name, start, isHere, hasAge, staleMs }) => {
  if (!isHere) throw new Error(`Install ${name} to test the cache in front of the site.`)
  let site: Site
  let cache: Front
  let admin: AdminClient
  let env: Record<string, string>
  let port: number
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(cache.origin + path, { headers, redirect: 'manual' })
  const cached = (response: Response) => /HIT|REVALIDATED/.test(response.headers.get('x-cache') ?? '')

  beforeAll(async () => {
    port = await freePort()
    const cachePort = await freePort()
    env = { ADMIN_PASSWORD, TRUST_PROXY: 'on', SITE_ORIGIN: `http://127.0.0.1:${cachePort}` }
    if (name === 'varnish') env.CACHE_PURGE_URL = `http://127.0.0.1:${cachePort}/`
    site = await startSite({ env, port })
    cache = await start(cachePort, port)
    admin = await signIn({ ...site, origin: cache.origin })
  })
  afterAll(async () => {
    await cache.stop()
    await site.stop()
  })

  test('the second visitor of a page gets the copy, and nearly all of many do', async () => {
    const paths = ['/', '/mobiles', '/samsung', a55.path]
    for (const path of paths) expect((await get(path)).status).toBe(200)
    let hits = 0
    for (let round = 0; round < 25; round += 1) for (const path of paths) hits += cached(await get(path)) ? 1 : 0
    expect(hits).toBeGreaterThanOrEqual(95)
  })

  test('a page knows whether the site was asked for it', async () => {
    const timing = async (headers = {}) => (await get(iphone15.path, headers)).headers.get('server-timing')
    expect(await timing()).toBe('cache;desc=MISS')
    expect(await timing()).toBe('cache;desc=HIT')
    expect(await timing({ Cookie: `compare=${a55.id}` })).toMatch(/^cache;desc=(MISS|BYPASS)$/)
  })

  test('copies are kept by encoding, and a browser that has the page gets 304', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await get('/brands', { 'Accept-Encoding': encoding })
      const response = await get('/brands', { 'Accept-Encoding': encoding })
      expect([encoding, cached(response)]).toEqual([encoding, true])
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await response.text()).toContain('Samsung')
    }
    const etag = (await get('/brands')).headers.get('etag') ?? ''
    expect((await get('/brands', { 'If-None-Match': etag })).status).toBe(304)
  })

  test(hasAge ? 'the age of a copy is told' : 'no age is told', async () => {
    const age = async () => (await get('/guide')).headers.get('age')
    if (hasAge) await expect.poll(async () => Number(await age())).toBeGreaterThanOrEqual(1)
    else expect(await age()).toBeNull()
  })

  test('visitors with a cookie of ours pass by, and nothing of theirs is stored', async () => {
    const marked = `compare=${a55.id}`
    await get('/reviews')
    const own = await get('/reviews', { Cookie: marked })
    expect(own.headers.get('cache-control')).toContain('private')
    expect(cached(own)).toBe(false)
    const others = await get('/reviews')
    expect(others.headers.get('cache-control')).toContain('public')
    for (const path of ['/admin', '/export', '/api/auth/status']) {
      await admin.get(path)
      const response = await get(path)
      expect([path, cached(response)]).toEqual([path, false])
      expect(response.headers.get('cache-control') ?? '').not.toContain('public')
    }
  })

  test('forms get through', async () => {
    const fields = { firstName: 'Ayesha', lastName: 'Khan', email: 'a@example.pk', subject: 'pricing', text: '' }
    const body = new URLSearchParams(fields)
    const response = await fetch(`${cache.origin}/contact`, {
      method: 'POST',
      body,
      headers: { Origin: cache.origin },
      redirect: 'manual',
    })
    expect([422, 303]).toContain(response.status)
    expect(response.headers.get('cache-control')).toContain('private')
  })

  test('a change is seen in time, in every encoding', async () => {
    const phone = await (await admin.get(`/api/mobiles/${a55.path.slice(1)}`)).json()
    for (const price of ['Rs 91,111', 'Rs 92,222', 'Rs 93,333']) {
      for (const encoding of ['br', 'gzip', 'identity']) await get(a55.path, { 'Accept-Encoding': encoding })
      const saved = await fetch(`${cache.origin}/api/admin/mobiles/${phone.id}`, {
        method: 'PUT',
        headers: { Cookie: admin.cookie, 'Content-Type': 'application/json', Origin: cache.origin },
        body: JSON.stringify({ ...phone, version: undefined, price }),
      })
      expect(saved.status).toBe(200)
      await pause(staleMs)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const text = await (await get(a55.path, { 'Accept-Encoding': encoding })).text()
        expect(text.includes(price.slice(3))).toBe(true)
      }
    }
  })

  test(
    'while the site is away, pages are still there; afterwards they are new again',
    async () => {
      const paths = ['/', '/mobiles', a55.path, '/sitemap.xml']
      for (const path of paths) await get(path)
      // The last change of the test before is announced twice.
      await pause(2500)
      for (const path of paths) await get(path)
      site.process.kill('SIGTERM')
      await once(site.process, 'exit')
      const end = Date.now() + OUTAGE_MS
      while (Date.now() < end) {
        for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200])
        await pause(1000)
      }
      const former = site
      const started = await launchSite({ env, port, folder: join(former.databasePath, '..') })
      const stop = async () => {
        await started.stop()
        await former.stop()
      }
      site = { ...started, stop }
      expect(await isUpInTime(site.origin, site.process)).toBe(true)
      await pause(3000)
      expect((await get('/healthz')).status).toBe(200)
      expect((await get(a55.path)).status).toBe(200)
    },
    OUTAGE_MS + 60_000,
  )
})
