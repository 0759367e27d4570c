/** Two entries of one phone are merged in the panel, and that is undone (ADMIN-23). */
import { beforeEach, expect, test } from 'vitest'
import { formsIn } from '#tests/support/forms.ts'
import { givenPanel, typedPhone } from '#tests/support/panel.ts'

const panel = givenPanel(async () => ({ SEED_CATALOG: 'off' }))
const { request, rows } = panel

type Entry = { id: string; slug: string; version: number }
let made = 0
let first: Entry
let second: Entry

async function givenEntry(name: string, more: object): Promise<Entry> {
  made += 1
  const slug = `${name}-${made}`
  const created = await panel.json('/api/admin/mobiles', 'POST', typedPhone({ name, slug, ...more }))
  expect(created.status).toBe(201)
  return stored(slug)
}
const stored = (slug: string) => {
  const [entry] = rows<Entry>('SELECT id, slug, version FROM mobiles WHERE slug = ?', slug)
  if (!entry) throw new Error(`There is no ${slug}.`)
  return entry
}

beforeEach(async () => {
  await panel.json('/api/admin/brands', 'POST', { name: 'Samsung', slug: 'samsung' })
  const display = (...specs: [string, string][]) => [
    { category: 'Display', specs: specs.map(([feature, value]) => ({ feature, value })) },
  ]
  first = await givenEntry('zebra', { price: 'Rs 90,000', specifications: display(['Size', '6.6 inches']) })
  second = await givenEntry('zebra-dual', {
    ...{ price: 'Rs 80,000', model: 'Dual' },
    specifications: display(['Size', '6.7 inches'], ['Type', 'OLED']),
  })
})

const get = (path: string) => request(path, { headers: { Cookie: panel.cookie } })
const post = (path: string, fields: Record<string, string>, headers = { Cookie: panel.cookie }) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: panel.site.origin, ...headers },
  })

const mergePath = ({ id }: Entry, more = '') => `/admin/phones/${id}/merge${more}`
const merge = (stays: Entry, goes: Entry, more: Record<string, string> = {}, headers?: { Cookie: string }) =>
  post(
    mergePath(stays),
    {
      ...{ intent: 'merge', other: goes.id, version: String(stays.version), otherVersion: String(goes.version) },
      ...more,
    },
    headers,
  )
const undo = () => {
  const [entry] = rows<{ id: number }>("SELECT max(id) AS id FROM activity WHERE action = 'merge'")
  return post('/admin', { intent: 'restore', id: String(entry?.id) })
}
const phone = ({ slug }: Entry) => request(`/api/mobiles/samsung/${slug}`)
const pricesOf = ({ id }: Entry) =>
  rows<{ pkr: number }>('SELECT price_pkr AS pkr FROM price_history WHERE mobile_id = ? ORDER BY pkr', id).map(
    ({ pkr }) => pkr,
  )
const viewsOf = ({ id }: Entry) => rows<{ views: number }>('SELECT views FROM mobiles WHERE id = ?', id)[0]?.views
const setViews = (views: number) => {
  const database = panel.database()
  database.prepare('UPDATE mobiles SET views = ?').run(views)
  database.close()
}

test('the other entry is found by the search, and both are shown with a choice for what differs', async () => {
  const edit = await (await get(`/admin?edit=${first.id}`)).text()
  expect(edit).toContain(`href="${mergePath(first)}"`)
  const found = await (await get(mergePath(first, '?q=zebra'))).text()
  expect(found).toContain(mergePath(first, `?other=${second.id}`))
  expect(found).not.toContain(mergePath(first, `?other=${first.id}`))
  const page = await (await get(mergePath(first, `?other=${second.id}`))).text()
  const form = formsIn(page).find(({ fields }) => fields.some(([name]) => name === 'otherVersion'))
  expect(Object.fromEntries(form?.fields ?? [])).toMatchObject({
    ...{ other: second.id, version: '1', otherVersion: '1' },
    ...{ 'keep.name': 'stays', 'keep.model': 'stays', 'keep.specification.display/size': 'stays' },
    'keep.specification.display/type': 'goes',
  })
  expect(form?.fields.map(([name]) => name)).not.toContain('keep.shortSpecs.ram')
})

test('the chosen fields, both histories and all views are joined; the other address leads there', async () => {
  setViews(7)
  const response = await merge(first, second, { 'keep.model': 'goes', 'keep.specification.display/size': 'goes' })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/admin'])
  expect(await (await phone(first)).json()).toMatchObject({
    ...{ id: first.id, name: 'zebra', model: 'Dual' },
    specifications: [
      {
        category: 'Display',
        specs: [
          { feature: 'Size', value: '6.7 inches' },
          { feature: 'Type', value: 'OLED' },
        ],
      },
    ],
  })
  expect([pricesOf(first), pricesOf(second), viewsOf(first)]).toEqual([[80_000, 90_000], [], 14])
  for (const prefix of ['', '/ur', '/api/mobiles']) {
    const old = await request(`${prefix}/samsung/${second.slug}`)
    expect([old.status, old.headers.get('Location')]).toEqual([301, `${prefix}/samsung/${first.slug}`])
  }
  const third = await givenEntry('lion', {})
  expect((await request(`/api/compare?phones=${second.id},${third.id}`)).status).toBe(200)
  expect(await (await request(`/price-report?phone=${second.id}`)).text()).toContain(`/samsung/${first.slug}"`)
  expect(await (await get('/admin?tab=activity')).text()).toContain('zebra-dual into zebra')
})

test('a write to the entry that went is told where it went, and changes nothing (API-14)', async () => {
  await merge(first, second)
  const before = await (await phone(first)).json()
  for (const [method, id] of [
    ['PUT', second.id],
    ['PUT', second.slug],
    ['DELETE', second.id],
  ] as const) {
    const body = method === 'PUT' ? typedPhone({ slug: second.slug, name: 'other', price: 'Rs 1,000' }) : undefined
    const refused = await panel.json(`/api/admin/mobiles/${id}`, method, body)
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { message: `This phone was merged into "zebra", ${first.id}. Nothing was changed.` },
    ])
    expect(refused.headers.get('Link')).toBe(`</api/mobiles/samsung/${first.slug}>; rel="canonical"`)
  }
  expect(await (await phone(first)).json()).toEqual(before)
  expect(rows('SELECT id FROM mobiles WHERE id = ?', second.id)).toEqual([])
  const unknown = await panel.json('/api/admin/mobiles/nobody', 'DELETE', undefined)
  expect(await unknown.json()).toEqual({ message: 'The requested mobile phone could not be found.' })
  await undo()
  const again = typedPhone({ slug: second.slug, name: 'zebra-dual', version: stored(second.slug).version })
  expect((await panel.json(`/api/admin/mobiles/${second.id}`, 'PUT', again)).status).toBe(200)
})

test('undoing brings both back, each with its own', async () => {
  setViews(7)
  const before = await Promise.all([first, second].map(async entry => (await phone(entry)).json()))
  await merge(first, second, { 'keep.name': 'goes' })
  const undone = await undo()
  expect(undone.status).toBe(303)
  expect(await Promise.all([first, second].map(async entry => (await phone(entry)).json()))).toEqual(before)
  expect([first, second].map(entry => [pricesOf(entry), viewsOf(entry)])).toEqual([
    [[90_000], 7],
    [[80_000], 7],
  ])
})

test('undoing is refused over a later change, with the reason', async () => {
  await merge(first, second)
  const { version } = stored(first.slug)
  const changed = typedPhone({ slug: first.slug, name: 'zebra', model: 'Later', version })
  expect((await panel.json(`/api/admin/mobiles/${first.id}`, 'PUT', changed)).status).toBe(200)
  const response = await undo()
  const flash = response.headers.getSetCookie().join()
  const list = await (
    await request('/admin', { headers: { Cookie: `${panel.cookie}; ${flash.split(';')[0]}` } })
  ).text()
  expect(list).toMatch(/Failed to undo the merge.*was changed since \([^)]*model/s)
  expect(rows('SELECT id FROM mobiles WHERE id = ?', second.id)).toEqual([])
})

test('a change meanwhile is told, with the choices kept and the new versions', async () => {
  const changed = typedPhone({ slug: second.slug, name: 'zebra-dual', model: 'Changed', version: second.version })
  await panel.json(`/api/admin/mobiles/${second.id}`, 'PUT', changed)
  const response = await merge(first, second, { 'keep.model': 'goes' })
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain('Your choices are kept')
  const form = formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'otherVersion'))
  expect(Object.fromEntries(form?.fields ?? [])).toMatchObject({ 'keep.model': 'goes', otherVersion: '2' })
  expect(rows('SELECT id FROM mobiles WHERE id IN (?, ?)', first.id, second.id)).toHaveLength(2)
})

test('of two editors who merge at once one is told that the entry is gone', async () => {
  const statuses = (await Promise.all([merge(first, second), merge(first, second)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([303, 404])
  expect(pricesOf(first)).toEqual([80_000, 90_000])
  // Merging each into the other leaves one of them.
  await undo()
  ;[first, second] = [stored(first.slug), stored(second.slug)]
  await Promise.all([merge(first, second), merge(second, first)])
  expect(rows('SELECT id FROM mobiles WHERE id IN (?, ?)', first.id, second.id)).toHaveLength(1)
})

test.each([
  ['the same entry', () => ({ other: first.id }), 422],
  ['an unknown one', () => ({ other: 'nobody' }), 404],
  ['none', () => ({ other: '' }), 404],
  ['no version', () => ({ version: '' }), 409],
  ['an unknown intent', () => ({ intent: 'eat' }), 400],
])('%s changes nothing', async (_, more, status) => {
  const response = await merge(first, second, more())
  expect(response.status).toBe(status)
  expect([first, second].map(({ slug }) => stored(slug))).toEqual([first, second])
})

test('a choice that there is not leaves the preferred value', async () => {
  const odd = { 'keep.name': 'both', 'keep.nothing': 'goes', 'keep.__proto__': 'goes' }
  expect((await merge(first, second, odd)).status).toBe(303)
  expect(await (await phone(first)).json()).toMatchObject({ name: 'zebra' })
})

test('an entry that is gone has no page, and an unknown other one is told', async () => {
  expect((await get('/admin/phones/nobody/merge')).status).toBe(404)
  const page = await (await get(mergePath(first, `?other=${first.id}`))).text()
  expect(page).toContain('This is the same entry.')
  expect(await (await get(mergePath(first, '?other=nobody'))).text()).toContain('One of the two entries is gone')
})

test('nobody else sees or merges anything', async () => {
  expect((await request(mergePath(first))).status).toBe(401)
  expect((await merge(first, second, {}, { Cookie: '' })).status).toBe(401)
  const foreign = await request(mergePath(first), {
    ...{ method: 'POST', body: new URLSearchParams({ intent: 'merge' }) },
    headers: { Cookie: panel.cookie, Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  expect([first, second].map(({ slug }) => stored(slug))).toEqual([first, second])
})
