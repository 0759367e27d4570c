/**
 * Random edits, imports, deletions and changes by another process, against random reads: no response is more than a
 * second old, none mixes two versions, and after a second each equals that of a site started anew (HTTP-2).
 */
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { formatPrice } from '#app/prices/price.ts'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { rowsOf } from '#tests/support/imports.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { pause } from '#tests/support/pause.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { seeded } from '#tests/support/random.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** How old the content of a response may be. */
const MAX_AGE_MS = 1000
const ROUND_MS = 4000
const ROUNDS = Number(process.env.CONSISTENCY_ROUNDS ?? 1)

const random = seeded('edits and reads')
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random.fraction() * items.length)] as Item

let site: Site
let admin: AdminClient
beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD } })
  admin = await signIn(site)
})
afterAll(() => site.stop())

/** Shows the prices of both phones; both are always changed together. */
const pair = `/compare?phones=${a55.id},${iphone15.id}`

const paths = [
  '/',
  '/mobiles',
  '/mobiles?page=2',
  '/mobiles.data',
  '/brands',
  '/samsung',
  '/samsung?sort=price-low',
  '/infinix',
  '/search?q=galaxy',
  '/guide',
  '/data',
  '/sitemap',
  '/sitemap.xml',
  '/sitemaps/phones-1.xml',
  '/feed.xml',
  '/api/mobiles?limit=20',
  '/api/brands',
  '/api/search?q=note',
  '/api/suggest?q=galaxy',
  `/api/mobiles${a55.path}`,
  `/images/phones/${a55.path.split('/')[2]}.svg`,
  a55.path,
  iphone15.path,
  pair,
]

const read = (path: string, from = site) => fetch(from.origin + path, { redirect: 'manual' })

/** Prices that were committed, latest last, and when. */
const committed: { price: number; at: number }[] = []

/** Another process gives both phones this price, in one transaction. */
function setPrices(price: number): void {
  const database = new Database(site.databasePath, { timeout: 5000 })
  database
    .prepare('UPDATE mobiles SET price = ?, price_pkr = ?, has_price = 1 WHERE id IN (?, ?)')
    .run(formatPrice(price), price, a55.id, iphone15.id)
  database.close()
  committed.push({ price, at: performance.now() })
}

async function readPair(): Promise<void> {
  const startedAt = performance.now()
  const html = await (await read(pair)).text()
  const prices = [...html.matchAll(/PKR\s(7\d\d,\d{3})/g)].map(([, price = '']) => Number(price.replace(',', '')))
  const [shown = 0] = prices
  expect([...new Set(prices)], 'a page of one version').toEqual([shown])
  const oldest = committed.findLast(({ at }) => at < startedAt - MAX_AGE_MS)
  expect(shown, 'not more than a second old').toBeGreaterThanOrEqual(oldest?.price ?? 0)
}

const created: string[] = []

const phoneOf = (index: number, fields: Partial<PhoneJson> = {}) => ({
  slug: `consistency-${index}`,
  brand: 'samsung',
  name: `Samsung Consistency ${index}`,
  model: `Consistency ${index}`,
  imageUrl: '/images/default-phone.svg',
  releaseDate: '2026-11',
  price: 'Rs 50,000',
  carouselImages: ['/images/default-phone.svg'],
  shortSpecs: { ram: '8 GB', storage: '128 GB', camera: '50 MP', battery: '5000 mAh', os: 'Android 15' },
  specifications: [{ category: 'Battery', specs: [{ feature: 'Capacity', value: '5000 mAh' }] }],
  ...fields,
})

let index = 0
const edits: (() => Promise<unknown>)[] = [
  async () => setPrices(700_000 + ++index),
  async () => setPrices(700_000 + ++index),
  async () => {
    const response = await admin.post('/api/admin/mobiles', phoneOf(++index))
    expect(response.status, await response.clone().text()).toBe(201)
    created.push((await jsonOf<PhoneJson>(response)).id)
  },
  async () => {
    const id = created.shift()
    if (id) await write('DELETE', `/api/admin/mobiles/${id}`)
  },
  async () => {
    const id = pick(created)
    if (id) await write('PUT', `/api/admin/mobiles/${id}`, phoneOf(++index, { price: `Rs ${40_000 + index}` }))
  },
  async () => {
    const [brand] = rowsOf<{ id: string; is_visible: number }>(site, "SELECT * FROM brands WHERE slug = 'infinix'")
    const changes = { slug: 'infinix', name: `Infinix ${++index}`, isVisible: random.fraction() < 0.5 }
    await write('PUT', `/api/admin/brands/${brand?.id}`, changes)
  },
  () => admin.form('/admin/import', { intent: 'import-latest', limit: '20' }),
]

async function write(method: string, path: string, body?: unknown): Promise<void> {
  const headers = { Cookie: admin.cookie, 'Content-Type': 'application/json' }
  const response = await fetch(site.origin + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  expect([method, path, response.status < 300], await response.text()).toEqual([method, path, true])
}

test('reads during random changes are consistent and at most a second old', async () => {
  setPrices(700_000)
  await pause(MAX_AGE_MS)
  for (let round = 0; round < ROUNDS; round += 1) {
    const end = performance.now() + ROUND_MS
    const isOver = () => performance.now() > end
    const readers = Array.from({ length: 6 }, async (_, reader) => {
      while (!isOver()) {
        if (reader < 2) await readPair()
        else expect((await read(pick(paths))).status).toBe(200)
      }
    })
    const writer = async () => {
      while (!isOver()) {
        await pick(edits)()
        await pause(random.fraction() * 120)
      }
    }
    await Promise.all([...readers, writer()])
    const runs = () => rowsOf(site, "SELECT id FROM import_runs WHERE state = 'running'")
    await expect.poll(runs).toEqual([])
    await pause(MAX_AGE_MS)
    await expectSameAsFresh()
  }
})

/** A site started anew on the same database has nothing cached. */
async function expectSameAsFresh(): Promise<void> {
  const day = dayInPakistan(Date.now())
  const responses = await Promise.all(paths.map(path => read(path).then(response => response.text())))
  await using fresh = await startSite({ folder: site.databasePath.replace(/\/[^/]+$/, '') })
  // Until all phones were read, lists have no counts beside them; this page waits for that.
  await read('/data', fresh)
  for (const [position, path] of paths.entries()) {
    const expected = await (await read(path, fresh)).text()
    // Pages say how old prices are: at midnight they change.
    if (dayInPakistan(Date.now()) !== day) return expectSameAsFresh()
    expect(responses[position] === expected, `${path} equals a fresh rendering`).toBe(true)
  }
}
