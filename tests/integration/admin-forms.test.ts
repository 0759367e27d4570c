import { describe, expect, test } from 'vitest'
import { slugOf } from '#app/platform/text/slug.ts'
import { formsIn } from '#tests/support/forms.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { givenPanel, typedPhone } from '#tests/support/panel.ts'

const panel = givenPanel()
const { request, json, rows } = panel

test('the form of a phone asks for what is required first, for slug and picture service below (ADMIN-6)', async () => {
  const html = await (await request('/admin?new=mobile', { headers: { Cookie: panel.cookie } })).text()
  const names = ['name', 'brand', 'model', 'releaseDate', 'imageUrl', 'price', 'slug', 'announcedDate', 'imagekitPath']
  const asked = [...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(asked.filter(name => names.includes(name))).toEqual(names)
  const required = [...html.matchAll(/<(?:input|select)[^>]*aria-required="true"[^>]*/g)].map(([field]) => field)
  for (const name of ['name', 'brand', 'model', 'releaseDate', 'imageUrl', 'slug'])
    expect(required.filter(field => field.includes(` name="${name}"`))).toHaveLength(1)
})

describe('forms without script', () => {
  const post = (path: string, fields: Record<string, string>) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Cookie: panel.cookie } })

  test('a large form is accepted, a huge one is refused', async () => {
    const fields: Record<string, string> = {
      intent: 'save-phone',
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
    const edit = await request(`/admin?edit=${stored?.id}`, { headers: { Cookie: panel.cookie } })
    expect(await edit.text()).toContain('name="specifications[29].specs[19].value"')
    expect((await post('/admin?new=mobile', { ...fields, price: 'x'.repeat(5_000_000) })).status).toBe(413)
  })

  test('the button that Enter presses saves nothing, and gives back what was typed (ADMIN-20)', async () => {
    const [{ id } = { id: '' }] = rows<{ id: string }>("SELECT id FROM mobiles WHERE name = 'Samsung Galaxy A55'")
    const path = `/admin?edit=${id}`
    const html = await (await request(path, { headers: { Cookie: panel.cookie } })).text()
    const form = html.slice(html.lastIndexOf('<form', html.indexOf('name="slug"')))
    const button = /<button(?![^>]*type="button")[^>]*>/.exec(form)?.[0].replaceAll('&quot;', '"') ?? ''
    const [, name = '', value = ''] = /name="(\w+)" value="(.*?)"(?= |>)/.exec(button) ?? []
    const fields = Object.fromEntries(
      formsIn(html).find(({ fields }) => fields.some(([field]) => field === 'slug'))?.fields ?? [],
    )
    const typed = { ...fields, name: 'Samsung Galaxy A55 Typed', 'specifications[0].specs[0].value': 'Typed too' }
    const answer = await post(path, { ...typed, ...(name ? { [name]: value } : {}) })
    expect(answer.status).toBe(200)
    const again = await answer.text()
    expect(again).toContain('Nothing is saved yet.')
    expect(again).toContain('value="Samsung Galaxy A55 Typed"')
    expect(again).toContain('value="Typed too"')
    expect(rows('SELECT name FROM mobiles WHERE id = ?', id)).toEqual([{ name: 'Samsung Galaxy A55' }])
    const saved = await post(
      path,
      Object.fromEntries(formsIn(again).find(each => each.fields.some(([field]) => field === 'slug'))?.fields ?? []),
    )
    expect(saved.status).toBe(303)
    expect(rows('SELECT name FROM mobiles WHERE id = ?', id)).toEqual([{ name: 'Samsung Galaxy A55 Typed' }])
  })

  test('a wrong announced date is told at its field, and what was typed stays (DATA-19)', async () => {
    const response = await post('/admin?new=mobile', { intent: 'save-phone', name: 'Acme', announcedDate: 'next May' })
    expect(response.status).toBe(422)
    const html = await response.text()
    const input = /<input[^>]*name="announcedDate"[^>]*>/.exec(html)?.[0] ?? ''
    expect(input).toContain('value="next May"')
    expect(input).toContain('aria-invalid="true"')
    const described = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? []
    const texts = described.map(id => html.split(`id="${id}"`)[1]?.split('</p>')[0] ?? '')
    expect(texts.join()).toContain('Use a date such as 2024-09-13, 2024-09 or 2024')
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
      intent: 'save-phone',
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

  test('a failed save is reported at the head of the form, a failed deletion on the list', async () => {
    const post = (path: string, fields: Record<string, string>) =>
      request(path, {
        method: 'POST',
        headers: { Cookie: panel.cookie, Origin: panel.site.origin },
        body: new URLSearchParams(fields),
      })
    const named = await post('/admin?new=brand', { intent: 'save-brand', name: 'Acme & Söhne 2', slug: ' ' })
    expect([named.status, rows("SELECT slug FROM brands WHERE name = 'Acme & Söhne 2'")]).toEqual([
      303,
      [{ slug: slugOf('Acme & Söhne 2') }],
    ])
    const create = await post('/admin?new=brand', { intent: 'save-brand', name: '', slug: '' })
    expect([create.status, await create.text()]).toEqual([422, expect.stringContaining('Failed to create brand')])
    const sony = rows("SELECT id, version FROM brands WHERE slug = 'sony'")[0]
    const update = await post(`/admin?edit-brand=${sony?.id}`, {
      intent: 'save-brand',
      id: String(sony?.id),
      version: String(sony?.version),
      name: '',
      slug: '',
    })
    expect([update.status, await update.text()]).toEqual([422, expect.stringContaining('Failed to update brand')])
    const deletion = await post('/admin', { intent: 'delete-phone', id: '00000000-0000-4000-8000-000000000000' })
    const flash = deletion.headers.getSetCookie().find(value => value.startsWith('flash=')) ?? ''
    const list = await request('/admin', { headers: { Cookie: `${panel.cookie}; ${flash.split(';')[0]}` } })
    expect(await list.text()).toContain('Failed to delete mobile')
  })

  test('a phone changed meanwhile is not overwritten, and both versions are shown', async () => {
    const own = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone({ slug: 'acme-twice' })))
    await json(`/api/admin/mobiles/${own.id}`, 'PUT', typedPhone({ slug: 'acme-twice', price: 'Rs 70,000' }))
    const fields = {
      intent: 'save-phone',
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
    expect(html).toContain('<li>Rs 70,000</li>')
    expect(html).toContain('<li>Rs 60,000</li>')
    expect(html).toMatch(/name="version" value="2"/)
    expect(rows('SELECT price FROM mobiles WHERE id = ?', own.id)).toEqual([{ price: 'Rs 70,000' }])
    expect((await post(`/admin?edit=${own.id}`, { ...fields, version: '2' })).status).toBe(303)
    expect(rows('SELECT price FROM mobiles WHERE id = ?', own.id)).toEqual([{ price: 'Rs 60,000' }])
  })

  test('after a conflict each field has its own choice, switches too (ADMIN-11)', async () => {
    const more = { slug: 'acme-choice', isFeatured: true }
    const own = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone(more)))
    const theirs = { ...more, model: 'Theirs', price: 'Rs 80,000', shortSpecs: { ram: '12GB', storage: '256GB' } }
    await json(`/api/admin/mobiles/${own.id}`, 'PUT', typedPhone(theirs))
    const fields = {
      intent: 'save-phone',
      id: own.id,
      name: 'Acme Mine',
      slug: 'acme-choice',
      brand: 'samsung',
      model: 'Mine',
      imageUrl: 'https://pictures.example/one.jpg',
      releaseDate: '2026-05-01',
      price: 'Rs 82,000',
      'shortSpecs.ram': '4GB',
      'carouselImages[0]': '/images/default-phone.svg',
    }
    const refused = await post(`/admin?edit=${own.id}`, { ...fields, version: '1' })
    const html = await refused.text()
    expect(refused.status).toBe(409)
    for (const name of ['name', 'model', 'price', 'shortSpecs', 'specifications', 'isFeatured'])
      expect(html.match(new RegExp(`type="radio" name="keep.${name}"`, 'g')), name).toHaveLength(2)
    expect(html).not.toContain('name="keep.brand"')
    const choices = {
      model: 'stored',
      price: 'typed',
      shortSpecs: 'stored',
      specifications: 'stored',
      isFeatured: 'stored',
    }
    const kept = Object.fromEntries(Object.entries(choices).map(([name, value]) => [`keep.${name}`, value]))
    expect((await post(`/admin?edit=${own.id}`, { ...fields, ...kept, version: '2' })).status).toBe(303)
    const [stored] = rows(
      'SELECT name, model, price, short_specs, specifications, is_featured FROM mobiles WHERE id = ?',
      own.id,
    )
    expect(stored).toMatchObject({ name: 'Acme Mine', model: 'Theirs', price: 'Rs 82,000', is_featured: 1 })
    expect(JSON.parse(String(stored?.short_specs))).toEqual({ ram: '12GB', storage: '256GB' })
    expect(String(stored?.specifications)).toContain('Colour')
  })

  test('a deleted phone can be restored with its id, dates and history', async () => {
    const own = await jsonOf<PhoneJson>(json('/api/admin/mobiles', 'POST', typedPhone({ slug: 'acme-lost' })))
    await json(`/api/admin/mobiles/${own.id}`, 'PUT', typedPhone({ slug: 'acme-lost', price: 'Rs 1,000' }))
    const table = () => [
      rows('SELECT id, slug, name, price, price_pkr, created_at, specifications FROM mobiles WHERE id = ?', own.id),
      rows('SELECT price_pkr, source, date, kind FROM price_history WHERE mobile_id = ? ORDER BY id', own.id),
    ]
    const before = table()
    await json(`/api/admin/mobiles/${own.id}`, 'DELETE', {})
    const [entry] = rows("SELECT id FROM activity WHERE action = 'delete' AND subject_id = ?", own.id)
    expect((await post('/admin?tab=activity', { intent: 'restore', id: String(entry?.id) })).status).toBe(303)
    expect(table()).toEqual(before)
    // It can be restored only once.
    const again = await post('/admin?tab=activity', { intent: 'restore', id: String(entry?.id) })
    expect(again.headers.get('Location')).toBe('/admin?tab=activity')
    expect(rows('SELECT count(*) n FROM mobiles WHERE id = ?', own.id)).toEqual([{ n: 1 }])
  })

  test.each([
    ['phone', 'mobiles', 'Mobile'],
    ['brand', 'brands', 'Brand'],
  ])('Undo in the message restores a deleted %s completely', async (kind, table, what) => {
    const slug = `acme-undo-${kind}`
    const body = kind === 'phone' ? typedPhone({ slug }) : { name: 'Acme Undo', slug, logo: 'Au', isVisible: false }
    const own = await jsonOf<{ id: string }>(json(`/api/admin/${table}`, 'POST', body))
    const stored = () =>
      rows(`SELECT * FROM ${table} WHERE slug = ?`, slug).map(({ updated_at, version, ...row }) => row)
    const before = stored()
    expect(before).toHaveLength(1)
    const deletion = await post('/admin', { intent: `delete-${kind}`, id: own.id })
    expect(stored()).toEqual([])
    const cookies = [panel.cookie, ...deletion.headers.getSetCookie().map(value => value.split(';')[0])].join('; ')
    const html = await (await request('/admin', { headers: { Cookie: cookies } })).text()
    expect(html).toContain(`${what} deleted successfully`)
    const undo = formsIn(html).find(form => form.fields.some(([, value]) => value === 'restore'))
    expect((await post(undo?.action ?? '', Object.fromEntries(undo?.fields ?? []))).status).toBe(303)
    expect(stored()).toEqual(before)
  })

  test('server-rendered pages have no button that deletes without confirmation', async () => {
    for (const path of ['/admin?q=a55', '/admin?tab=brands']) {
      const html = await (await request(path, { headers: { Cookie: panel.cookie } })).text()
      expect(html).toMatch(/href="\/admin\?[^"]*delete(-brand)?=/)
      expect(html).not.toMatch(/value="delete-(phone|brand)"/)
    }
  })
})
