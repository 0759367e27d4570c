/** TLS in front of each configuration of deploy/, and its bound by address (RUN-5). Run by `npm run verify:caches`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { type Front, startNginx } from '#tests/support/nginx.ts'
import { a55 } from '#tests/support/phones.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { folderStore, type Store } from '#tests/support/stores.ts'
import { untilHolds } from '#tests/support/until.ts'
import { startVarnish } from '#tests/support/varnish.ts'

const behind = {
  nginx: (port: number, sitePort: number) => startNginx('deploy/nginx.conf', port, { '127.0.0.1:5000': sitePort }),
  varnish: startVarnish,
  balancer: (port: number, writer: number, reader: number) =>
    startNginx('deploy/balancer.conf', port, {
      '127.0.0.1:5000': writer,
      '127.0.0.1:5001': reader,
      '127.0.0.1:5002': reader,
    }),
}

describe.each(Object.entries(behind))('TLS in front of %s', (name, start) => {
  let home: string
  let store: Store
  let front: Front
  let tls: Front
  let plainPort: number
  let admin: AdminClient
  const sites: Site[] = []

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'https-'))
    store = await folderStore()
    const [writer, reader, middle, port] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    plainPort = await freePort()
    const origin = `https://localhost:${port}`
    const env = { ADMIN_PASSWORD, TRUST_PROXY: 'on', SITE_ORIGIN: origin, SIGN_IN_PER_ADDRESS: '2', ...store.env }
    const launch = async (folder: string, own: Parameters<typeof startSite>[0]) => {
      mkdirSync(join(home, folder), { recursive: true })
      sites.push(await startSite({ ...own, folder: join(home, folder), env: { ...env, ...own?.env } }))
    }
    const purge = { CACHE_PURGE_URL: `http://127.0.0.1:${middle}/` }
    await launch('writer', { port: writer, env: name === 'varnish' ? purge : {} })
    // The first copy needs a moment; a reader that finds none ends.
    if (name === 'balancer') {
      await untilHolds(() => launch('reader', { port: reader, env: { READ_ONLY: 'on' } }))
    }
    front = await start(middle, writer, reader)
    tls = await startNginx('deploy/tls.conf', port, { '127.0.0.1:8080': middle }, plainPort)
    admin = await signIn({ ...(sites[0] as Site), origin })
  })
  afterAll(async () => {
    await tls?.stop()
    await front?.stop()
    for (const site of sites) await site.stop()
    await store[Symbol.asyncDispose]()
    rmSync(home, { recursive: true, force: true })
  })

  /** Tries to sign in with a wrong password from this address of the machine; the status. */
  const tryFrom = (localAddress: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', Origin: tls.origin }
      const sent = request(`${tls.origin}/api/auth/login`, { method: 'POST', headers, localAddress, family: 4 })
      sent.on('response', response => resolve(response.resume().statusCode)).on('error', reject)
      sent.end(JSON.stringify({ username: 'nobody', password: 'wrong' }))
    })

  test('the session is bound to the host, and pages enforce https', async () => {
    expect(admin.cookie).toMatch(/^__Host-session=/)
    expect((await admin.get('/admin')).status).toBe(200)
    for (const path of ['/', a55.path]) {
      const response = await fetch(tls.origin + path)
      expect([path, response.status, response.headers.get('Strict-Transport-Security')]).toEqual([
        path,
        200,
        expect.stringMatching(/^max-age=\d+/),
      ])
    }
    const plain = await fetch(`http://127.0.0.1:${plainPort}/brands?x=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('Location')]).toEqual([301, 'https://127.0.0.1/brands?x=1'])
  })

  test('who is signed in sees a change at once, and a form is accepted', async () => {
    const slug = `over-https-${name}`
    expect((await admin.post('/api/admin/brands', { name: slug, slug })).status).toBe(201)
    expect(await (await admin.get('/api/brands')).text()).toContain(slug)
    // Its origin is https, as the site must know.
    const message = await admin.form('/contact', { firstName: 'Ayesha', email: 'a@example.pk' })
    expect(message.status).toBe(422)
  })

  test('limits count the address of the visitor', async () => {
    const statuses: (number | undefined)[] = []
    for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3']) statuses.push(await tryFrom(address))
    expect(statuses).toEqual([401, 401, 429, 401])
  })

  test.skipIf(name !== 'varnish')('no visitor clears the cache', async () => {
    expect((await fetch(tls.origin, { method: 'BAN' })).status).toBe(403)
  })
})

const BOUND = 500

/** A request whose body does not come: it stays in flight. */
const beginning = (headers: Record<string, string>) =>
  [
    'POST /contact HTTP/1.1',
    ...Object.entries({ Host: 'localhost', 'Content-Length': '10', ...headers }).map(pair => pair.join(': ')),
    '\r\n',
  ].join('\r\n')

describe('the bound by address', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { TRUST_PROXY: 'on', MAX_CONNECTIONS: '1500', SEED_CATALOG: 'off' } })
  })
  afterAll(() => site.stop())

  async function started(file: string): Promise<Front> {
    const port = Number(new URL(site.origin).port)
    const servers = ['127.0.0.1:5000', '127.0.0.1:5001', '127.0.0.1:5002', '127.0.0.1:8080']
    const addresses = Object.fromEntries(servers.map(server => [server, port]))
    const front = await startNginx(`deploy/${file}`, await freePort(), addresses, await freePort())
    onTestFinished(() => front.stop())
    return front
  }

  /** Fills the places of one address; the same one is then refused, another is not. */
  async function expectBound(begin: () => Socket, statusOf: (isSame: boolean) => Promise<number | undefined>) {
    const sockets = Array.from({ length: BOUND }, () => begin().on('error', () => undefined))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await expect.poll(() => statusOf(true)).toBe(429)
    expect(await statusOf(false)).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusOf(true)).toBe(200)
  }

  test.each([
    ['nginx.conf', 'an address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['nginx.conf', 'a /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '2001:db8:1:3::1'],
    ['balancer.conf', 'an address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ])(`%s, behind TLS, gives %s ${BOUND} requests in flight`, async (file, _, own, same, other) => {
    const front = await started(file)
    const begin = () => {
      const socket = connect(Number(new URL(front.origin).port), '127.0.0.1')
      socket.write(beginning({ 'X-Forwarded-For': own, 'X-Forwarded-Proto': 'https' }))
      return socket
    }
    await expectBound(begin, async isSame => {
      const headers = { 'X-Forwarded-For': isSame ? same : other }
      return (await fetch(`${front.origin}/brands`, { headers })).status
    })
  })

  test(`tls.conf gives an address ${BOUND} requests in flight`, async () => {
    const front = await started('tls.conf')
    const port = Number(new URL(front.origin).port)
    const begin = () => {
      const plain = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
      const socket = connectTls({ socket: plain, servername: 'localhost' })
      socket.write(beginning({}))
      return socket
    }
    await expectBound(
      begin,
      isSame =>
        new Promise((resolve, reject) => {
          const localAddress = isSame ? '127.0.0.2' : '127.0.0.3'
          request(`${front.origin}/brands`, { localAddress, family: 4, agent: false })
            .on('response', response => resolve(response.resume().statusCode))
            .on('error', reject)
            .end()
        }),
    )
  })
})
