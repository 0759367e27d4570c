/** Limits by client address: they bind one address and nobody else. */
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { jsonOf, type Problem } from '#tests/support/json.ts'
import { type ModelServer, returnsJson, startModelServer } from '#tests/support/model-server.ts'
import { givenPanel } from '#tests/support/panel.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { startSite } from '#tests/support/site.ts'

const SEARCHES = 3
const QUESTIONS = 2

let model: ModelServer
const panel = givenPanel(async () => {
  model = await startModelServer()
  return {
    SEARCH_PER_MINUTE: String(SEARCHES),
    AI_ADDRESS_PER_MINUTE: String(QUESTIONS),
    PHOTO_PER_MINUTE: '1',
    CSP_REPORTS_PER_MINUTE: '4',
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: model.origin,
  }
})
afterAll(() => model.stop())

let words = 0
/** A search that nobody made before. */
const newWord = () => {
  words += 1
  return `nokia${words}`
}
const from = (address: string) => ({ 'X-Forwarded-For': address })
const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  panel.request(path, { headers: { ...from(address), ...headers } })
const statusOf = async (path: string, address: string, headers: Record<string, string> = {}) => {
  const response = await get(path, address, headers)
  await response.body?.cancel()
  return response.status
}
async function searchUp(address: string): Promise<void> {
  for (let index = 0; index < SEARCHES; index += 1) expect(await statusOf(`/search?q=${newWord()}`, address)).toBe(200)
}

describe('searches (LIMIT-2)', () => {
  test('one too many gets a page that says so and keeps what was typed; another address is not affected', async () => {
    await searchUp('192.0.2.1')
    const refused = await get('/search?q=samsung+9999&price=20000-50000', '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await refused.text()
    expect(html).toContain('Too many searches came from your network in the last minute.')
    expect(html).toMatch(/<input[^>]*value="samsung 9999"/)
    expect(html).toContain('<input type="hidden" name="price" value="20000-50000"/>')
    expect(html).toContain('<footer')
    expect(await statusOf('/search?q=samsung+9999', '192.0.2.2')).toBe(200)
  })

  test('responses from memory cost nothing, also at the limit', async () => {
    expect(await statusOf('/search?q=galaxy', '192.0.2.3')).toBe(200)
    await searchUp('192.0.2.4')
    for (let time = 0; time < SEARCHES * 2; time += 1)
      expect(await statusOf('/search?q=galaxy&utm_source=x', '192.0.2.4')).toBe(200)
    expect(await statusOf(`/search?q=${newWord()}`, '192.0.2.4')).toBe(429)
  })

  test('an IPv6 address counts by its /64', async () => {
    await searchUp('2001:db8:1:2::1')
    expect(await statusOf(`/search?q=${newWord()}`, '2001:db8:1:2:ffff::9')).toBe(429)
    expect(await statusOf(`/search?q=${newWord()}`, '2001:db8:1:3::1')).toBe(200)
  })

  test('all that searches is counted together, all else goes on', async () => {
    const address = '192.0.2.5'
    expect(await statusOf(`/api/search?q=${newWord()}`, address)).toBe(200)
    expect(await statusOf(`/api/suggest?q=${newWord()}`, address)).toBe(200)
    expect(await statusOf('/api/finder?must=price:51000', address)).toBe(200)
    for (const path of [`/api/search?q=${newWord()}`, `/api/suggest?q=${newWord()}`, '/api/finder?must=price:52000']) {
      const refused = await get(path, address)
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
      expect(await jsonOf<Problem>(refused)).toEqual({ message: expect.stringContaining('Too many searches') })
    }
    expect(await statusOf('/feeds/phones.xml?must=price:52000', address)).toBe(429)
    expect(await statusOf(`/search.data?q=${newWord()}&_routes=routes%2F_site%2Fsearch`, address)).toBe(429)
    for (const path of ['/mobiles?must=price:52000', '/samsung?must=price:52000', '/mobiles?f.price=cheap']) {
      const refused = await get(path, address)
      expect([path, refused.status]).toEqual([path, 429])
      expect(await refused.text()).toContain('Too many requests came from your network')
    }
    for (const path of ['/', '/search', '/mobiles?price=budget', a55.path, '/api/brands'])
      expect([path, await statusOf(path, address)]).toEqual([path, 200])
  })

  test('a refused search is not kept for others', async () => {
    await searchUp('192.0.2.6')
    const path = `/search?q=${newWord()}`
    expect(await statusOf(path, '192.0.2.6')).toBe(429)
    expect(await statusOf(path, '192.0.2.7')).toBe(200)
    expect(await statusOf(path, '192.0.2.6')).toBe(200)
  })

  test('a search in memory that has to be rendered again counts again', async () => {
    const path = '/search?q=limits-and-changes'
    expect(await statusOf(path, '192.0.2.20')).toBe(200)
    await searchUp('192.0.2.21')
    expect(await statusOf(path, '192.0.2.21')).toBe(200)
    await panel.json('/api/admin/brands', 'POST', { name: 'Limits', slug: 'limits' }, { Cookie: panel.cookie })
    await expect.poll(() => statusOf(path, '192.0.2.21')).toBe(429)
  })

  test('the signed-in are not limited, a made-up session is', async () => {
    await searchUp('192.0.2.8')
    const path = () => `/search?q=${newWord()}`
    for (let time = 0; time < SEARCHES * 2; time += 1)
      expect(await statusOf(path(), '192.0.2.8', { Cookie: panel.cookie })).toBe(200)
    expect(await statusOf(path(), '192.0.2.8', { Cookie: 'session=made-up' })).toBe(429)
  })

  test('a visitor with a compare list is limited too', async () => {
    const cookie = { Cookie: `compare=${a55.id}` }
    for (let time = 0; time < SEARCHES; time += 1)
      expect(await statusOf(`/search?q=${newWord()}`, '192.0.2.9', cookie)).toBe(200)
    expect(await statusOf(`/search?q=${newWord()}`, '192.0.2.9', cookie)).toBe(429)
    expect(await statusOf(`/search?q=${newWord()}`, '192.0.2.9')).toBe(429)
  })

  test('without TRUST_PROXY the header counts for nothing', async () => {
    await using direct = await startSite({ env: { SEARCH_PER_MINUTE: '2' } })
    const statuses: number[] = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push((await fetch(`${direct.origin}/api/search?q=${newWord()}`, { headers: from(address) })).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('questions to the model (LIMIT-3)', () => {
  const analysis = { overallScore: 7.4, photoQuality: { daylight: 8 }, strengths: ['Sharp by day'] }
  const ask = (phone: { id: string }, address: string, headers: Record<string, string> = {}) =>
    panel.json('/api/ai/analyze-camera', 'POST', { mobileId: phone.id }, { ...from(address), ...headers })

  test('an address gets its share, stored results cost nothing, and other addresses have theirs', async () => {
    model.behave(returnsJson(analysis))
    const mine = '198.51.100.1'
    expect((await ask(a55, mine)).status).toBe(200)
    expect((await ask(a55, mine)).status).toBe(200)
    expect((await ask(iphone15, mine)).status).toBe(200)
    const refused = await ask(note40, mine)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await jsonOf<Problem>(refused)).toEqual({ message: expect.stringContaining('your network') })
    expect(model.requests).toHaveLength(QUESTIONS)
    expect((await ask(a55, mine)).status).toBe(200)
    expect((await ask(note40, '198.51.100.2')).status).toBe(200)
  })

  test('without script the page says so, with an estimate', async () => {
    const mine = '2001:db8:7:7::1'
    await ask(itelA70, mine)
    await ask(fold6, '2001:db8:7:7::2')
    const page = await panel.request(a55.path, {
      method: 'POST',
      body: new URLSearchParams({ panel: 'screen' }),
      headers: from('2001:db8:7:7::3'),
    })
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    const html = await page.text()
    expect(html).toContain('Many questions to the AI came from your network.')
    expect(html).toContain('Brand average (estimate)')
  })

  test('the signed-in and a proxy on this machine have no share', async () => {
    const screens = [a55, iphone15, note40, itelA70, fold6]
    for (const [address, endpoint] of [
      ['198.51.100.3', 'analyze-screen'],
      ['127.0.0.1', 'analyze-battery'],
    ] as const) {
      const headers = { ...from(address), ...(address === '127.0.0.1' ? {} : { Cookie: panel.cookie }) }
      for (const { id } of screens)
        expect((await panel.json(`/api/ai/${endpoint}`, 'POST', { mobileId: id }, headers)).status).not.toBe(429)
    }
  })
})

test('photos: one too many gets 429 with Retry-After, on the page and at the endpoint (LIMIT-4)', async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const endpoint = (address: string) =>
    panel.json(
      '/api/ai/find-similar-photos',
      'POST',
      { imageBase64: photo.toString('base64'), mobileIds: [a55.id] },
      from(address),
    )
  const page = (address: string) => {
    const body = new FormData()
    body.set('panel', 'photo')
    body.set('photo', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
    return panel.request(a55.path, { method: 'POST', body, headers: from(address) })
  }
  expect((await endpoint('203.0.113.1')).status).not.toBe(429)
  const refused = await endpoint('203.0.113.1')
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  const refusedPage = await page('203.0.113.1')
  expect([refusedPage.status, Number(refusedPage.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect(await refusedPage.text()).toContain('Too many photos were sent from your network.')
  expect((await page('203.0.113.2')).status).toBe(200)
})

test('messages: a crowd closes the form for nobody (CONTACT-4)', async () => {
  const send = (message: string, address: string) =>
    panel.request('/contact', {
      method: 'POST',
      headers: from(address),
      body: new URLSearchParams({
        firstName: 'Ayesha',
        lastName: 'Khan',
        email: 'ayesha@example.com',
        phone: '',
        subject: 'pricing',
        message,
        homepage: '',
      }),
    })
  for (let index = 0; index < 35; index += 1) expect((await send(`${index}`, `10.${index}.0.1`)).status).toBe(303)
  expect((await send('mine', '203.0.113.9')).status).toBe(303)
  const refused = await send('mine again', '203.0.113.9')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('mine again</textarea>')
})

describe('reports against the content security policy (HTTP-9, API-27)', () => {
  const report = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': `${panel.site.origin}/search?q=my+secret`,
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
      },
    })
  const send = (body: string, address: string, type = 'application/csp-report') =>
    panel.request('/api/csp', { method: 'POST', body, headers: { 'Content-Type': type, ...from(address) } })
  const securityPage = async () =>
    (await panel.request('/admin/security', { headers: { Cookie: panel.cookie } })).text()

  test('each page names the address for them', async () => {
    const policy = (await get('/', '203.0.113.20')).headers.get('Content-Security-Policy')
    expect(policy).toMatch(/; report-uri \/api\/csp$/)
  })

  test('a violation is stored once with its count, and shown to administrators without queries', async () => {
    expect(await securityPage()).toContain('No browser reported anything')
    const list = JSON.stringify([
      {
        type: 'csp-violation',
        body: {
          documentURL: `${panel.site.origin}/search`,
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://ads.example/spy.js?visitor=43',
        },
      },
    ])
    expect((await send(report('https://ads.example/spy.js?visitor=42'), '203.0.113.21')).status).toBe(204)
    expect((await send(list, '203.0.113.21', 'application/reports+json')).status).toBe(204)
    expect((await send(report('chrome-extension://abc/x.js'), '203.0.113.21')).status).toBe(204)
    await expect
      .poll(() => panel.rows('SELECT blocked, route, count FROM policy_violations'))
      .toEqual([{ blocked: 'https://ads.example/spy.js', route: '/search', count: 2 }])
    const html = await securityPage()
    expect(html).toContain('<strong>https://ads.example/spy.js</strong>')
    expect(html).toContain('script-src-elem, 2 reports')
    expect(html).not.toMatch(/my\+secret|visitor=4|chrome-extension/)
  })

  test.each([
    ['no report', '{}', 'application/csp-report', 400],
    ['another type', '[]', 'application/json', 415],
    ['too large', ' '.repeat(9000), 'application/csp-report', 413],
  ])('%s is refused', async (_, body, type, status) => {
    const response = await send(body, '203.0.113.22', type)
    expect([response.status, await response.json()]).toEqual([status, { message: expect.any(String) }])
  })

  test('one address may send so many, another as many', async () => {
    for (let time = 0; time < 4; time += 1) expect((await send(report('eval'), '2001:db8:9:9::1')).status).toBe(204)
    const refused = await send(report('eval'), '2001:db8:9:9::2')
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect(await jsonOf<Problem>(refused)).toEqual({ message: expect.stringContaining('Too many reports') })
    expect((await send(report('eval'), '2001:db8:9:a::1')).status).toBe(204)
  })
})
