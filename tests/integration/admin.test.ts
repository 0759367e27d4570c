import Database from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

const PASSWORD = 'correct-horse-battery'
let site: Site
let cookie: string

const request = (
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {},
) => fetch(site.origin + path, { method, body, headers, redirect: 'manual' })
const json = (path: string, method: string, body: unknown, headers: Record<string, string> = { Cookie: cookie }) =>
  request(path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } })
const login = async (password = PASSWORD, username = 'admin', headers: Record<string, string> = {}) =>
  json('/api/auth/login', 'POST', { username, password }, headers)
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find(value => value.startsWith('session='))
    ?.split(';')[0] ?? ''

beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: 'on' } })
  cookie = cookieOf(await login())
})
afterAll(() => site.stop())

const database = () => new Database(site.databasePath)
const rows = (sql: string, ...values: unknown[]) => {
  const handle = database()
  const found = handle.prepare(sql).all(...values) as Record<string, unknown>[]
  handle.close()
  return found
}

const phone = (more: object = {}) => ({
  name: 'Acme One',
  slug: 'acme-one',
  brand: 'samsung',
  model: 'One',
  imageUrl: 'https://pictures.example/one.jpg',
  releaseDate: '2026-05-01',
  price: 'Rs 84,999',
  shortSpecs: { ram: '8GB', storage: '128GB', camera: '50 MP', battery: '' },
  carouselImages: ['/images/default-phone.svg'],
  specifications: [{ category: 'Body', specs: [{ feature: 'Colour', value: 'Blue<script>alert(1)</script>' }] }],
  dimensions: { height: '', width: '70 mm' },
  buildMaterials: { frame: 'Steel' },
  ...more,
})

describe('signing in', () => {
  test('answers in the shape of the specification, with a cookie that script cannot read', async () => {
    const answer = await json(
      '/api/auth/login',
      'POST',
      { username: ' admin ', password: PASSWORD, redirectTo: '/export?x=1' },
      {},
    )
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, message: 'Login successful', redirectTo: '/export?x=1' },
    ])
    expect(answer.headers.get('Set-Cookie')).toMatch(/^session=.*Path=\/; HttpOnly; SameSite=Lax/i)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 'admin'])(
    'leads to no other site: %s',
    async redirectTo => {
      const answer = await json('/api/auth/login', 'POST', { username: 'admin', password: PASSWORD, redirectTo }, {})
      expect(await answer.json()).toMatchObject({ redirectTo: '/admin' })
    },
  )

  test('the status tells who is signed in', async () => {
    expect(await (await request('/api/auth/status', { headers: { Cookie: cookie } })).json()).toEqual({
      isAuthenticated: true,
      username: 'admin',
    })
    const answer = await request('/api/auth/status')
    expect([answer.status, await answer.json()]).toEqual([200, { isAuthenticated: false, username: null }])
  })

  test.each([
    [{ username: 'admin', password: 'wrong' }, 401, 'Invalid username or password'],
    [{ username: 'nobody', password: PASSWORD }, 401, 'Invalid username or password'],
    [{ username: '  ', password: PASSWORD }, 422, 'Please enter both username and password'],
    [{ username: 'admin', password: '   ' }, 422, 'Please enter both username and password'],
    [{}, 422, 'Please enter both username and password'],
  ])('%j is refused with %i', async (body, status, message) => {
    const answer = await json('/api/auth/login', 'POST', body, { 'X-Forwarded-For': `10.0.0.${status}` })
    expect([answer.status, await answer.json()]).toEqual([status, { success: false, message }])
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  test('a session is another one after each login, and dead after logout', async () => {
    const first = cookieOf(await login())
    const second = cookieOf(await login(PASSWORD, 'admin', { Cookie: first }))
    expect(second).not.toBe(first)
    const status = async (value: string) =>
      (await (await request('/api/auth/status', { headers: { Cookie: value } })).json()).isAuthenticated
    expect([await status(first), await status(second)]).toEqual([false, true])
    expect(await (await request('/api/auth/logout', { method: 'POST', headers: { Cookie: second } })).json()).toEqual({
      success: true,
    })
    expect(await status(second)).toBe(false)
  })

  test('a session ends after seven idle days', async () => {
    const own = cookieOf(await login())
    const handle = database()
    handle
      .prepare(
        'UPDATE sessions SET last_seen_at = last_seen_at - ? WHERE created_at = (SELECT max(created_at) FROM sessions)',
      )
      .run(7 * 24 * 3600 * 1000 + 1000)
    handle.close()
    expect((await (await request('/api/auth/status', { headers: { Cookie: own } })).json()).isAuthenticated).toBe(false)
  })

  test('ten wrong passwords slow down and then refuse; a right one from elsewhere still works', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    const times: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const begun = Date.now()
      expect((await login('wrong', 'admin', from)).status).toBe(401)
      times.push(Date.now() - begun)
    }
    expect(Math.min(...times.slice(7))).toBeGreaterThan(1000)
    const refused = await login(PASSWORD, 'admin', from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect((await refused.json()).message).toMatch(/^Too many failed attempts\. Please try again in \d+ minutes\.$/)
    expect((await login(PASSWORD, 'admin', { 'X-Forwarded-For': '203.0.113.10' })).status).toBe(200)
  }, 60_000)

  test('an unknown name takes as long as a wrong password', async () => {
    const median = async (username: string, block: number) => {
      const times: number[] = []
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const begun = performance.now()
        await login('wrong', username, { 'X-Forwarded-For': `198.51.100.${block + attempt}` })
        times.push(performance.now() - begun)
      }
      return times.sort((a, b) => a - b)[4] ?? 0
    }
    const [known, unknown] = [await median('admin', 0), await median('somebody', 50)]
    // Hashing takes tens of milliseconds: left out for one of them, the ratio would be far from one.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)
  })

  test('the cookie is Secure behind https', async () => {
    const answer = await login(PASSWORD, 'admin', { 'X-Forwarded-Proto': 'https' })
    expect(answer.headers.get('Set-Cookie')).toMatch(/; Secure/)
  })
})

describe('the guard', () => {
  let routes: { path: string; hasAction: boolean }[]
  beforeAll(async () => {
    // Every route of the build whose address is the administrator's, without a list that could be forgotten.
    const { routes: manifest } = (await import(`${process.cwd()}/build/server/index.js`)) as {
      routes: Record<string, { path?: string; parentId?: string; module: { action?: unknown; loader?: unknown } }>
    }
    routes = Object.values(manifest)
      .filter(route => route.path !== undefined && /^(admin|export|api\/(admin|export))(\/|$)/.test(route.path))
      .map(route => ({
        path: `/${(route.path ?? '').replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`,
        hasAction: Boolean(route.module.action),
      }))
      .filter(({ path }) => path !== '/admin/login' && path !== '/admin/logout')
  })

  const strangers: [string, () => Promise<Record<string, string>>][] = [
    ['signed out', async () => ({})],
    ['with a forged cookie', async () => ({ Cookie: 'session=IjEyMyI%3D.forged' })],
    ['with a cookie signed by nobody', async () => ({ Cookie: `session=${Buffer.from('"abc"').toString('base64')}` })],
    [
      'after logout',
      async () => {
        const own = cookieOf(await login())
        await request('/api/auth/logout', { method: 'POST', headers: { Cookie: own } })
        return { Cookie: own }
      },
    ],
    [
      'with a stale session',
      async () => {
        const own = cookieOf(await login())
        const handle = database()
        handle.prepare('DELETE FROM sessions WHERE created_at = (SELECT max(created_at) FROM sessions)').run()
        handle.close()
        return { Cookie: own }
      },
    ],
  ]

  test('knows the routes', () =>
    expect(routes.map(route => route.path)).toEqual(
      expect.arrayContaining(['/admin', '/api/admin/mobiles', '/api/admin/brands']),
    ))

  test.each(strangers)('refuses everything %s, and changes nothing', async (_, headersOf) => {
    const headers = await headersOf()
    const counts = () =>
      rows(
        "SELECT (SELECT count(*) FROM mobiles) m, (SELECT count(*) FROM brands) b, (SELECT count(*) FROM activity WHERE action <> 'login') a",
      )
    const before = counts()
    for (const { path, hasAction } of routes) {
      const isApi = path.startsWith('/api/')
      const methods = isApi ? ['GET', 'POST', 'PUT', 'DELETE'] : ['GET', ...(hasAction ? ['POST'] : [])]
      for (const method of methods) {
        const body =
          method === 'GET'
            ? undefined
            : isApi
              ? JSON.stringify(phone())
              : new URLSearchParams({ form: 'brand', name: 'X', slug: 'x' })
        const answer = await request(path, {
          method,
          body,
          headers: { ...headers, ...(isApi ? { 'Content-Type': 'application/json' } : {}) },
        })
        expect([401, 405], `${method} ${path}`).toContain(answer.status)
        const text = await answer.text()
        if (isApi) expect(JSON.parse(text)).toEqual({ message: expect.any(String) })
        else if (method === 'GET') expect(text).toContain('You need to log in to access the admin panel.')
      }
      if (!isApi) {
        const answer = await request(`${path}.data`, { headers })
        expect(await answer.text()).not.toMatch(/password|Add Mobile/)
      }
    }
    expect(counts()).toEqual(before)
  })

  test('refuses writes from another origin, and changes nothing', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      for (const { path, hasAction } of routes) {
        const isApi = path.startsWith('/api/')
        if (!isApi && !hasAction) continue
        for (const method of isApi ? ['POST', 'PUT', 'DELETE'] : ['POST']) {
          const body = isApi ? JSON.stringify(phone()) : new URLSearchParams({ form: 'brand', name: 'X', slug: 'x' })
          const answer = await request(path, {
            method,
            body,
            headers: { Cookie: cookie, Origin: origin, ...(isApi ? { 'Content-Type': 'application/json' } : {}) },
          })
          // 405 where the address does not take this method from anybody.
          const isTaken = answer.status !== 405 || answer.headers.get('Allow')?.includes(method)
          expect(answer.status, `${method} ${path}`).toBe(isTaken ? 403 : 405)
        }
      }
    }
    expect(rows('SELECT 1 FROM brands WHERE slug = ?', 'x')).toEqual([])
  })
})

describe('the JSON API', () => {
  beforeEach(() => {
    const handle = database()
    handle.prepare("DELETE FROM mobiles WHERE slug LIKE 'acme%'").run()
    handle.prepare("DELETE FROM brands WHERE slug LIKE 'acme%'").run()
    handle.close()
  })

  test('leads a phone through its life', async () => {
    const created = await json('/api/admin/mobiles', 'POST', phone())
    expect(created.status).toBe(201)
    const record = await created.json()
    expect(record).toMatchObject({
      slug: 'acme-one',
      price: 'Rs 84,999',
      pricePkr: 84_999,
      priceKind: 'admin',
      dimensions: null,
      buildMaterials: { frame: 'Steel' },
      specifications: [{ category: 'Body', specs: [{ feature: 'Colour', value: 'Blue' }] }],
    })
    expect(record.shortSpecs).toEqual({ ram: '8GB', storage: '128GB', camera: '50 MP' })
    expect(await (await request('/api/mobiles/samsung/acme-one')).json()).toMatchObject({ id: record.id })
    expect((await (await request('/api/search?q=acme+one')).json())[0]).toMatchObject({ id: record.id })

    const changed = await json(`/api/admin/mobiles/${record.id}`, 'PUT', phone({ price: 'Rs 79,999' }))
    expect([changed.status, (await changed.json()).pricePkr]).toEqual([200, 79_999])
    expect(rows('SELECT price_pkr FROM price_history WHERE mobile_id = ? ORDER BY id', record.id)).toEqual([
      { price_pkr: 84_999 },
      { price_pkr: 79_999 },
    ])

    expect((await json(`/api/admin/mobiles/${record.id}`, 'DELETE', {})).status).toBe(204)
    expect((await request('/api/mobiles/samsung/acme-one')).status).toBe(404)
    expect((await json(`/api/admin/mobiles/${record.id}`, 'DELETE', {})).status).toBe(404)
    expect(
      rows("SELECT action, fields FROM activity WHERE subject_name = 'Acme One' ORDER BY id DESC LIMIT 3"),
    ).toEqual([
      { action: 'delete', fields: '[]' },
      { action: 'update', fields: '["price"]' },
      { action: 'create', fields: '[]' },
    ])
  })

  test('leads a brand through its life, and keeps one that has phones', async () => {
    const created = await json('/api/admin/brands', 'POST', {
      name: 'Acme',
      slug: 'acme',
      logo: '',
      phoneCount: '',
      description: '',
    })
    expect(created.status).toBe(201)
    const brand = await created.json()
    expect(brand).toMatchObject({ logo: null, description: null, phoneCount: '0', isVisible: true })
    const own = await (await json('/api/admin/mobiles', 'POST', phone({ brand: 'acme' }))).json()
    const refused = await json(`/api/admin/brands/${brand.id}`, 'DELETE', {})
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      'Acme has 1 phone. Delete or move them first; nothing was deleted.',
    ])
    const renamed = await json(`/api/admin/brands/${brand.id}`, 'PUT', {
      name: 'Acme Corp',
      slug: 'acme-corp',
      isVisible: false,
    })
    expect(await renamed.json()).toMatchObject({ slug: 'acme-corp', isVisible: false, phoneCount: '1' })
    // Its phones moved along, under the new name in the search too.
    expect(await (await request('/api/mobiles/acme-corp/acme-one')).json()).toMatchObject({ id: own.id })
    expect((await (await request('/api/search?q=corp+one')).json())[0]).toMatchObject({ id: own.id })
    await json(`/api/admin/mobiles/${own.id}`, 'DELETE', {})
    expect((await json(`/api/admin/brands/${brand.id}`, 'DELETE', {})).status).toBe(204)
  })

  const problems: [string, object, Record<string, string>][] = [
    ['no name', { name: ' ' }, { name: 'Name is required' }],
    ['no slug', { slug: '' }, { slug: 'Slug is required' }],
    ['a wrong slug', { slug: 'Not A Slug' }, { slug: 'Use lower-case letters, digits and single hyphens' }],
    ['no brand', { brand: '' }, { brand: 'Brand is required' }],
    ['an unknown brand', { brand: 'nobody' }, { brand: 'Choose one of the brands' }],
    ['no model', { model: null }, { model: 'Model is required' }],
    ['no image', { imageUrl: '' }, { imageUrl: 'Image URL is required' }],
    ['a wrong image', { imageUrl: 'javascript:alert(1)' }, { imageUrl: 'Must be a valid URL' }],
    ['an image of no site', { imageUrl: '//evil.example/x.png' }, { imageUrl: 'Must be a valid URL' }],
    ['no date', { releaseDate: '' }, { releaseDate: 'Release date is required' }],
    [
      'an impossible date',
      { releaseDate: '2024-13-01' },
      { releaseDate: 'Use a date such as 2024-09-13, 2024-09 or 2024' },
    ],
    ['no RAM', { shortSpecs: { storage: '1', camera: '1' } }, { 'shortSpecs.ram': 'RAM is required' }],
    ['no storage', { shortSpecs: { ram: '1', camera: '1' } }, { 'shortSpecs.storage': 'Storage is required' }],
    [
      'no camera',
      { shortSpecs: { ram: '1', storage: '1', camera: ' ' } },
      { 'shortSpecs.camera': 'Camera is required' },
    ],
    ['no short specs', { shortSpecs: undefined }, { shortSpecs: 'Short specs are required' }],
    ['no carousel image', { carouselImages: [] }, { carouselImages: 'At least one image is required' }],
    [
      'a wrong carousel image',
      { carouselImages: ['/ok.png', 'ftp://x/y'] },
      { 'carouselImages[1]': 'Must be a valid URL' },
    ],
    [
      'a nameless category',
      { specifications: [{ category: '', specs: [{ feature: 'a', value: 'b' }] }] },
      { 'specifications[0].category': 'Category is required' },
    ],
    [
      'an empty category',
      { specifications: [{ category: 'Body', specs: [] }] },
      { 'specifications[0].specs': 'At least one spec is required' },
    ],
    [
      'a nameless feature',
      { specifications: [{ category: 'Body', specs: [{ feature: '', value: 'b' }] }] },
      { 'specifications[0].specs[0].feature': 'Feature is required' },
    ],
    [
      'an empty value',
      { specifications: [{ category: 'Body', specs: [{ feature: 'a', value: ' ' }] }] },
      { 'specifications[0].specs[0].value': 'Value is required' },
    ],
  ]
  test.each(problems)('refuses a phone with %s', async (_, more, errors) => {
    const answer = await json('/api/admin/mobiles', 'POST', phone(more))
    expect(answer.status).toBe(422)
    const { message, fieldErrors } = await answer.json()
    expect(message).toEqual(expect.any(String))
    for (const [field, words] of Object.entries(errors)) expect(fieldErrors[field]).toEqual([words])
    expect(rows("SELECT 1 FROM mobiles WHERE slug = 'acme-one'")).toEqual([])
  })

  test('refuses a slug that is taken, a reserved brand slug, a stale version', async () => {
    const first = await (await json('/api/admin/mobiles', 'POST', phone())).json()
    const taken = await json('/api/admin/mobiles', 'POST', phone())
    expect([taken.status, await taken.json()]).toEqual([
      409,
      {
        message: 'This slug is already used by another phone',
        fieldErrors: { slug: ['This slug is already used by another phone'] },
      },
    ])
    const reserved = await json('/api/admin/brands', 'POST', { name: 'Admin', slug: 'admin' })
    expect([reserved.status, (await reserved.json()).fieldErrors.slug]).toEqual([
      422,
      ['This address is used by a page of the site; choose another slug'],
    ])
    expect((await json(`/api/admin/mobiles/${first.id}`, 'PUT', phone({ version: 1, name: 'Acme Two' }))).status).toBe(
      200,
    )
    const stale = await json(`/api/admin/mobiles/${first.id}`, 'PUT', phone({ version: 1 }))
    expect(stale.status).toBe(409)
    expect(rows("SELECT name FROM mobiles WHERE slug = 'acme-one'")).toEqual([{ name: 'Acme Two' }])
  })

  test('refuses what is no JSON, another type, too much', async () => {
    const send = (body: string, type: string) =>
      request('/api/admin/mobiles', { method: 'POST', body, headers: { Cookie: cookie, 'Content-Type': type } })
    expect((await send('{', 'application/json')).status).toBe(400)
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send(JSON.stringify(phone({ price: 'x'.repeat(5_000_000) })), 'application/json')).status).toBe(413)
  })

  test('the AI tools say 503 without a model', async () => {
    for (const [path, body] of [
      ['generate-specs', { brand: 'Samsung', model: 'A99' }],
      ['detailed-specs', { mobileData: { name: 'A99' } }],
      ['enhance-mobile', { mobileData: { name: 'A99' } }],
    ] as const) {
      expect((await json(`/api/admin/ai/${path}`, 'POST', body)).status).toBe(503)
    }
    expect((await json('/api/admin/ai/generate-specs', 'POST', { brand: ' ' })).status).toBe(422)
  })
})

describe('forms without script', () => {
  const post = (path: string, fields: Record<string, string>) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Cookie: cookie } })

  test('a large form is accepted, a huge one refused', async () => {
    const fields: Record<string, string> = {
      form: 'phone',
      name: 'Acme Big',
      slug: 'acme-big',
      brand: 'samsung',
      model: 'Big',
      imageUrl: '/a.png',
      releaseDate: '2026',
      'shortSpecs.ram': '8GB',
      'shortSpecs.storage': '1TB',
      'shortSpecs.camera': '50 MP',
    }
    for (let index = 0; index < 40; index += 1) fields[`carouselImages[${index}]`] = `/images/${index}.png`
    for (let category = 0; category < 30; category += 1) {
      fields[`specifications[${category}].category`] = `Category ${category}`
      for (let row = 0; row < 20; row += 1) {
        fields[`specifications[${category}].specs[${row}].feature`] = `Feature ${row}`
        fields[`specifications[${category}].specs[${row}].value`] = 'x'.repeat(1700)
      }
    }
    const size = new URLSearchParams(fields).toString().length
    expect(size).toBeGreaterThan(1_000_000)
    expect((await post('/admin?new=mobile', fields)).status).toBe(303)
    const [stored] = rows("SELECT id, carousel_images, specifications FROM mobiles WHERE slug = 'acme-big'")
    expect(JSON.parse(String(stored?.carousel_images))).toHaveLength(40)
    expect(JSON.parse(String(stored?.specifications))).toHaveLength(30)
    const edit = await request(`/admin?edit=${stored?.id}`, { headers: { Cookie: cookie } })
    expect(await edit.text()).toContain('name="specifications[29].specs[19].value"')
    expect((await post('/admin?new=mobile', { ...fields, price: 'x'.repeat(5_000_000) })).status).toBe(413)
  })

  test('the form and the JSON API store the same row', async () => {
    const values = {
      name: 'Acme Same',
      brand: 'samsung',
      model: 'Same',
      imageUrl: '/same.png',
      releaseDate: '2026-03',
      price: 'Rs 55,000',
    }
    const details = [{ category: 'Display', specs: [{ feature: 'Size', value: '6.5 inches' }] }]
    const byJson = await json('/api/admin/mobiles', 'POST', {
      ...values,
      slug: 'acme-by-json',
      shortSpecs: { ram: '8GB', storage: '128GB', camera: '50 MP', battery: ' ' },
      carouselImages: ['/one.png', '/two.png'],
      specifications: details,
      dimensions: { height: '160 mm', weight: '' },
      buildMaterials: { frame: ' ' },
      isFeatured: true,
    })
    expect(byJson.status).toBe(201)
    const byForm = await post('/admin?new=mobile', {
      form: 'phone',
      ...values,
      slug: 'acme-by-form',
      'shortSpecs.ram': '8GB',
      'shortSpecs.storage': '128GB',
      'shortSpecs.camera': '50 MP',
      'shortSpecs.battery': ' ',
      'carouselImages[0]': '/one.png',
      // Blank rows are left out.
      'carouselImages[1]': ' ',
      'carouselImages[2]': '/two.png',
      'specifications[0].category': '',
      'specifications[0].specs[0].feature': '',
      'specifications[0].specs[0].value': ' ',
      'specifications[1].category': 'Display',
      'specifications[1].specs[0].feature': 'Size',
      'specifications[1].specs[0].value': '6.5 inches',
      'specifications[1].specs[1].feature': ' ',
      'specifications[1].specs[1].value': '',
      'dimensions.height': '160 mm',
      'dimensions.weight': '',
      'buildMaterials.frame': '',
      isFeatured: 'on',
    })
    expect(byForm.status).toBe(303)
    const [a, b] = ['acme-by-json', 'acme-by-form'].map(slug => {
      const [row] = rows('SELECT * FROM mobiles WHERE slug = ?', slug)
      const { id, slug: _, created_at, updated_at, ...rest } = row ?? {}
      return rest
    })
    expect(a).toEqual(b)
    expect(JSON.parse(String(a?.carousel_images))).toEqual(['/one.png', '/two.png'])
    expect(a?.build_materials).toBeNull()
  })

  test('a save that fails says so at the head of the form, a deletion on the list', async () => {
    const post = (path: string, fields: Record<string, string>) =>
      request(path, {
        method: 'POST',
        headers: { Cookie: cookie, Origin: site.origin },
        body: new URLSearchParams(fields),
      })
    const create = await post('/admin?new=brand', { form: 'brand', name: '', slug: '' })
    expect([create.status, await create.text()]).toEqual([422, expect.stringContaining('Failed to create brand')])
    const sony = rows("SELECT id, version FROM brands WHERE slug = 'sony'")[0]
    const update = await post(`/admin?edit-brand=${sony?.id}`, {
      form: 'brand',
      id: String(sony?.id),
      version: String(sony?.version),
      name: '',
      slug: '',
    })
    expect([update.status, await update.text()]).toEqual([422, expect.stringContaining('Failed to update brand')])
    const gone = await post('/admin', { form: 'delete-phone', id: '00000000-0000-4000-8000-000000000000' })
    const flash = gone.headers.getSetCookie().find(value => value.startsWith('flash=')) ?? ''
    const list = await request('/admin', { headers: { Cookie: `${cookie}; ${flash.split(';')[0]}` } })
    expect(await list.text()).toContain('Failed to delete mobile')
  })

  test('a phone that was changed meanwhile is not overwritten: both versions are shown', async () => {
    const own = await (await json('/api/admin/mobiles', 'POST', phone({ slug: 'acme-twice' }))).json()
    await json(`/api/admin/mobiles/${own.id}`, 'PUT', phone({ slug: 'acme-twice', price: 'Rs 70,000' }))
    const fields = {
      form: 'phone',
      id: own.id,
      version: '1',
      name: 'Acme One',
      slug: 'acme-twice',
      brand: 'samsung',
      model: 'One',
      imageUrl: 'https://pictures.example/one.jpg',
      releaseDate: '2026-05-01',
      price: 'Rs 60,000',
      'shortSpecs.ram': '8GB',
      'shortSpecs.storage': '128GB',
      'shortSpecs.camera': '50 MP',
      'carouselImages[0]': '/a.png',
    }
    const refused = await post(`/admin?edit=${own.id}`, fields)
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain('This record was changed by someone else since you opened it.')
    expect(html).toContain('<td>Rs 70,000</td>')
    expect(html).toContain('<td>Rs 60,000</td>')
    expect(html).toMatch(/name="version" value="2"/)
    expect(rows('SELECT price FROM mobiles WHERE id = ?', own.id)).toEqual([{ price: 'Rs 70,000' }])
    expect((await post(`/admin?edit=${own.id}`, { ...fields, version: '2' })).status).toBe(303)
    expect(rows('SELECT price FROM mobiles WHERE id = ?', own.id)).toEqual([{ price: 'Rs 60,000' }])
  })

  test('a deleted phone can be restored with its id, dates and history', async () => {
    const own = await (await json('/api/admin/mobiles', 'POST', phone({ slug: 'acme-lost' }))).json()
    await json(`/api/admin/mobiles/${own.id}`, 'PUT', phone({ slug: 'acme-lost', price: 'Rs 1,000' }))
    const table = () => [
      rows('SELECT id, slug, name, price, price_pkr, created_at, specifications FROM mobiles WHERE id = ?', own.id),
      rows('SELECT price_pkr, source, date, kind FROM price_history WHERE mobile_id = ? ORDER BY id', own.id),
    ]
    const before = table()
    await json(`/api/admin/mobiles/${own.id}`, 'DELETE', {})
    const [entry] = rows("SELECT id FROM activity WHERE action = 'delete' AND subject_id = ?", own.id)
    expect((await post('/admin?tab=activity', { form: 'restore', id: String(entry?.id) })).status).toBe(303)
    expect(table()).toEqual(before)
    // Once only.
    const again = await post('/admin?tab=activity', { form: 'restore', id: String(entry?.id) })
    expect(again.headers.get('Location')).toBe('/admin?tab=activity')
    expect(rows('SELECT count(*) n FROM mobiles WHERE id = ?', own.id)).toEqual([{ n: 1 }])
  })
})

test('without a password in the settings one is made up and printed once', async () => {
  await using own = await startSite({ env: { SEED_CATALOG: 'off' } })
  const [, password = ''] = /Administrator: admin, password: ([a-z2-9-]+)/.exec(own.output()) ?? []
  const answer = await fetch(`${own.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  expect(answer.status).toBe(200)
})
