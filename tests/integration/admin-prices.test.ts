/** Prices that need work: the list of old ones with its rows as forms, held ones, and the question about a typed price. */
import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { formsIn } from '#tests/support/forms.ts'
import { givenPanel, typedPhone } from '#tests/support/panel.ts'

const panel = givenPanel()
const page = async (path: string) => (await panel.request(path, { headers: { Cookie: panel.cookie } })).text()
const post = (path: string, fields: Record<string, string>) =>
  panel.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: panel.cookie, Origin: panel.site.origin },
  })
const today = () => todayInPakistan()

type Row = { id: string; name: string; version: number; price_pkr: number }

/** Old prices, those of phones that readers look at first. */
const LIST = '/admin/prices?kind=old&sort=views'
const OLD = '/admin/prices?kind=old'

/** The first row of the work list. */
async function firstRow(path = LIST): Promise<Row> {
  const form = formsIn(await page(path)).find(({ fields }) => fields.some(([name]) => name === 'version'))
  const id = form?.fields.find(([name]) => name === 'id')?.[1]
  const [row] = panel.rows<Row>('SELECT id, name, version, price_pkr FROM mobiles WHERE id = ?', id)
  if (!row) throw new Error('The list is empty.')
  return row
}

const typed = ({ id, version }: Row, more: Record<string, string>) => ({
  id,
  version: String(version),
  intent: 'save',
  source: 'Mega.pk',
  date: today(),
  ...more,
})

test('both lists are for signed-in editors only', async () => {
  for (const path of ['/admin/prices', '/admin/prices/held']) {
    expect((await panel.request(path)).status).toBe(401)
    expect((await panel.request(path, { method: 'POST', body: new URLSearchParams({ id: '1' }) })).status).not.toBe(303)
  }
})

test('the list has prices older than 60 days, the oldest first, sorted otherwise by a link, and its number is on the dashboard', async () => {
  const { id } = await firstRow(OLD)
  const [oldest] = panel.rows<{ day: number }>('SELECT min(price_day) AS day FROM mobiles WHERE price_pkr > 0')
  expect(panel.rows('SELECT price_day AS day FROM mobiles WHERE id = ?', id)).toEqual([oldest])
  const [other] = panel.rows<Row>(
    "SELECT id, name FROM mobiles WHERE price_pkr > 0 AND price_date < '2026-05' AND id <> ? LIMIT 1",
    id,
  )
  const database = panel.database()
  database.prepare('UPDATE mobiles SET views = 99 WHERE id = ?').run(other?.id)
  database.close()
  const html = await page(OLD)
  expect(html).toContain('Oldest price first.')
  const byViews = /href="([^"]*)">Views</.exec(html.replaceAll(/ (?:title|class|data-\w+)="[^"]*"/g, ''))?.[1] ?? ''
  expect(byViews.replaceAll('&amp;', '&')).toBe(LIST)
  expect((await firstRow(LIST)).id).toBe(other?.id)
  expect(await page(LIST)).toContain('Most viewed first.')
  // Saving a row stays in the order of the list.
  const saved = await post(LIST, typed(await firstRow(LIST), { price: 'x', source: '' }))
  expect(await saved.text()).toContain('action="/admin/prices?kind=old&amp;sort=views"')
  const [{ old } = { old: 0 }] = panel.rows<{ old: number }>(
    "SELECT count(*) AS old FROM mobiles WHERE price_pkr > 0 AND (price_day IS NULL OR price_day < CAST(strftime('%s', 'now', '+5 hours') / 86400 AS INTEGER) - 60)",
  )
  expect(await countOf('Prices older than 60 days')).toBe(old)
  expect(await countOf('Held prices')).toBe(0)
  // What is done with each phone are links and no rows of buttons.
  const actions = (await page('/admin')).match(/<a[^>]*>(?:View|Edit|Delete)</g) ?? []
  expect(actions.filter(action => !action.includes('class="link '))).toEqual([])
  expect(actions).toHaveLength(36)
})

test('a row is saved with its source and date, leaves the list, and is in the activity', async () => {
  const row = await firstRow()
  const pricePkr = row.price_pkr + 500
  const saved = await post(LIST, typed(row, { price: `Rs ${pricePkr}` }))
  expect(saved.status).toBe(303)
  expect(saved.headers.get('Location')).toBe(`${LIST}&source=Mega.pk&date=${today()}`)
  expect(
    panel.rows('SELECT price_pkr, price_source, price_date, price_kind FROM mobiles WHERE id = ?', row.id),
  ).toEqual([{ price_pkr: pricePkr, price_source: 'Mega.pk', price_date: today(), price_kind: 'retail' }])
  expect((await firstRow()).id).not.toBe(row.id)
  expect(await page('/admin?tab=activity')).toContain('price source')
})

/** The number beside this link of the list of kinds. */
async function countOf(title: string): Promise<number> {
  const found = new RegExp(`>${title}</span> <b>([\\d,]+)<`).exec(await page('/admin'))?.[1]
  return Number(found?.replace(',', ''))
}

test('phones without a price are a list with their number, and a typed price takes one off it', async () => {
  const [{ missing } = { missing: 0 }] = panel.rows<{ missing: number }>(
    'SELECT count(*) AS missing FROM mobiles WHERE price_pkr = 0',
  )
  expect(missing).toBeGreaterThan(100)
  expect(await countOf('Phones without a price')).toBe(missing)
  const html = await page('/admin/prices?kind=missing')
  expect(html).toContain('<h1 class="text-2xl">Phones without a price</h1>')
  const [form] = formsIn(html).filter(({ fields }) => fields.some(([name]) => name === 'version'))
  expect(html).toContain('>Price not available<')
  const fields = Object.fromEntries(form?.fields ?? [])
  const saved = await post(form?.action ?? '', { ...fields, price: '45,000', source: 'Mega.pk' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([
    303,
    `/admin/prices?kind=missing&source=Mega.pk&date=${fields.date}`,
  ])
  expect(await countOf('Phones without a price')).toBe(missing - 1)
  expect(panel.rows('SELECT price_pkr, price_source FROM mobiles WHERE id = ?', fields.id)).toEqual([
    { price_pkr: 45_000, price_source: 'Mega.pk' },
  ])
})

test('a row shows the age of its price, and pages of rows keep the kind', async () => {
  const html = await page(OLD)
  expect(html).toMatch(/<time dateTime="[\d-]+">[\d-]+<\/time>(<!-- -->)?, [\d,]+ days old/)
  expect(await page('/admin/prices?kind=missing&page=2')).toContain('href="/admin/prices?kind=missing&amp;page=3"')
  expect(await page('/admin/prices?kind=reported')).toContain('No price report is open.')
  expect(await page('/admin/prices?kind=nonsense')).toContain('Most viewed, not checked in 14 days</h1>')
})

test('a phone found sold out waits in a list of its own until it has a newer price', async () => {
  const row = await firstRow()
  const old = await countOf('Prices older than 60 days')
  const wrong = await post(LIST, typed(row, { intent: 'sold-out', source: '' }))
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Say where you read it')])
  const early = await post(LIST, typed(row, { intent: 'sold-out', date: '2019-01-01' }))
  expect([early.status, await early.text()]).toEqual([422, expect.stringContaining('A newer price is stored')])
  expect((await post(LIST, typed(row, { intent: 'sold-out' }))).status).toBe(303)
  expect([await countOf('Sold out'), await countOf('Prices older than 60 days')]).toEqual([1, old - 1])
  expect(await page('/admin/prices?kind=sold-out')).toContain(row.name)
  expect(await page('/admin?tab=activity')).toContain('sold out')
  expect((await post(LIST, typed(row, { price: String(row.price_pkr + 300) }))).status).toBe(303)
  expect([await countOf('Sold out'), await countOf('Prices older than 60 days')]).toEqual([0, old - 1])
})

test('a phone with open reports is listed once, with what each reader saw', async () => {
  const row = await firstRow()
  for (const place of ['Hafeez Centre', 'Saddar']) {
    const sent = await panel.request(`/price-report?phone=${row.id}`, {
      method: 'POST',
      body: new URLSearchParams({ price: '43,000', place }),
      headers: { Origin: panel.site.origin },
    })
    expect(sent.status).toBe(303)
  }
  expect(await countOf('Open price reports')).toBe(1)
  const html = await page('/admin/prices?kind=reported')
  expect(html).toContain('Reported: PKR 43,000 at Saddar')
  expect(html).toContain('Reported: PKR 43,000 at Hafeez Centre')
  const [{ id } = { id: '' }] = panel.rows<{ id: string }>("SELECT id FROM messages WHERE place = 'Saddar'")
  expect(html).toContain(`/admin/messages?open=${id}`)
})

test('wrong fields are explained at the row, and nothing typed is lost', async () => {
  const row = await firstRow()
  const response = await post(LIST, typed(row, { price: 'cheap', source: ' ', date: '2031-01-01' }))
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Enter a price from PKR 1,500 to PKR 1,500,000. Say where you read it. Use a date until today')
  const form = formsIn(html).find(({ fields }) => fields.some(([, value]) => value === row.id))
  expect(form?.fields).toContainEqual(['price', 'cheap'])
  expect(form?.fields).toContainEqual(['date', '2031-01-01'])
})

test.each([
  ['1.25 lakh', 125_000],
  ['Rs 124999.00', 124_999],
  ['1,25,000/-', 125_000],
])('%j is stored as %i rupees, wherever it is typed', async (price, pricePkr) => {
  const created = await panel.json('/api/admin/mobiles', 'POST', typedPhone({ price }))
  const phone = (await created.json()) as { id: string; pricePkr: number }
  expect([created.status, phone.pricePkr]).toEqual([201, pricePkr])
  expect((await panel.json(`/api/admin/mobiles/${phone.id}`, 'DELETE', {})).status).toBe(204)
})

test.each(['sold out', '1.25', '54,999 - 59,999', 'USD 300'])(
  '%j removes no price and is told at the field',
  async price => {
    const row = await firstRow()
    expect((await post(LIST, typed(row, { price }))).status).toBe(422)
    const path = `/admin?edit=${row.id}`
    const [form] = formsIn(await page(path)).filter(({ fields }) => fields.some(([name]) => name === 'slug'))
    const asked = await post(path, { ...Object.fromEntries(form?.fields ?? []), price, intent: 'save-phone' })
    expect(asked.status).toBe(422)
    expect(await asked.text()).toContain('Enter the price in rupees, such as 84,999 or 1.25 lakh, or leave it empty')
    const sent = await panel.json(`/api/admin/mobiles/${row.id}`, 'PUT', typedPhone({ price }))
    expect(sent.status).toBe(422)
    expect(await sent.json()).toMatchObject({ fieldErrors: { price: [expect.stringContaining('in rupees')] } })
    expect(panel.rows('SELECT price_pkr FROM mobiles WHERE id = ?', row.id)).toEqual([{ price_pkr: row.price_pkr }])
  },
)

test("another editor's change in between is noticed, and the row can be saved over it", async () => {
  const row = await firstRow()
  const database = panel.database()
  database.prepare('UPDATE mobiles SET version = version + 1 WHERE id = ?').run(row.id)
  database.close()
  const price = String(row.price_pkr + 700)
  const response = await post(LIST, typed(row, { price }))
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain('Someone else changed this phone since you opened the list')
  const again = formsIn(html).find(({ fields }) => fields.some(([, value]) => value === row.id))
  expect(again?.fields).toContainEqual(['price', price])
  expect((await post(LIST, Object.fromEntries(again?.fields ?? []))).status).toBe(303)
})

test('a price far from the newest one is asked about once, in the phone form too, and never held', async () => {
  const row = await firstRow()
  await post(LIST, typed(row, { price: String(row.price_pkr) }))
  const [fresh] = panel.rows<Row>('SELECT id, name, version, price_pkr FROM mobiles WHERE id = ?', row.id)
  if (!fresh) throw new Error(row.id)
  const doubled = String(fresh.price_pkr * 2)
  const asked = await post(LIST, typed(fresh, { price: doubled }))
  expect(asked.status).toBe(422)
  const path = `/admin?edit=${fresh.id}`
  const [form] = formsIn(await page(path)).filter(({ fields }) => fields.some(([name]) => name === 'slug'))
  const fields = { ...Object.fromEntries(form?.fields ?? []), price: `Rs ${doubled}` }
  const first = await post(path, { ...fields, intent: 'save-phone' })
  expect(first.status).toBe(422)
  const html = await first.text()
  expect(html).toMatch(/This is 100 % more than the newest price, PKR [\d,]+ of .*? Save once more if it is right\./)
  const [shown] = formsIn(html).filter(({ fields }) => fields.some(([name]) => name === 'slug'))
  expect(shown?.fields).toContainEqual(['price', `Rs ${doubled}`])
  expect(shown?.fields).toContainEqual(['confirmed', doubled])
  expect((await post(path, { ...Object.fromEntries(shown?.fields ?? []), intent: 'save-phone' })).status).toBe(303)
  expect(panel.rows('SELECT price_pkr FROM mobiles WHERE id = ?', fresh.id)).toEqual([{ price_pkr: Number(doubled) }])
  expect(panel.rows('SELECT count(*) AS rows FROM held_prices')).toEqual([{ rows: 0 }])
})

test('held rows are published or rejected with a plain form', async () => {
  const row = await firstRow()
  const database = panel.database()
  const insert = database.prepare(
    `INSERT INTO held_prices (mobile_id, price_pkr, source, kind, date, doubts, held_at)
     VALUES (?, ?, 'list', 'retail', ?, '[{"kind":"memory"}]', 0)`,
  )
  insert.run(row.id, row.price_pkr + 1000, today())
  insert.run(row.id, row.price_pkr + 2000, today())
  database.close()
  expect(await countOf('Held prices')).toBe(2)
  const html = await page('/admin/prices/held')
  expect(html).toContain('of a memory size that this phone is not known to have')
  const ids = formsIn(html).flatMap(({ fields }) => fields.flatMap(([name, value]) => (name === 'id' ? [value] : [])))
  expect(ids).toHaveLength(2)
  expect((await post('/admin/prices/held', { id: ids[0] ?? '', intent: 'publish' })).status).toBe(303)
  expect((await post('/admin/prices/held', { id: ids[1] ?? '', intent: 'reject' })).status).toBe(303)
  expect(panel.rows('SELECT price_pkr FROM mobiles WHERE id = ?', row.id)).toEqual([
    { price_pkr: row.price_pkr + 1000 },
  ])
  expect(await page('/admin/prices/held')).toContain('No price waits for a decision.')
  const late = await post('/admin/prices/held', { id: ids[1] ?? '', intent: 'publish' })
  expect(decodeURIComponent(late.headers.get('Set-Cookie') ?? '')).toBeTruthy()
  expect(panel.rows('SELECT price_pkr FROM mobiles WHERE id = ?', row.id)).toEqual([
    { price_pkr: row.price_pkr + 1000 },
  ])
})

test('a typo in a held row is corrected and published; a price that stays unusual is asked about once', async () => {
  const row = await firstRow()
  const database = panel.database()
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO held_prices (mobile_id, price_pkr, source, kind, date, storage, doubts, held_at)
       VALUES (?, ?, 'list', 'retail', ?, '999GB', '[{"kind":"memory"}]', 0)`,
    )
    .run(row.id, row.price_pkr * 10, today())
  database.close()
  const isOfRow = ({ fields }: ReturnType<typeof formsIn>[number]) =>
    fields.some(([name, value]) => name === 'id' && value === String(lastInsertRowid))
  const shown = Object.fromEntries(formsIn(await page('/admin/prices/held')).find(isOfRow)?.fields ?? [])
  expect(shown).toMatchObject({ price: String(row.price_pkr * 10), memory: '999GB' })
  const send = (changed: Record<string, string>) =>
    post('/admin/prices/held', { ...shown, intent: 'publish', ...changed })
  const wrong = await send({ price: 'cheap' })
  const told = await wrong.text()
  expect([wrong.status, told]).toEqual([422, expect.stringContaining('Enter a price from PKR 1,500')])
  expect(told).toContain('value="cheap"')
  const asked = await send({ price: String(row.price_pkr * 3), memory: '' })
  const html = await asked.text()
  expect([asked.status, html]).toEqual([422, expect.stringContaining('Publish once more if it is right.')])
  expect(Object.fromEntries(formsIn(html).find(isOfRow)?.fields ?? [])).toMatchObject({
    price: String(row.price_pkr * 3),
    confirmed: String(row.price_pkr * 3),
  })
  expect((await send({ price: String(row.price_pkr + 3000), memory: '' })).status).toBe(303)
  expect(panel.rows('SELECT price_pkr, price_storage FROM mobiles WHERE id = ?', row.id)).toEqual([
    { price_pkr: row.price_pkr + 3000, price_storage: null },
  ])
  expect(await page('/admin?tab=activity')).toContain('published as PKR')
  // Its row of the history can be removed like any other.
  expect(
    panel.rows('SELECT storage FROM price_history WHERE price_pkr = ? AND mobile_id = ?', row.price_pkr + 3000, row.id),
  ).toEqual([{ storage: null }])
})

test('the API asks about a price far from the newest one, however old that is, and takes it once it is confirmed', async () => {
  const row = await firstRow()
  const body = typedPhone({ price: `Rs ${Math.round(row.price_pkr / 10)}` })
  const asked = await panel.json(`/api/admin/mobiles/${row.id}`, 'PUT', body)
  expect(asked.status).toBe(422)
  expect(await asked.json()).toMatchObject({
    fieldErrors: { price: [expect.stringMatching(/^This is 90 % less than/)] },
  })
  expect(panel.rows('SELECT price_pkr FROM mobiles WHERE id = ?', row.id)).toEqual([{ price_pkr: row.price_pkr }])
  const confirmed = { ...body, confirmedPricePkr: Math.round(row.price_pkr / 10) }
  expect((await panel.json(`/api/admin/mobiles/${row.id}`, 'PUT', confirmed)).status).toBe(200)
})

test('a tenth of an old price is asked about in the list, and what was typed stays', async () => {
  const row = await firstRow()
  const price = String(Math.round(row.price_pkr / 10))
  const asked = await post(LIST, typed(row, { price }))
  expect(asked.status).toBe(422)
  const html = await asked.text()
  expect(html).toContain('This is 90 % less than')
  const again = formsIn(html).find(({ fields }) => fields.some(([, value]) => value === row.id))
  expect(again?.fields).toContainEqual(['price', price])
  expect((await post(LIST, Object.fromEntries(again?.fields ?? []))).status).toBe(303)
})
