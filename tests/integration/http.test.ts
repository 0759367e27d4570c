import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers, redirect: 'manual' })

describe('URLs', () => {
  test.each([
    ['/apple/samsung-galaxy-s24-ultra', '/samsung/samsung-galaxy-s24-ultra'],
    ['/Samsung/Samsung-Galaxy-S24-Ultra', '/samsung/samsung-galaxy-s24-ultra'],
    ['/samsung/samsung-galaxy-s24-ultra/', '/samsung/samsung-galaxy-s24-ultra'],
    ['/mobiles/samsung/samsung-galaxy-s24-ultra', '/samsung/samsung-galaxy-s24-ultra'],
    ['/mobiles/apple/SAMSUNG-galaxy-s24-ultra?x=1', '/samsung/samsung-galaxy-s24-ultra?x=1'],
    ['/honor/honor-x7b-5g-50-mp', '/honor/honor-x7b-5g'],
    ['/mobiles/honor/honor-x7b-5g-50-mp', '/honor/honor-x7b-5g'],
    ['/SAMSUNG', '/samsung'],
    ['/brands/', '/brands'],
    ['/mobiles/?price=budget', '/mobiles?price=budget'],
    ['//evil.example/', '/evil.example'],
  ])('%s redirects permanently to %s', async (path, to) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Location')]).toEqual([301, to])
  })

  test.each([
    '/no-such-brand',
    '/samsung/no-such-phone',
    '/a/b/c',
    '/404',
    `/${'x'.repeat(4000)}`,
    `/samsung/${'%F0%9F%93%B1'.repeat(300)}`,
    '/..%2f..%2fetc%2fpasswd',
    '/samsung/..%5c..%5c',
    "/'%20OR%201=1--",
    '/<script>alert(1)</script>',
    '/images/phones/nothing.svg',
    '/images/phones/..%2f..%2fpackage.json',
    '/wp-login.php',
    '/.env',
    '/mobiles/x/y/z',
  ])('%s is not found', async path => {
    const response = await get(path)
    const last = response.status === 301 ? await get(response.headers.get('Location') ?? '') : response
    expect(last.status).toBe(404)
    expect(await last.text()).not.toMatch(/node_modules|at Object|<script>alert/)
  })

  test.each(['/%00', '/%E0%A4%A', '/samsung/%E0%A4%A', '/api/%E0%A4%A'])('%s cannot be read', async path => {
    expect((await get(path)).status).toBe(400)
  })

  test.each([
    '/mobiles?page=-1',
    '/mobiles?page=1e9',
    '/mobiles?page=%00',
    '/mobiles?price=none',
    '/samsung?year=99999',
    '/samsung?sort=x&page=0',
    '/?filter=%F0%9F',
  ])('%s loads the page', async path => expect((await get(path)).status).toBe(200))

  test('an unknown path under /api gives JSON for any method', async () => {
    for (const [method, path] of [
      ['GET', '/api/nope'],
      ['POST', '/api/nope/x'],
      ['GET', '/api/foo%2Fbar'],
      ['GET', '/api'],
    ] as const) {
      const response = await fetch(`${site.origin}${path}`, { method })
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toEqual({ message: expect.any(String) })
    }
  })
})

describe('documents', () => {
  const pages = ['/', '/mobiles', '/brands', '/samsung', '/samsung/samsung-galaxy-s24-ultra']

  test.each(pages)('%s is the same for all visitors, with ETag and max-age', async path => {
    const first = await get(path)
    const second = await get(path, { 'User-Agent': 'another', 'Accept-Language': 'ur' })
    expect(await second.text()).toBe(await first.text())
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/".{20,}"$/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    expect(first.headers.get('Vary')).toMatch(/Cookie/)
    const again = await get(path, { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('ETag')).toBe(etag)
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('a visitor with one of our cookies gets an uncacheable response', async () => {
    for (const cookie of ['session=abc', 'a=b; compare=x']) {
      const response = await get('/mobiles', { Cookie: cookie })
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('ETag')).toBeNull()
    }
  })

  test.each(['br', 'gzip'])('a document is compressed with %s', async encoding => {
    const response = await get('/mobiles', { 'Accept-Encoding': encoding })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(await response.text()).toContain('All Mobile Phones')
  })

  test('the content security policy allows only the known inline scripts, by hash', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('public documents name the links that may be loaded ahead, personal ones do not (HTTP-8)', async () => {
    expect((await get('/mobiles')).headers.get('Speculation-Rules')).toBe('"/speculation-rules"')
    for (const [path, cookie] of [
      ['/mobiles', 'compare=x'],
      ['/admin/login', ''],
    ] as const) {
      expect((await get(path, { Cookie: cookie })).headers.get('Speculation-Rules')).toBeNull()
    }
    const rules = await get('/speculation-rules')
    expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(rules.headers.get('Cache-Control')).toBe('public, max-age=86400')
    const { prefetch } = await jsonOf<{ prefetch: { eagerness: string }[] }>(rules)
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
    const never = JSON.stringify(prefetch)
    for (const path of ['/admin*', '/export*', '/api/*', '/compare*']) expect(never).toContain(`"${path}"`)
    // No page: the other headers would have no effect (HTTP-3).
    expect(rules.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(rules.headers.get('Permissions-Policy')).toBeNull()
    expect(rules.headers.get('Content-Security-Policy')).toBeNull()
  })

  test.each([
    '/',
    '/api/brands',
    '/feed.xml',
    '/favicon.svg',
    '/images/og-default.jpg',
    '/images/phones/samsung-galaxy-s24-ultra.svg',
    '/healthz',
    '/nothing-here',
  ])('%s carries the security headers (HTTP-3)', async path => {
    const { headers } = await get(path)
    const isForOtherSites = path.startsWith('/images/')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(isForOtherSites ? 'cross-origin' : 'same-origin')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    const isDocument = headers.get('Content-Type')?.startsWith('text/html') === true
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe(isDocument ? 'same-origin' : null)
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    // A feature that browsers do not know would only be reported in their console.
    expect(headers.get('Permissions-Policy')).toBe('camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
  })
})

test('security.txt names where to report a hole, and is good for less than a year (HTTP-10)', async () => {
  const response = await get('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trim().split('\n')
  const fields = Object.fromEntries(lines.map(line => line.split(/: (.*)/s).slice(0, 2)))
  expect(fields).toMatchObject({
    Contact: 'http://localhost:5000/contact?subject=technical',
    'Preferred-Languages': 'en',
    Canonical: 'http://localhost:5000/.well-known/security.txt',
  })
  const { pathname, search } = new URL(fields.Contact ?? '')
  expect((await get(pathname + search)).status).toBe(200)
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

describe('the public API', () => {
  test('/api/mobiles returns all phones, latest first, with the specified fields (API-1, API-4, DATA-8)', async () => {
    const response = await get('/api/mobiles')
    const phones = await jsonOf<PhoneJson[]>(response)
    expect(phones).toHaveLength(1253)
    expect(response.headers.get('X-Total-Count')).toBe('1253')
    const [first] = phones
    expect(Object.keys(first ?? {})).toEqual(
      expect.arrayContaining(
        'id slug name brand model imageUrl imagekitPath releaseDate price isFeatured shortSpecs carouselImages specifications dimensions buildMaterials createdAt'.split(
          ' ',
        ),
      ),
    )
    expect(first?.imagekitPath).toBeNull()
    expect(new Date(first?.createdAt ?? '').toISOString()).toBe(first?.createdAt)
    const priced = phones.map(phone => phone.price !== null)
    expect(priced.lastIndexOf(true)).toBe(priced.indexOf(false) - 1)
    const again = await get('/api/mobiles', { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('/api/mobiles can be filtered by brand and band, and paged', async () => {
    const all = await jsonOf<PhoneJson[]>(get('/api/mobiles?brand=Apple&price=flagship'))
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all.map((phone: { brand: string }) => phone.brand))).toEqual(new Set(['apple']))
    const page = await get('/api/mobiles?brand=apple&price=flagship&limit=3&offset=2')
    expect(page.headers.get('X-Total-Count')).toBe(String(all.length))
    expect(await page.json()).toEqual(all.slice(2, 5))
    expect(await (await get('/api/mobiles?brand=nobody')).json()).toEqual([])
    expect(await (await get('/api/mobiles?limit=0')).json()).toEqual([])
  })

  test.each(['limit=-1', 'limit=x', 'offset=1.5', 'price=cheap'])('?%s is malformed', async query => {
    const response = await get(`/api/mobiles?${query}`)
    expect([response.status, Object.keys(await response.json())]).toEqual([400, ['message']])
  })

  test('single phones and brands, existing and missing (API-5)', async () => {
    const phone = await jsonOf<PhoneJson>(get('/api/mobiles/samsung/samsung-galaxy-s24-ultra'))
    expect(phone).toMatchObject({
      price: 'PKR 314,999',
      pricePkr: 314_999,
      priceSource: 'priceoye-2026-03',
      priceDate: '2026-03',
      priceKind: 'retail',
    })
    expect((await get('/api/mobiles/apple/samsung-galaxy-s24-ultra')).status).toBe(404)
    expect(await (await get('/api/brands/samsung')).json()).toMatchObject({
      slug: 'samsung',
      phoneCount: '108',
      isVisible: true,
    })
    expect((await get('/api/brands/nobody')).status).toBe(404)
    const brands = await get('/api/brands')
    expect(brands.headers.get('X-Total-Count')).toBe('24')
    expect(await brands.json()).toHaveLength(24)
  })

  test('an unsupported method gives 405 with Allow', async () => {
    for (const path of ['/api/mobiles', '/api/brands', '/api/brands/samsung', '/healthz']) {
      const response = await fetch(`${site.origin}${path}`, { method: 'DELETE' })
      expect([path, response.status, response.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD'])
      expect(await response.json()).toEqual({ message: expect.any(String) })
    }
  })

  test('HEAD responds like GET, without a body', async () => {
    for (const path of ['/', '/api/brands', '/healthz']) {
      const response = await fetch(`${site.origin}${path}`, { method: 'HEAD' })
      expect([path, response.status, await response.text()]).toEqual([path, 200, ''])
    }
  })
})

describe('files', () => {
  test('drawings name their phone, are small and cached for long', async () => {
    for (const view of ['', '-back', '-side', '-pair']) {
      const response = await get(`/images/phones/samsung-galaxy-s24-ultra${view}.svg`)
      expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
      expect(response.headers.get('Cache-Control')).toMatch(/max-age=2592000/)
      const svg = await response.text()
      expect(svg).toContain('<title id="t">Samsung Galaxy S24 Ultra, ')
      expect(svg.length).toBeLessThan(3072)
    }
  })

  test('a drawing has any listed colour of its phone, and no other', async () => {
    const path = '/images/phones/apple-iphone-17-pro-pair.svg'
    const [plain, orange, same] = await Promise.all(
      ['', '?colour=cosmic-orange', '?colour='].map(async query => (await get(path + query)).text()),
    )
    expect(orange).not.toBe(plain)
    expect(same).toBe(plain)
    expect((await get(`${path}?colour=cosmic-orange`)).headers.get('Cache-Control')).toMatch(/max-age=2592000/)
    for (const colour of ['mauve', '%22%3E%3Cscript%3E', '../x']) {
      expect((await get(`${path}?colour=${colour}`)).status).toBe(404)
    }
  })

  test.each([
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/images/og-default.jpg',
    '/images/default-phone.svg',
    '/images/default-phone-2.svg',
  ])('%s exists and is not immutable', async path => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).not.toContain('immutable')
  })

  test('the share image is a JPEG of 1200 by 630', async () => {
    const bytes = Buffer.from(await (await get('/images/og-default.jpg')).arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0))
    expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630])
  })
})

describe('a built asset', () => {
  const findPath = async () => {
    const html = await (await fetch(`${site.origin}/`)).text()
    return /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? ''
  }

  test('is sent as the build compressed it, for ever, with 304', async () => {
    const path = await findPath()
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ]) {
      const response = await rawBody(site.origin + path, { 'Accept-Encoding': encoding ?? '' })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.body.equals(readFileSync(`build/client${path}${ending}`))).toBe(true)
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
    }
    const { headers } = await fetch(site.origin + path, { method: 'HEAD' })
    const etag = headers.get('ETag') ?? ''
    expect((await fetch(site.origin + path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test('is also sent in parts, and nothing else of the folder is', async () => {
    const path = await findPath()
    const part = await fetch(site.origin + path, { headers: { Range: 'bytes=0-9' } })
    expect([part.status, (await part.text()).length]).toEqual([206, 10])
    expect((await fetch(`${site.origin}/assets/../../server/index.js`)).status).toBe(404)
    expect((await fetch(`${site.origin}/assets/unknown.css`)).status).toBe(404)
  })
})

/** The bytes as sent; `fetch` would decompress them. */
const rawBody = (url: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(url, { headers }, response => {
      buffer(response).then(body => resolve({ headers: response.headers, body }), reject)
    })
    request.on('error', reject).end()
  })
