/** Sources over HTTP: the API, the panel, and what readers see of their offers (SOURCE-1 to SOURCE-8). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { jsonOf } from '#tests/support/json.ts'
import { type ShopServer, serveShop } from '#tests/support/shops.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

let site: Site
let admin: AdminClient
let shop: ShopServer
beforeAll(async () => {
  shop = await serveShop('e-shopify')
  site = await startSite({ env: { ADMIN_PASSWORD, SOURCE_HOSTS: 'loopback', SOURCE_DELAY_MS: '0', SOURCES: 'off' } })
  admin = await signIn(site)
})
afterAll(async () => {
  await site.stop()
  await shop[Symbol.asyncDispose]()
})

type Run = { state: string; read: number; published: number; held: number; notModified: number; undoable: boolean }
type Offer = { seller: string; pricePkr: number; checkedAt: string; changedAt: string; grade: string; inStock: boolean }

const sourceOf = (name: string) => ({ name, address: `${shop.origin}/products.json`, everyHours: 24, city: 'Lahore' })

async function ended(path: string): Promise<Run> {
  let run: Run | undefined
  await until(async () => {
    run = await jsonOf<Run>(admin.get(path))
    return run.state !== 'running'
  })
  return run as Run
}

test('a source is added, read, shown to readers, read again without change, and taken back', async () => {
  const created = await admin.post('/api/admin/sources', sourceOf('Chaman Gadgets'))
  expect(created.status).toBe(201)
  const { id } = await created.json()
  const begun = await admin.post(`/api/admin/sources/${id}/runs`)
  expect(begun.status).toBe(202)
  const first = `/api/admin/sources/${id}/runs/${(await begun.json()).id}`
  expect(await ended(first)).toMatchObject({ state: 'done', undoable: true, faults: [] })
  const { published, held } = await ended(first)
  expect([published, held]).toEqual([51, 3])

  const path = '/api/mobiles/xiaomi/xiaomi-redmi-note-14-pro-4g'
  const offers = await jsonOf<Offer[]>(fetch(`${site.origin}${path}/offers`))
  const own = offers.filter(({ seller }) => seller === 'Chaman Gadgets')
  expect(own.length).toBeGreaterThan(0)
  expect(own[0]).toMatchObject({ grade: 'shop', inStock: true, city: 'Lahore' })
  const prices = await jsonOf<{ seller: string; pricePkr: number }[]>(fetch(`${site.origin}${path}/prices`))
  expect(prices.map(({ seller }) => seller)).toContain('Chaman Gadgets')
  const html = await (await fetch(`${site.origin}/xiaomi/xiaomi-redmi-note-14-pro-4g`)).text()
  expect(html).toContain('Chaman Gadgets')
  const ld = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )
  const product = ld.find(each => each['@type'] === 'Product')
  const counted = offers
    .filter(({ grade, inStock }) => grade === 'shop' && inStock !== false)
    .map(({ pricePkr }) => pricePkr)
  if (counted.length > 1)
    expect(product.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...counted),
      highPrice: Math.max(...counted),
      offerCount: counted.length,
    })
  else expect(product.offers).toMatchObject({ '@type': 'Offer', price: counted[0] })

  const again = `/api/admin/sources/${id}/runs/${(await jsonOf<{ id: string }>(admin.post(`/api/admin/sources/${id}/runs`))).id}`
  expect((await ended(again)).notModified).toBeGreaterThan(0)
  expect(await jsonOf<Offer[]>(fetch(`${site.origin}${path}/offers`))).toEqual(offers)

  const undone = await jsonOf<{ offers: number; stays: unknown[] }>(admin.post(`${first}/undo`))
  expect(undone.offers).toBeGreaterThan(40)
  expect(undone.stays).toEqual([])
  const left = await jsonOf<Offer[]>(fetch(`${site.origin}${path}/offers`))
  expect(left.filter(({ seller }) => seller === 'Chaman Gadgets')).toEqual([])
})

test('wrong input is told at its field, and nothing is stored', async () => {
  for (const [body, field] of [
    [{ ...sourceOf(''), name: ' ' }, 'name'],
    [{ ...sourceOf('A'), address: 'file:///etc/passwd' }, 'address'],
    [{ ...sourceOf('A'), everyHours: 0 }, 'everyHours'],
    [{ ...sourceOf('A'), kind: 'gift' }, 'kind'],
  ] as const) {
    const response = await admin.post('/api/admin/sources', body)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fieldErrors)).toContain(field)
  }
  expect((await fetch(`${site.origin}/api/admin/sources`)).status).toBe(401)
  expect((await admin.get('/api/admin/sources/none')).status).toBe(404)
  expect((await admin.post('/api/admin/sources/none/runs')).status).toBe(404)
})

test('an editor tries a source, adds it, and decides on what is held, by forms', async () => {
  const fields = {
    name: 'By forms',
    address: `${shop.origin}/products.json`,
    kind: 'retail',
    everyHours: '24',
    isActive: 'on',
  }
  const tried = await (await admin.form('/admin/sources', { intent: 'try', ...fields })).text()
  expect(tried).toContain('Would be published')
  expect(tried).toContain('Nothing was stored')
  const wrong = await admin.form('/admin/sources', { intent: 'create', ...fields, everyHours: '500' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Enter whole hours from 1 to 168')
  const added = await admin.form('/admin/sources', { intent: 'create', ...fields })
  expect(added.status).toBe(303)
  const path = added.headers.get('Location') ?? ''
  const begun = await admin.form(path, { intent: 'run' })
  await ended(`/api${begun.headers.get('Location')}`)
  expect(await (await admin.get(begun.headers.get('Location') ?? '')).text()).toContain('Left out, by reason')

  const held = await (await admin.get('/admin/prices/held')).text()
  const id = /name="id" value="(\d+)"/.exec(held)?.[1] ?? ''
  const decided = await admin.form('/admin/prices/held', {
    intent: 'publish-listing',
    id,
    slug: 'samsung-galaxy-a55',
    price: '149,999',
  })
  expect(decided.status).toBe(303)
  const offers = await jsonOf<Offer[]>(fetch(`${site.origin}/api/mobiles/samsung/samsung-galaxy-a55/offers`))
  expect(offers.find(({ seller }) => seller === 'By forms')?.pricePkr).toBe(149_999)
  await admin.form(path, { intent: 'delete' })
  expect((await admin.get(path)).status).toBe(404)
  // Its offers stay with the date of their last check.
  const after = await jsonOf<Offer[]>(fetch(`${site.origin}/api/mobiles/samsung/samsung-galaxy-a55/offers`))
  expect(after.find(({ seller }) => seller === 'By forms')?.pricePkr).toBe(149_999)
})
