import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type BrandJson, jsonOf, type PhoneJson, type Problem } from '#tests/support/json.ts'
import { givenPanel, typedPhone } from '#tests/support/panel.ts'

const panel = givenPanel()
const { request, json, database, rows } = panel

describe('the JSON API', () => {
  beforeEach(() => {
    const handle = database()
    handle.prepare("DELETE FROM mobiles WHERE slug LIKE 'acme%'").run()
    handle.prepare("DELETE FROM brands WHERE slug LIKE 'acme%'").run()
    handle.close()
  })

  test('creates, changes and deletes a phone (API-14)', async () => {
    const created = await json('/api/admin/mobiles', 'POST', typedPhone())
    expect(created.status).toBe(201)
    const record = await jsonOf<PhoneJson>(created)
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
    expect((await jsonOf<PhoneJson[]>(request('/api/search?q=acme+one')))[0]).toMatchObject({ id: record.id })

    const changed = await json(`/api/admin/mobiles/${record.id}`, 'PUT', typedPhone({ price: 'Rs 79,999' }))
    expect([changed.status, (await jsonOf<PhoneJson>(changed)).pricePkr]).toEqual([200, 79_999])
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

  test('refuses the second of two changes to the same revision, in every encoding', async () => {
    const created = await json('/api/admin/mobiles', 'POST', typedPhone())
    const { id } = await jsonOf<PhoneJson>(created)
    const path = '/api/mobiles/samsung/acme-one'
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async encoding =>
        (await request(path, { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag'),
      ),
    )
    expect(new Set([created.headers.get('ETag'), ...etags]).size).toBe(1)
    const put = (name: string, match: string) =>
      json(`/api/admin/mobiles/${id}`, 'PUT', typedPhone({ name }), { Cookie: panel.cookie, 'If-Match': match })
    const first = await put('First', etags[0] ?? '')
    const second = await put('Second', etags[0] ?? '')
    expect([first.status, second.status]).toEqual([200, 412])
    expect(await second.json()).toEqual({ message: expect.stringContaining('changed since you read it') })
    expect((await jsonOf<{ name: string }>(request(path))).name).toBe('First')
    expect((await request(path)).headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect((await put('Third', `"x", ${first.headers.get('ETag')?.replace('W/', '')}`)).status).toBe(200)
    expect((await put('Fourth', '*')).status).toBe(200)
    const remove = (match: string) =>
      json(`/api/admin/mobiles/${id}`, 'DELETE', {}, { Cookie: panel.cookie, 'If-Match': match })
    expect((await remove(etags[0] ?? '')).status).toBe(412)
    expect((await remove((await request(path)).headers.get('ETag') ?? '')).status).toBe(204)
  })

  test('booleans missing in JSON stay unchanged', async () => {
    const typed = { name: 'Acme', slug: 'acme', logo: '', phoneCount: '', description: '' }
    const { id } = await jsonOf<BrandJson>(json('/api/admin/brands', 'POST', { ...typed, isVisible: false }))
    expect(await (await json(`/api/admin/brands/${id}`, 'PUT', typed)).json()).toMatchObject({ isVisible: false })
    const phone = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone({ isFeatured: true })))
    const again = await json(`/api/admin/mobiles/${phone.id}`, 'PUT', typedPhone())
    expect(await again.json()).toMatchObject({ isFeatured: true })
  })

  test('If-Match also applies to brands', async () => {
    const typed = { name: 'Acme', slug: 'acme', logo: '', phoneCount: '', description: '' }
    const { id } = await jsonOf<BrandJson>(json('/api/admin/brands', 'POST', typed))
    const etag = (await request('/api/brands/acme')).headers.get('ETag') ?? ''
    const put = (name: string) =>
      json(`/api/admin/brands/${id}`, 'PUT', { ...typed, name }, { Cookie: panel.cookie, 'If-Match': etag })
    expect([(await put('Acme One')).status, (await put('Acme Two')).status]).toEqual([200, 412])
  })

  test('a script in the database that bypassed sanitizing does not run', async () => {
    const { id } = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone()))
    const handle = database()
    const evil = [{ category: 'Body', specs: [{ feature: 'Colour', value: '<script>alert("in")</script> &amp;' }] }]
    handle.prepare('UPDATE mobiles SET specifications = ? WHERE id = ?').run(JSON.stringify(evil), id)
    handle.close()
    const page = await request('/samsung/acme-one')
    const hash = createHash('sha256').update('alert("in")').digest('base64')
    expect(await page.text()).toContain('<script>alert("in")</script>')
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-")
    expect(page.headers.get('Content-Security-Policy')).not.toContain(hash)
  })

  test('a phone may have no short specs at all', async () => {
    for (const shortSpecs of [{ display: '1.8 inches' }, { ram: '', storage: null, camera: ' ' }, {}, undefined]) {
      const made = await json('/api/admin/mobiles', 'POST', typedPhone({ shortSpecs }))
      const record = await jsonOf<PhoneJson>(made)
      expect([made.status, record.shortSpecs]).toEqual([201, shortSpecs?.display ? shortSpecs : {}])
      const again = await json(`/api/admin/mobiles/${record.id}`, 'PUT', record)
      expect([again.status, (await jsonOf<PhoneJson>(again)).shortSpecs]).toEqual([200, record.shortSpecs])
      await json(`/api/admin/mobiles/${record.id}`, 'DELETE', {})
    }
  })

  test('bundled phones with missing short specs can be saved unchanged', async () => {
    const phones = await jsonOf<PhoneJson[]>(request('/api/mobiles'))
    const plain = phones.filter(({ shortSpecs: { ram, storage, camera } }) => !ram || !storage || !camera)
    expect(plain.length).toBeGreaterThanOrEqual(19)
    for (const phone of plain) {
      const saved = await json(`/api/admin/mobiles/${phone.id}`, 'PUT', phone)
      expect([saved.status, (await jsonOf<PhoneJson>(saved)).shortSpecs]).toEqual([200, phone.shortSpecs])
    }
  })

  test('only a stored unknown release date may stay unknown', async () => {
    const record = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone()))
    const put = (releaseDate: unknown) => json(`/api/admin/mobiles/${record.id}`, 'PUT', typedPhone({ releaseDate }))
    expect((await put(null)).status).toBe(422)
    expect((await put('')).status).toBe(422)
    const handle = database()
    handle
      .prepare("UPDATE mobiles SET release_date = '', release_order = 0, release_year = 0 WHERE id = ?")
      .run(record.id)
    handle.close()
    const response = await put(null)
    expect([response.status, (await jsonOf<PhoneJson>(response)).releaseDate]).toEqual([200, null])
    expect((await put('soon')).status).toBe(422)
    const page = await (await request('/samsung/acme-one')).text()
    expect(page).toContain('Release date not known')
    expect(page).toContain('The release date of Acme One is not known.')
    expect(page).not.toContain('Released <')
    expect((await jsonOf<PhoneJson[]>(request('/api/mobiles'))).find(phone => phone.id === record.id)).toMatchObject({
      releaseDate: null,
    })
    expect(await (await put('2026')).json()).toMatchObject({ releaseDate: '2026' })
    expect((await put('')).status).toBe(422)
  })

  test('creates, changes and deletes a brand, but not one with phones', async () => {
    const created = await json('/api/admin/brands', 'POST', {
      name: 'Acme',
      slug: 'acme',
      logo: '',
      phoneCount: '',
      description: '',
    })
    expect(created.status).toBe(201)
    const brand = await jsonOf<BrandJson>(created)
    expect(brand).toMatchObject({ logo: null, description: null, phoneCount: '0', isVisible: true })
    const own = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone({ brand: 'acme' })))
    const refused = await json(`/api/admin/brands/${brand.id}`, 'DELETE', {})
    expect([refused.status, (await jsonOf<Problem>(refused)).message]).toEqual([
      409,
      'Acme has 1 phone. Delete or move them first; nothing was deleted.',
    ])
    const renamed = await json(`/api/admin/brands/${brand.id}`, 'PUT', {
      name: 'Acme Corp',
      slug: 'acme-corp',
      isVisible: false,
    })
    expect(await renamed.json()).toMatchObject({ slug: 'acme-corp', isVisible: false, phoneCount: '1' })
    // Its phones have the new brand, also in the search index.
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
    const response = await json('/api/admin/mobiles', 'POST', typedPhone(more))
    expect(response.status).toBe(422)
    const { message, fieldErrors } = await jsonOf<Problem>(response)
    expect(message).toEqual(expect.any(String))
    for (const [field, words] of Object.entries(errors)) expect(fieldErrors[field]).toEqual([words])
    expect(rows("SELECT 1 FROM mobiles WHERE slug = 'acme-one'")).toEqual([])
  })

  test('refuses a used slug, a reserved brand slug and a stale version', async () => {
    const first = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone()))
    const duplicate = await json('/api/admin/mobiles', 'POST', typedPhone())
    expect([duplicate.status, await duplicate.json()]).toEqual([
      409,
      {
        message: 'This slug is already used by another phone',
        fieldErrors: { slug: ['This slug is already used by another phone'] },
      },
    ])
    const reserved = await json('/api/admin/brands', 'POST', { name: 'Admin', slug: 'admin' })
    expect([reserved.status, (await jsonOf<Problem>(reserved)).fieldErrors.slug]).toEqual([
      422,
      ['This address is used by a page of the site; choose another slug'],
    ])
    expect(
      (await json(`/api/admin/mobiles/${first.id}`, 'PUT', typedPhone({ version: 1, name: 'Acme Two' }))).status,
    ).toBe(200)
    const stale = await json(`/api/admin/mobiles/${first.id}`, 'PUT', typedPhone({ version: 1 }))
    expect(stale.status).toBe(409)
    expect(rows("SELECT name FROM mobiles WHERE slug = 'acme-one'")).toEqual([{ name: 'Acme Two' }])
  })

  test('refuses malformed JSON, other content types and large bodies', async () => {
    const send = (body: string, type: string) =>
      request('/api/admin/mobiles', { method: 'POST', body, headers: { Cookie: panel.cookie, 'Content-Type': type } })
    expect((await send('{', 'application/json')).status).toBe(400)
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send(JSON.stringify(typedPhone({ price: 'x'.repeat(5_000_000) })), 'application/json')).status).toBe(
      413,
    )
  })

  test('the AI tools respond with 503 without a model', async () => {
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
