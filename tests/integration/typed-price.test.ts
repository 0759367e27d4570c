/** A price that is typed in the form of a phone, with where, when and of what it was seen (PRICE-6, PRICE-12). */
import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { formsIn } from '#tests/support/forms.ts'
import { givenPanel, typedPhone } from '#tests/support/panel.ts'

const panel = givenPanel()
const page = async (path: string) => (await panel.request(path, { headers: { Cookie: panel.cookie } })).text()

let made = 0
type Made = { id: string; slug: string; brand: string }
/** A phone of 84,999 rupees, typed today. */
async function phone(more: Record<string, unknown> = {}): Promise<Made> {
  made += 1
  const created = await panel.json('/api/admin/mobiles', 'POST', typedPhone({ slug: `acme-${made}`, ...more }))
  return (await created.json()) as Made
}

const formOf = (html: string) =>
  formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'slug'))?.fields ?? []

/** Sends the form of a phone as it stands, with these fields changed. */
async function save({ id }: Made, typed: Record<string, string>) {
  const fields = Object.fromEntries(formOf(await page(`/admin?edit=${id}`)))
  return panel.request(`/admin?edit=${id}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...typed }),
    headers: { Cookie: panel.cookie, Origin: panel.site.origin },
  })
}

const history = ({ id }: Made) =>
  panel.rows(
    'SELECT price_pkr, source, kind, date, ram, storage FROM price_history WHERE mobile_id = ? ORDER BY id',
    id,
  )

const today = () => todayInPakistan()
const daysAgo = (days: number) => todayInPakistan(Date.now() - days * 86_400_000)

test('the form offers the day in Pakistan, the versions of the phone, and the kinds', async () => {
  const memory = [{ category: 'Memory', specs: [{ feature: 'Internal', value: '128GB 8GB RAM, 256GB 8GB RAM' }] }]
  const { id } = await phone({ specifications: memory })
  const html = await page(`/admin?edit=${id}`)
  const seen = formOf(html).filter(([name]) => name.startsWith('priceSeen.'))
  expect(seen).toEqual([
    ['priceSeen.source', ''],
    ['priceSeen.date', today()],
    ['priceSeen.kind', 'admin'],
    ['priceSeen.memory', ''],
  ])
  expect(html).toContain('<option value="8GB + 256GB"></option>')
  expect(html).toMatch(/name="priceSeen\.date"[^>]*type="date"|type="date"[^>]*name="priceSeen\.date"/)
  expect(html).toContain('The stored price: Price from our editors')
})

test('the form lists the recorded prices, newest first, and links to its parts', async () => {
  const made = await phone()
  const seen = { 'priceSeen.source': 'Mega.pk', 'priceSeen.date': today(), 'priceSeen.kind': 'retail' }
  expect((await save(made, { price: 'Rs 79,999', ...seen })).status).toBe(303)
  const html = (await page(`/admin?edit=${made.id}`)).replace(/<!-- -->/g, '')
  const table = /<caption[^>]*>Recorded prices<\/caption>.*?<\/table>/s.exec(html)?.[0] ?? ''
  const cells = [...table.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)
  expect(cells.slice(0, 4)).toEqual(['–', 'Shop price', 'PKR 79,999', 'Mega.pk'])
  expect(cells[7]).toBe('PKR 84,999')
  const index = /<nav aria-label="Parts of this form".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const parts = [...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(parts).toHaveLength(6)
  expect(parts.filter(id => !html.includes(`id="${id}"`))).toEqual([])
})

test('what is stated of a changed price is stored and shown as for an imported one', async () => {
  const made = await phone({
    specifications: [
      { category: 'Variants and prices', specs: [{ feature: '8GB + 256GB', value: 'Price not known' }] },
    ],
  })
  const saved = await save(made, {
    price: 'Rs 79,999',
    ...{ 'priceSeen.source': 'Mega.pk', 'priceSeen.date': today(), 'priceSeen.kind': 'retail' },
    'priceSeen.memory': '8 GB / 256 GB',
  })
  expect(saved.status).toBe(303)
  expect(history(made).at(-1)).toEqual({
    ...{ price_pkr: 79_999, source: 'Mega.pk', kind: 'retail', date: today(), ram: '8GB', storage: '256GB' },
  })
  const html = await page(`/${made.brand}/${made.slug}`)
  expect(html).toMatch(/Shop price, seen \d+ \w+ \d{4} · Mega\.pk/)
  expect(html).toContain('8 + 256 GB')
  const [{ specifications } = { specifications: '' }] = panel.rows<{ specifications: string }>(
    'SELECT specifications FROM mobiles WHERE id = ?',
    made.id,
  )
  expect(specifications).toContain('"8GB + 256GB","value":"PKR 79,999"')
  expect(await page('/admin?tab=activity')).toContain('price origin')
})

test('an unchanged price adds no row, and one without a source is of the editors, of the day', async () => {
  const made = await phone()
  const before = history(made)
  expect((await save(made, { 'priceSeen.source': 'Mega.pk', name: 'Acme Other' })).status).toBe(303)
  expect(history(made)).toEqual(before)
  expect((await save(made, { price: '83,000' })).status).toBe(303)
  expect(history(made).at(-1)).toMatchObject({ price_pkr: 83_000, source: 'admin', kind: 'admin', date: today() })
})

test('a price without PTA approval joins the history, and the price of the phone stays', async () => {
  const made = await phone()
  const saved = await save(made, { price: '60,000', 'priceSeen.source': 'OLX', 'priceSeen.kind': 'non-pta' })
  expect(saved.status).toBe(303)
  expect(decodeURIComponent(saved.headers.get('Set-Cookie') ?? '')).toBeTruthy()
  expect(history(made).at(-1)).toMatchObject({ price_pkr: 60_000, source: 'OLX', kind: 'non-pta' })
  expect(panel.rows('SELECT price, price_pkr, price_kind FROM mobiles WHERE id = ?', made.id)).toEqual([
    { price: 'Rs 84,999', price_pkr: 84_999, price_kind: 'admin' },
  ])
  expect(await page('/admin?tab=activity')).toContain('price without PTA approval')
})

test('a price typed by mistake is removed from the history, its version and the phone, and that is undone (PRICE-7)', async () => {
  const specs = [{ feature: '8GB + 256GB', value: 'Price not known' }]
  const made = await phone({ specifications: [{ category: 'Variants and prices', specs }] })
  const seen = { 'priceSeen.source': 'Mega.pk', 'priceSeen.kind': 'retail', 'priceSeen.memory': '8GB + 256GB' }
  expect((await save(made, { price: '52,999', ...seen })).status).toBe(303)
  expect((await save(made, { price: '5,299', ...seen, confirmed: '5299' })).status).toBe(303)
  const post = (fields: Record<string, string>) =>
    panel.request(`/admin?edit=${made.id}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Cookie: panel.cookie, Origin: panel.site.origin },
    })
  const prices = () => history(made).map(({ price_pkr }) => Number(price_pkr))
  const shown = async () => {
    const stored = await (await panel.request(`/api/mobiles/samsung/${made.slug}`)).json()
    return [String(stored.price).replace(/\D/g, ''), stored.specifications.at(-1).specs[0].value]
  }
  const [dear, cheap] = [expect.stringContaining('52,999'), expect.stringContaining('5,299')]
  expect([prices(), await shown()]).toEqual([
    [84_999, 52_999, 5299],
    ['5299', cheap],
  ])
  const [wrong] = panel.rows<{ id: number }>('SELECT max(id) id FROM price_history WHERE mobile_id = ?', made.id)
  const form = formsIn(await page(`/admin?edit=${made.id}`)).find(({ fields }) =>
    fields.some(([, value]) => value === 'remove-price'),
  )
  expect((await post({ ...Object.fromEntries(form?.fields ?? []), price: String(wrong?.id) })).status).toBe(303)
  expect([prices(), await shown()]).toEqual([
    [84_999, 52_999],
    ['52999', dear],
  ])
  expect(await page('/admin?tab=activity')).toContain('recorded price')
  const [entry] = panel.rows<{ id: number }>('SELECT max(id) id FROM activity')
  expect((await post({ intent: 'restore', id: String(entry?.id) })).status).toBe(303)
  expect([prices(), await shown()]).toEqual([
    [84_999, 52_999, 5299],
    ['5299', cheap],
  ])
})

test.each([
  ['priceSeen.date', { 'priceSeen.date': daysAgo(-3) }, 'Use a date until today, such as 2026-03-16 or 2026-03'],
  ['priceSeen.date', { 'priceSeen.date': daysAgo(9) }, 'A newer price is stored, of '],
  ['priceSeen.source', { 'priceSeen.source': '', 'priceSeen.kind': 'official' }, 'Say where you read it'],
  ['priceSeen.memory', { 'priceSeen.memory': 'large' }, 'Write the memory as 8GB + 256GB or 256GB'],
])('%s %j is told at its field, and everything typed stays', async (name, wrong, message) => {
  const made = await phone()
  const typed = { price: '83,500', 'priceSeen.source': 'Mega.pk', 'priceSeen.kind': 'list', ...wrong }
  const refused = await save(made, typed)
  const html = await refused.text()
  expect(refused.status).toBe(422)
  const id = new RegExp(`id="([^"]+)"[^>]*name="${name}"|name="${name}"[^>]*id="([^"]+)"`).exec(html)
  const error = new RegExp(`id="${id?.[1] ?? id?.[2]}-error"[^>]*>([^<]*)`).exec(html)?.[1]
  expect(error).toContain(message)
  expect(Object.fromEntries(formOf(html))).toMatchObject(typed)
  expect(history(made)).toHaveLength(1)
})

test('a conflict loses nothing of it', async () => {
  const made = await phone()
  const typed = { price: '83,500', 'priceSeen.source': 'Mega.pk', 'priceSeen.kind': 'retail', version: '7' }
  const refused = await save(made, typed)
  expect(refused.status).toBe(409)
  const again = Object.fromEntries(formOf(await refused.text()))
  expect(again).toMatchObject({ ...typed, version: '1', 'keep.price': expect.anything() })
  expect((await save(made, { ...again, 'keep.price': 'typed' })).status).toBe(303)
  expect(history(made).at(-1)).toMatchObject({ price_pkr: 83_500, source: 'Mega.pk', kind: 'retail' })
})

test('a new phone has the stated origin from the beginning', async () => {
  const fields = Object.fromEntries(formOf(await page('/admin?new=mobile')))
  const created = await panel.request('/admin?new=mobile', {
    method: 'POST',
    body: new URLSearchParams({
      ...{ ...fields, name: 'Acme New', slug: 'acme-new', brand: 'samsung', model: 'New', releaseDate: '2026-05-01' },
      ...{ imageUrl: '/images/default-phone.svg', 'carouselImages[0]': '/images/default-phone.svg' },
      ...{ price: '50,000', 'priceSeen.source': 'Acme', 'priceSeen.kind': 'official', 'priceSeen.date': daysAgo(2) },
    }),
    headers: { Cookie: panel.cookie, Origin: panel.site.origin },
  })
  expect(created.status).toBe(303)
  expect(panel.rows("SELECT price_source, price_kind, price_date FROM mobiles WHERE slug = 'acme-new'")).toEqual([
    { price_source: 'Acme', price_kind: 'official', price_date: daysAgo(2) },
  ])
})
