/** Unusual requests: each gets a clear response, without effect on the next request or other visitors. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { a55 } from '#tests/support/phones.ts'
import { isWhole, openSocket, readUntil, sendRaw, statusOf } from '#tests/support/raw.ts'
import { LISTENING, launchSite, type Site, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const head = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`

describe('the check of requests', () => {
  test.each([
    ['an absolute target', head('GET http://localhost/healthz HTTP/1.1', 'Host: other'), 200],
    ['an absolute target without a path', head('GET http://localhost HTTP/1.1', 'Host: localhost'), 200],
    ['an absolute target that is none', head('GET http://[::bad/ HTTP/1.1', 'Host: localhost'), 400],
    ['a target without a slash', head('GET healthz HTTP/1.1', 'Host: localhost'), 400],
    ['options of the server', head('OPTIONS * HTTP/1.1', 'Host: localhost'), 204],
    ['options of a page', head('OPTIONS /mobiles HTTP/1.1', 'Host: localhost'), 405],
    ['TRACE', head('TRACE / HTTP/1.1', 'Host: localhost'), 405],
    ['PROPFIND', head('PROPFIND / HTTP/1.1', 'Host: localhost'), 405],
    ['a host with a path', head('GET / HTTP/1.1', 'Host: a/b'), 400],
    ['a host with a user', head('GET / HTTP/1.1', 'Host: user@site'), 400],
    ['a host with a port that is none', head('GET / HTTP/1.1', 'Host: site:99999999'), 400],
    ['a host of signs', head('GET / HTTP/1.1', 'Host: <script>'), 400],
    ['an untrusted forwarded host', head('GET / HTTP/1.1', 'Host: a', 'X-Forwarded-Host: a:99999999'), 200],
    ['HTTP/1.0 without a host', head('GET /healthz HTTP/1.0'), 200],
    ['a backslash', head('GET /%5C HTTP/1.1', 'Host: localhost'), 404],
    ['a NUL', head('GET /a%00b HTTP/1.1', 'Host: localhost'), 400],
    ['the data of an endpoint', head('GET /api/mobiles.data HTTP/1.1', 'Host: localhost'), 404],
    ['the data of a sitemap', head('GET /sitemaps/phones-1.xml.data HTTP/1.1', 'Host: localhost'), 404],
    ['the data of a page', head('GET /mobiles.data HTTP/1.1', 'Host: localhost'), 200],
    ['half an escape', head('GET /%E0%A4%A HTTP/1.1', 'Host: localhost'), 400],
    ['two hosts', head('GET / HTTP/1.1', 'Host: localhost', 'Host: other'), 400],
    ['two hosts, one of them in lower case', head('GET /guide HTTP/1.1', 'Host: localhost', 'host: localhost'), 400],
    ['the data of a spreadsheet', head('GET /data.csv.data HTTP/1.1', 'Host: localhost'), 404],
    ['the data of a health check', head('GET /healthz.data HTTP/1.1', 'Host: localhost'), 404],
    ['a fragment', head('GET /mobiles#x HTTP/1.1', 'Host: localhost'), 400],
  ])('%s', async (_, request, status) => {
    const response = await sendRaw(site, request)
    expect(statusOf(response), response.slice(0, 300)).toBe(status)
  })

  test.each(['PROPFIND', 'OPTIONS', 'TRACE', 'LOCK', 'PATCH'])(
    'an endpoint responds to %s with the allowed methods',
    async method => {
      const response = await sendRaw(site, head(`${method} /api/admin/mobiles/1 HTTP/1.1`, 'Host: localhost'))
      expect(statusOf(response)).toBe(405)
      expect(response).toMatch(/^allow: PUT, DELETE\r$/im)
      expect(response).toContain('{"message":')
    },
  )

  test('a page without a form responds to POST with the allowed methods', async () => {
    const response = await fetch(`${site.origin}/guide`, { method: 'POST', body: new URLSearchParams({ a: '1' }) })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('an unread body', () => {
  const body = Buffer.alloc(400_000, 'x')
  const request = (path: string, type: string) =>
    Buffer.concat([
      Buffer.from(
        head(
          `POST ${path} HTTP/1.1`,
          'Host: localhost',
          `Content-Type: ${type}`,
          `Content-Length: ${body.length}`,
          'Sec-Fetch-Site: cross-site',
        ),
      ),
      body,
    ])

  test.each([
    ['/api/admin/mobiles', 'application/json', 403],
    ['/no/such/page', 'application/json', 405],
    ['/api/no-such-endpoint', 'application/json', 403],
    ['/contact', 'application/x-www-form-urlencoded', 403],
    ['/guide', 'text/plain', 405],
  ])('of %s ends the connection after the response', async (path, type, status) => {
    const socket = openSocket(site)
    await once(socket, 'connect')
    const received = readUntil(socket, text => text.includes('{"status":"ok"}'))
    socket.write(Buffer.concat([request(path, type), Buffer.from(head('GET /healthz HTTP/1.1', 'Host: localhost'))]))
    const response = await received
    expect(statusOf(response)).toBe(status)
    // Either the body was read and both requests get a response, or the first response closes the connection.
    const closes = /^connection: close\r$/im.test(response)
    expect(closes || response.includes('{"status":"ok"}')).toBe(true)
    if (closes) expect(socket.readableEnded).toBe(true)
    socket.destroy()
  })
})

describe('a body that is too large', () => {
  const large = 'x'.repeat(24 * 1024 * 1024)
  const form = () => {
    const fields = new FormData()
    fields.set('panel', 'photo')
    fields.set('photo', new File([large], 'photo.jpg', { type: 'image/jpeg' }))
    return fields
  }

  test.each([
    ['the endpoint', '/api/ai/find-similar-photos', () => JSON.stringify({ imageBase64: large }), 'is larger than'],
    ['the form', a55.path, form, 'larger than'],
    ['a form without a file', '/contact', () => new URLSearchParams({ message: large }), ''],
  ])('gets its message at %s: the rest is read and thrown away', async (_, path, body, message) => {
    const headers: Record<string, string> = path.startsWith('/api/') ? { 'Content-Type': 'application/json' } : {}
    for (let time = 0; time < 3; time += 1) {
      const response = await fetch(site.origin + path, { method: 'POST', body: body(), headers })
      expect(response.status).toBe(413)
      expect(await response.text()).toContain(message)
    }
  })
})

describe('after SIGTERM', () => {
  test('a busy client loses no response, and the process ends after the last one', async () => {
    await using busy = await startSite()
    let responses = 0
    const agent = async () => {
      const statuses: number[] = []
      const socket = openSocket(busy)
      await once(socket, 'connect')
      let text = ''
      let sent = 0
      const send = () => {
        sent += 1
        socket.write(head('GET /api/mobiles?limit=10 HTTP/1.1', 'Host: localhost', 'Connection: keep-alive'))
      }
      socket.on('data', chunk => {
        text += chunk.toString('latin1')
        if (!isWhole(text)) return
        statuses.push(statusOf(text))
        responses += 1
        const isLast = /^connection: close\r$/im.test(text)
        text = ''
        if (!isLast) send()
      })
      send()
      await new Promise(resolve => socket.once('close', resolve))
      return { sent, received: statuses.length }
    }
    const clients = Array.from({ length: 8 }, agent)
    await until(() => responses >= 50)
    const exit = once(busy.process, 'exit')
    busy.process.kill('SIGTERM')
    const results = await Promise.all(clients)
    const [code] = await exit
    expect(code).toBe(0)
    expect(results.filter(({ sent, received }) => sent !== received)).toEqual([])
    expect(busy.output()).not.toContain('ended before this response')
  })
})

describe('another spelling of an address (URL-11)', () => {
  const spelt = async (method: string, path: string, to: Site = site) => {
    const isReading = method === 'GET' || method === 'HEAD'
    const headers = isReading ? [] : ['Content-Length: 2', 'Content-Type: application/json']
    const request = head(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers)
    const response = await sendRaw(to, isReading ? request : `${request}{}`)
    return [statusOf(response), /^location: (.*)\r$/im.exec(response)?.[1] ?? null]
  }
  const spellings: [string, string][] = [
    ['/x/../api/mobiles.data', '/api/mobiles.data'],
    ['/%61pi/mobiles.data', '/api/mobiles.data'],
    ['/assets/../admin', '/admin'],
    ['/\\evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/se%61rch?q=%6eokia', '/search?q=%6eokia'],
    ['/Mobiles/Samsung/Samsung-Galaxy-A55/?x=1', `${a55.path}?x=1`],
    [`/tecno${a55.path.slice(a55.path.lastIndexOf('/'))}/`, a55.path],
    ['/healthz/.data', '/healthz.data'],
    ['/./API/export/sql', '/api/export/sql'],
  ]

  test.each(spellings)('%s is redirected at once, and nothing is done by it', async (path, plain) => {
    expect(await spelt('GET', path)).toEqual([301, plain])
    expect((await spelt('HEAD', path))[0]).toBe(301)
    // Capitals and a slash at the end alone are served: see below.
    const isServed = /^\/(Mobiles|tecno)/.test(path)
    for (const method of ['POST', 'DELETE']) expect((await spelt(method, path))[0] !== 400).toBe(isServed)
  })

  test('capitals and a slash at the end of another method are served at the plain address', async () => {
    expect(await spelt('POST', '/API/auth/Login/')).toEqual([422, null])
    expect(await spelt('DELETE', '/API/Admin/brands/x')).toEqual([401, null])
  })

  test('an escaped slash belongs to no route, and below /api the response is JSON', async () => {
    const found = await Promise.all(
      ['/api/foo%2Fbar', '/api%2Fmobiles', '/samsung%5Cgalaxy'].map(async path => {
        const response = await fetch(site.origin + path)
        return [response.status, response.headers.get('Content-Type')?.split(';')[0]]
      }),
    )
    expect(found).toEqual([
      [404, 'application/json'],
      [404, 'text/html'],
      [404, 'text/html'],
    ])
    expect(await spelt('POST', '/api/foo%2Fbar')).toEqual([400, null])
  })
})

describe('public responses', () => {
  const length = async (path: string, cookie = '') =>
    (await (await fetch(site.origin + path, { headers: { Cookie: cookie } })).text()).length

  test('other spellings of a URL preserve the query', async () => {
    for (const path of ['/Search?q=nokia', '/SEARCH?q=nokia', '//search?q=nokia', '/search/?q=nokia']) {
      const response = await fetch(site.origin + path, { redirect: 'manual' })
      expect([path, response.headers.get('Location')]).toEqual([path, '/search?q=nokia'])
    }
    expect(await length('/se%61rch?q=nokia')).toBeGreaterThan((await length('/search')) * 1.5)
    const phones = async (path: string) => (await jsonOf<PhoneJson[]>(fetch(site.origin + path))).length
    expect([await phones('/API/mobiles?limit=2'), await phones('/api/search?q=nokia&limit=1')]).toEqual([2, 1])
  })

  test('a made-up session gets what everybody gets', async () => {
    for (const path of ['/', '/mobiles', a55.path, '/guide.data', `/compare?phones=${a55.id}`]) {
      const [plain, signed] = await Promise.all(
        ['', 'session=x; __Host-session=eyJhIjoxfQ%3D%3D.x'].map(async cookie => {
          const response = await fetch(site.origin + path, { headers: { Cookie: cookie } })
          return { text: await response.text(), policy: response.headers.get('Cache-Control') }
        }),
      )
      expect(signed).toEqual({ ...plain, policy: 'private, no-store' })
    }
    expect((await fetch(`${site.origin}/admin`, { headers: { Cookie: 'session=x' } })).status).toBe(401)
  })

  test('a visitor with a compare list gets the page of everybody with the list in it, and nobody else does', async () => {
    const shown = async (path: string, cookie: string) => {
      const response = await fetch(site.origin + path, { headers: { Cookie: cookie } })
      const html = await response.text()
      const [badge, listed] = [/<compare-badge>(.*?)<\/compare-badge>/, /data-in=""><button[^>]*value="([^"]*)"/].map(
        pattern => pattern.exec(html)?.[1],
      )
      return { policy: response.headers.get('Cache-Control'), etag: response.headers.get('ETag'), badge, listed }
    }
    for (const path of [a55.path, '/search?q=galaxy+a55']) {
      const everybody = await shown(path, '')
      expect(everybody).toMatchObject({ badge: '', listed: undefined, policy: expect.stringContaining('public') })
      const visitor = { policy: 'private, no-store', etag: null, listed: a55.id }
      expect(await shown(path, `compare=${a55.id}.other`)).toEqual({
        ...visitor,
        badge: expect.stringContaining('>2<'),
      })
      expect(await shown(path, `compare=${a55.id}`)).toEqual({ ...visitor, badge: expect.stringContaining('>1<') })
      expect(await shown(path, '')).toEqual(everybody)
    }
  })

  test('a cookie affects pages only', async () => {
    const responses = await Promise.all(
      ['/api/brands', '/mobiles'].map(path => fetch(site.origin + path, { headers: { Cookie: 'compare=a' } })),
    )
    expect(responses.map(response => response.headers.get('Cache-Control'))).toEqual([
      expect.stringContaining('public'),
      'private, no-store',
    ])
  })
})

describe('connections (HTTP-13)', () => {
  const connections = (to: Site, count: number, localAddress = '127.0.0.1') => {
    const { hostname, port } = new URL(to.origin)
    const opened = Array.from({ length: count }, () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      return socket.on('error', () => undefined)
    })
    return { opened, open: () => opened.filter(socket => !socket.closed && !socket.readableEnded).length }
  }
  const settled = (group: ReturnType<typeof connections>, count: number) => until(() => group.open() === count)

  let bounded: Site
  beforeAll(async () => {
    bounded = await launchSite({ env: { MAX_CONNECTIONS: '10', SEED_CATALOG: 'off' } })
    await bounded.printed(LISTENING)
  })
  afterAll(() => bounded.stop())

  test('one address holds half of them, before the first request too, and others get through', async () => {
    const greedy = connections(bounded, 40)
    await settled(greedy, 5)
    const other = connections(bounded, 1, '127.0.0.2')
    other.opened[0]?.write(head('GET /healthz HTTP/1.1', 'Host: localhost'))
    expect(await readUntil(other.opened[0] as Socket, isWhole)).toContain('200 OK')
    // The latest stay: those idle for longest were closed.
    expect(greedy.opened.slice(-5).every(socket => !socket.closed)).toBe(true)
    for (const socket of [...greedy.opened, ...other.opened]) socket.destroy()
  })

  test('where all are taken, the one idle for longest makes room, and none in use is closed', async () => {
    const busy = connections(bounded, 3, '127.0.0.2')
    const partOfForm = head(
      'POST /contact HTTP/1.1',
      'Host: localhost',
      'Content-Type: text/plain',
      'Content-Length: 9',
    )
    for (const socket of busy.opened)
      socket.write(partOfForm.replace('text/plain', 'application/x-www-form-urlencoded'))
    const healthy = connections(bounded, 1, '127.0.0.9')
    healthy.opened[0]?.write(head('GET /healthz HTTP/1.1', 'Host: localhost'))
    await readUntil(healthy.opened[0] as Socket, isWhole)
    const idle = ['127.0.0.3', '127.0.0.4', '127.0.0.5'].map(address => connections(bounded, 4, address))
    await until(() => idle.reduce((sum, group) => sum + group.open(), healthy.open()) === 7)
    expect(busy.open()).toBe(3)
    for (const { opened } of [busy, healthy, ...idle]) for (const socket of opened) socket.destroy()
  })

  test('behind a trusted proxy all connections are its own', async () => {
    await using proxy = await launchSite({
      env: { MAX_CONNECTIONS: '10', SEED_CATALOG: 'off', TRUST_PROXY: 'on' },
    })
    await proxy.printed(LISTENING)
    const proxied = connections(proxy, 12)
    await settled(proxied, 10)
    for (const socket of proxied.opened) socket.destroy()
  })
})

test('each request has one log line, without user input', async () => {
  await using logged = await startSite()
  await fetch(`${logged.origin}/search?q=my+secret+phone`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  for (const path of ['/contact', a55.path, '/samsung', '/guide']) {
    for (const method of ['POST', 'PUT']) {
      await fetch(logged.origin + path, { method, body: 'x', headers: { 'Content-Type': 'text/plain' } })
    }
  }
  await logged.stop()
  const lines = logged
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line))
  expect(lines.filter(line => line.route === '/search')).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      id: expect.stringMatching(/^[\da-f]{12}-[\da-z]+$/),
      method: 'GET',
      route: '/search',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    },
  ])
  expect(lines.filter(line => line.level === 'error')).toEqual([])
  expect(logged.output()).not.toMatch(/secret|203\.0\.113|\[object/)
})
