/** A writer and two readers behind the balancer of deploy/, each killed under load. Run by `npm run verify:caches`. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { type Front, startNginx } from '#tests/support/nginx.ts'
import { pause } from '#tests/support/pause.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { folderStore, type Store } from '#tests/support/stores.ts'
import { untilHolds } from '#tests/support/until.ts'

/** How long the three are under load; each is killed once in it. */
const LOAD_MS = Number(process.env.LOAD_MS ?? 60_000)
/** How old a reader may be (READER-1). */
const MAX_DELAY_MS = 20_000

const names = ['writer', 'first', 'second'] as const
type Name = (typeof names)[number]

let store: Store
let home: string
let origin: string
let balancer: Front
let admin: AdminClient
const ports = {} as Record<Name, number>
const sites = {} as Record<Name, Site>

async function start(name: Name): Promise<void> {
  const folder = join(home, name)
  mkdirSync(folder, { recursive: true })
  const env = { ADMIN_PASSWORD, TRUST_PROXY: 'on', SITE_ORIGIN: origin, LOG_LEVEL: 'warn', ...store.env }
  const own: Record<string, string> = name === 'writer' ? {} : { READ_ONLY: 'on' }
  sites[name] = await startSite({ folder, port: ports[name], env: { ...env, ...own } })
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'readers-'))
  store = await folderStore()
  for (const name of names) ports[name] = await freePort()
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  await start('writer')
  // The first snapshot needs a moment; a reader that finds none ends, and its supervisor starts it again.
  for (const name of ['first', 'second'] as const) await untilHolds(() => start(name), { interval: 500 })
  balancer = await startNginx('deploy/balancer.conf', port, {
    '127.0.0.1:5000': ports.writer,
    '127.0.0.1:5001': ports.first,
    '127.0.0.1:5002': ports.second,
  })
  admin = await signIn({ ...sites.writer, origin })
})
afterAll(async () => {
  await balancer.stop()
  for (const name of names) await sites[name].stop()
  await store[Symbol.asyncDispose]()
  rmSync(home, { recursive: true, force: true })
})

const brandsOf = async (at: string) => JSON.stringify(await (await fetch(`${at}/api/brands`)).json())

test('a change is on every reader in time, and for its editor at once', async () => {
  expect((await admin.post('/api/admin/brands', { name: 'Followed', slug: 'followed' })).status).toBe(201)
  expect(await (await admin.get('/api/brands')).text()).toContain('followed')
  const since = Date.now()
  for (const name of ['first', 'second'] as const) {
    await expect
      .poll(() => brandsOf(sites[name].origin), { timeout: MAX_DELAY_MS, interval: 200 })
      .toContain('followed')
  }
  console.log(`Both readers had the change after ${Date.now() - since} ms.`)
})

test('while the writer is down its form keeps the text, and pages are read', async () => {
  sites.writer.process.kill('SIGKILL')
  await once(sites.writer.process, 'exit')
  const fields = {
    firstName: 'Ayesha',
    lastName: 'Khan',
    email: 'a@example.pk',
    subject: 'pricing',
    message: 'My words',
  }
  const sent = await fetch(`${origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: origin },
  })
  const page = await sent.text()
  expect([sent.status, page.includes('My words')]).toEqual([503, true])
  expect((await admin.get('/admin')).status).toBe(503)
  expect((await fetch(`${origin}/mobiles`)).status).toBe(200)
  await start('writer')
  await expect.poll(async () => (await admin.get('/admin')).status).toBe(200)
})

test(
  'under load each of the three is killed once: no read fails, no confirmed write is lost',
  async () => {
    const endAt = Date.now() + LOAD_MS
    const paths = ['/', '/mobiles', '/samsung', '/search?q=galaxy', '/api/brands', '/guide']
    const failed: string[] = []
    let reads = 0
    const read = async (index: number) => {
      for (let round = index; Date.now() < endAt; round += 1) {
        const path = paths[round % paths.length] ?? '/'
        const status = await fetch(origin + path)
          .then(async response => ((await response.text()) ? response.status : 0))
          .catch(error => String(error.cause ?? error))
        reads += 1
        if (status !== 200) failed.push(`${path} ${status}`)
      }
    }
    const confirmed: string[] = []
    const write = async () => {
      for (let index = 0; Date.now() < endAt; index += 1) {
        const slug = `load-${index}`
        const { status } = await admin.post('/api/admin/brands', { name: slug, slug }).catch(() => ({ status: 0 }))
        if (status === 201) confirmed.push(slug)
        await pause(1000)
      }
    }
    const kill = async () => {
      for (const name of names) {
        await pause(LOAD_MS / 6)
        sites[name].process.kill('SIGKILL')
        await once(sites[name].process, 'exit')
        await pause(LOAD_MS / 12)
        await start(name)
      }
    }
    await Promise.all([...Array.from({ length: 8 }, (_, index) => read(index)), write(), kill()])
    const database = new Sqlite(sites.writer.databasePath, { readonly: true })
    const slugs = new Set(database.prepare('SELECT slug FROM brands').pluck().all())
    database.close()
    console.log(`${reads} reads, ${failed.length} failed; ${confirmed.length} writes confirmed.`)
    expect(failed).toEqual([])
    expect(confirmed.length).toBeGreaterThan(LOAD_MS / 4000)
    expect(confirmed.filter(slug => !slugs.has(slug))).toEqual([])
  },
  LOAD_MS + 120_000,
)
