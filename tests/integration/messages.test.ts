import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyTemplate } from '#tests/support/faults.ts'
import { formsIn } from '#tests/support/forms.ts'
import { a55, note40 } from '#tests/support/phones.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const PASSWORD = 'correct-horse-battery'
let site: Site
let cookie: string

beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: 'on' } })
  const login = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  })
  cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers, redirect: 'manual' })

let visitors = 0
/** Submits a form like a browser without script, by default from a new address each time. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  visitors += 1
  return fetch(site.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'X-Forwarded-For': `10.1.${visitors}.1`, ...headers },
    redirect: 'manual',
  })
}
const asAdmin = () => ({ Cookie: cookie })

const rows = (sql: string, ...values: unknown[]) => {
  const database = new Database(site.databasePath)
  const found = database.prepare(sql).all(...values) as Record<string, unknown>[]
  database.close()
  return found
}
const forget = () => {
  const database = new Database(site.databasePath)
  database.exec('DELETE FROM messages; DELETE FROM message_sendings')
  database.close()
}

const contact = (more: Record<string, string> = {}) => ({
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha@example.com',
  phone: '0300 1234567',
  subject: 'pricing',
  message: 'Is the price of the A55 with tax?',
  homepage: '',
  ...more,
})
const report = (more: Record<string, string> = {}) => ({
  price: 'Rs 89,999',
  place: 'Hafeez Centre, Lahore',
  email: '',
  note: '',
  homepage: '',
  ...more,
})
const reportPath = `/price-report?phone=${a55.id}`

/** The description of the field with this name. */
function describedBy(html: string, name: string): string {
  const field = new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  const [id] = (/aria-describedby="([^"]+)"/.exec(field)?.[1] ?? '').split(' ')
  return new RegExp(`id="${id}"[^>]*>([^<]+)`).exec(html)?.[1] ?? ''
}

describe('the contact form', () => {
  test('shows support hours and reply time, and is cacheable in shared caches', async () => {
    const response = await get('/contact')
    const html = await response.text()
    for (const fact of ['9 am to 6 pm', '10 am to 4 pm', 'Closed', 'within 24 hours']) expect(html).toContain(fact)
    expect(response.headers.get('Cache-Control')).toMatch(/^public/)
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  test('a link preselects a subject; an unknown one is ignored', async () => {
    const chosen = async (query: string) =>
      /<option value="([^"]*)" selected=""/.exec(await (await get(`/contact${query}`)).text())?.[1]
    expect(await chosen('?subject=review')).toBe('review')
    expect(await chosen('?subject=nonsense')).toBe('')
  })

  test('a message is stored and confirmed', async () => {
    forget()
    const response = await post('/contact', contact({ message: 'One\r\n<b>two</b>' }))
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact?sent=1'])
    expect(rows('SELECT * FROM messages')).toEqual([
      expect.objectContaining({
        kind: 'contact',
        first_name: 'Ayesha',
        last_name: 'Khan',
        email: 'ayesha@example.com',
        phone: '0300 1234567',
        subject: 'pricing',
        text: 'One\n<b>two</b>',
        is_read: 0,
      }),
    ])
    const thanks = await (await get('/contact?sent=1')).text()
    expect(thanks).toContain('Thank you, your message was sent')
    expect(thanks).not.toContain('name="email"')
  })

  test.each([
    ['firstName', '', 'Enter your first name'],
    ['lastName', ' ', 'Enter your last name'],
    ['email', '', 'Enter your e-mail address'],
    ['email', 'ayesha', 'Enter an e-mail address such as name@example.com'],
    ['phone', 'call me', 'Enter a phone number such as 0300 1234567, or leave it empty'],
    ['subject', '', 'Choose what it is about'],
    ['subject', 'nonsense', 'Choose what it is about'],
    ['message', '', 'Write your message'],
    ['message', 'x'.repeat(5001), 'At most 5000 characters'],
  ])('%s %j gives an error at its field, and no typed value is lost', async (name, value, message) => {
    forget()
    const response = await post('/contact', contact({ [name]: value }))
    const html = await response.text()
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([422, 'private, no-store'])
    expect(describedBy(html, name)).toBe(message)
    expect(html).toContain('One field needs another look.')
    // In place of the hint.
    expect(html.includes('We reply to this address.')).toBe(name !== 'email')
    if (name !== 'lastName') expect(html).toContain('value="Khan"')
    if (name !== 'message') expect(html).toContain('Is the price of the A55 with tax?</textarea>')
    if (name !== 'subject') expect(html).toContain('<option value="pricing" selected="">')
    expect(rows('SELECT * FROM messages')).toEqual([])
  })

  test('a form with the honeypot filled is confirmed but not stored', async () => {
    forget()
    const response = await post('/contact', contact({ homepage: 'https://spam.example' }))
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact?sent=1'])
    expect(rows('SELECT * FROM messages')).toEqual([])
  })

  test('a double click stores one message', async () => {
    forget()
    const responses = await Promise.all([post('/contact', contact()), post('/contact', contact())])
    expect(responses.map(response => response.headers.get('Location'))).toEqual(['/contact?sent=1', '/contact?sent=1'])
    expect(rows('SELECT * FROM messages')).toHaveLength(1)
  })

  test('the sixth message of an hour is refused without losing its text; other visitors are not affected', async () => {
    forget()
    const from = { 'X-Forwarded-For': '203.0.113.7' }
    for (let index = 0; index < 5; index += 1) {
      expect((await post('/contact', contact({ message: `${index}` }), from)).status).toBe(303)
    }
    const refused = await post('/contact', contact({ message: 'The sixth' }), from)
    const html = await refused.text()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
    expect(html).toMatch(
      /Too many messages came from your network in the last hour, so this one was not sent\. Please try again in \d+ minutes\./,
    )
    expect(html).toContain('The sixth</textarea>')
    expect((await post('/contact', contact({ message: 'The sixth' }))).status).toBe(303)
    // Both forms share the limits.
    expect((await post(reportPath, report(), from)).status).toBe(429)
  })

  test('a post from another site is refused', async () => {
    const response = await post('/contact', contact(), { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })
})

describe('a report of a wrong price', () => {
  test('is linked beside the price of the phone', async () => {
    expect(await (await get(a55.path)).text()).toContain(`href="${reportPath}"`)
    const response = await get(reportPath)
    const html = await response.text()
    expect(html).toContain(a55.name)
    expect(html).toContain('content="noindex"')
    expect(response.headers.get('Cache-Control')).toMatch(/^public/)
  })

  test('is stored with its phone', async () => {
    forget()
    const response = await post(reportPath, report({ note: 'With tax' }))
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${reportPath}&sent=1`])
    expect(rows('SELECT kind, mobile_id, mobile_name, price_pkr, place, email, text FROM messages')).toEqual([
      {
        kind: 'price-report',
        mobile_id: a55.id,
        mobile_name: a55.name,
        price_pkr: 89_999,
        place: 'Hafeez Centre, Lahore',
        email: null,
        text: 'With tax',
      },
    ])
    expect(await (await get(`${reportPath}&sent=1`)).text()).toContain('Thank you, your report was sent')
  })

  test.each([
    ['price', '', 'Enter the price that you saw'],
    ['price', 'very cheap', 'Enter the price in rupees, such as 84,999'],
    ['place', '', 'Say where you saw it: a shop or a link'],
    ['email', 'nobody', 'Enter an e-mail address such as name@example.com'],
  ])('%s %j gives an error at its field', async (name, value, message) => {
    forget()
    const response = await post(reportPath, report({ note: 'Kept', [name]: value }))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(describedBy(html, name)).toBe(message)
    expect(html).toContain('Kept</textarea>')
    expect(rows('SELECT * FROM messages')).toEqual([])
  })

  test('for an unknown phone gives 404', async () => {
    for (const path of ['/price-report', '/price-report?phone=nobody']) {
      expect((await get(path)).status).toBe(404)
      expect((await post(path, report())).status).toBe(404)
    }
  })
})

describe('the messages page', () => {
  const idOf = (text: string) => String(rows('SELECT id FROM messages WHERE text = ?', text)[0]?.id)
  const state = (id: string) => rows('SELECT is_read, is_marked FROM messages WHERE id = ?', id)[0]
  const press = async (id: string, intent: string, query = '') =>
    (await post(`/admin/messages${query}`, { id, intent }, asAdmin())).headers.get('Location')

  test('is for the administrator only', async () => {
    const id = idOf('Is the price of the A55 with tax?')
    expect((await get('/admin/messages')).status).toBe(401)
    expect((await post('/admin/messages', { id, intent: 'delete' })).status).toBe(401)
  })

  test('lists messages newest first, with the number of unread ones in the header', async () => {
    forget()
    await post('/contact', contact({ message: 'First message' }))
    await post(reportPath, report({ note: 'Second message' }))
    const html = await (await get('/admin/messages', asAdmin())).text()
    expect(html).toContain('Showing 1 - 2 of 2 messages')
    expect(html.indexOf('Second message')).toBeGreaterThan(0)
    expect(html.indexOf('Second message')).toBeLessThan(html.indexOf('First message'))
    expect(html).toMatch(/class="badge">2<span class="sr-only"> unread/)
  })

  test('opening a message shows it and marks it as read; a GET of its URL does not', async () => {
    forget()
    await post(reportPath, report({ note: 'Line one\r\nLine two', email: 'buyer@example.com' }))
    const id = idOf('Line one\nLine two')
    const opened = `/admin/messages?open=${id}`
    const html = await (await get(opened, asAdmin())).text()
    expect(state(id)?.is_read).toBe(0)
    expect(html).toContain('Line one\nLine two')
    expect(html).toContain('PKR 89,999')
    expect(html).toContain(`href="${a55.path}"`)
    expect(html).toContain(
      `href="mailto:buyer@example.com?subject=${encodeURIComponent(`Re: Wrong price: ${a55.name}`)}"`,
    )
    expect(await press(id, 'open')).toBe(opened)
    expect(state(id)?.is_read).toBe(1)
    expect(await (await get(opened, asAdmin())).text()).not.toContain('class="badge"')
    expect(await press(id, 'mark-unread')).toBe('/admin/messages')
    expect(state(id)?.is_read).toBe(0)
  })

  test('marks and filters messages, and stays at the same place in the list', async () => {
    forget()
    await post('/contact', contact({ message: 'Plain' }))
    await post('/contact', contact({ message: 'Important' }))
    const id = idOf('Important')
    expect(await press(id, 'mark', '?filter=unread')).toBe(`/admin/messages?filter=unread&open=${id}`)
    const marked = await (await get('/admin/messages?filter=marked', asAdmin())).text()
    expect(marked).toContain('Important')
    expect(marked).not.toContain('Plain')
    await press(id, 'unmark')
    expect(await (await get('/admin/messages?filter=marked', asAdmin())).text()).toContain('No marked messages')
  })

  test('confirms a deletion, and reports a message that no longer exists', async () => {
    forget()
    await post('/contact', contact({ message: 'Away with it' }))
    const id = idOf('Away with it')
    const question = await (await get(`/admin/messages?delete=${id}`, asAdmin())).text()
    expect(question).toContain('Are you sure you want to delete the message from Ayesha Khan?')
    expect(rows('SELECT * FROM messages')).toHaveLength(1)
    expect(await press(id, 'delete')).toBe('/admin/messages')
    expect(rows('SELECT * FROM messages')).toEqual([])
    const again = await post('/admin/messages', { id, intent: 'delete' }, asAdmin())
    const flash =
      again.headers
        .getSetCookie()
        .find(value => value.startsWith('flash='))
        ?.split(';')[0] ?? ''
    const html = await (await get('/admin/messages', { Cookie: `${cookie}; ${flash}` })).text()
    expect(html).toContain('This message does not exist any more')
    expect((await post('/admin/messages', { id, intent: 'nonsense' }, asAdmin())).status).toBe(400)
  })

  describe('a price report', () => {
    const formOf = (html: string) =>
      Object.fromEntries(formsIn(html).find(({ fields }) => fields.some(([name]) => name === 'source'))?.fields ?? [])
    const price = () =>
      rows('SELECT price_pkr, price_source, price_date, price_kind FROM mobiles WHERE id = ?', a55.id)[0]
    const closed = (id: string) => rows('SELECT closed_at FROM messages WHERE id = ?', id)[0]?.closed_at
    const asked = async (more: Record<string, string>) => {
      forget()
      await post(reportPath, report(more))
      const id = String(rows('SELECT id FROM messages')[0]?.id)
      const path = `/admin/messages?open=${id}`
      return { id, path, fields: formOf(await (await get(path, asAdmin())).text()) }
    }

    test('is closed by Done without a change, and opened again (MESSAGE-2)', async () => {
      const before = price()
      const { id, path } = await asked({})
      expect(await press(id, 'done')).toBe('/admin/messages')
      expect([closed(id), price()]).toEqual([expect.any(Number), before])
      expect(state(id)?.is_read).toBe(1)
      expect(await (await get('/admin/messages?filter=unread', asAdmin())).text()).toContain('No unread messages')
      expect(await (await get(path, asAdmin())).text()).not.toContain('Use this price')
      expect(await press(id, 'reopen')).toBe(path)
      expect(closed(id)).toBeNull()
    })

    test('gives the phone its price, asked about like a typed one, from what the reader named', async () => {
      const { id, path, fields } = await asked({ price: '9,999', place: 'https://www.shop.example/a55?x=1' })
      expect(fields).toMatchObject({ price: 'PKR 9,999', source: 'shop.example', kind: 'admin' })
      const first = await post(path, { ...fields, intent: 'use-price' }, asAdmin())
      const html = await first.text()
      expect([first.status, html]).toEqual([422, expect.stringMatching(/This is \d+ % less than .*Save once more/)])
      expect([closed(id), price()?.price_pkr]).not.toContain(9999)
      const again = formOf(html)
      expect(again).toMatchObject({ price: 'PKR 9,999', source: 'shop.example', confirmed: '9999' })
      const second = await post(path, { ...again, intent: 'use-price' }, asAdmin())
      expect([second.status, second.headers.get('Location')]).toEqual([303, '/admin/messages'])
      expect(price()).toMatchObject({ price_pkr: 9999, price_source: 'shop.example', price_kind: 'admin' })
      expect(closed(id)).toEqual(expect.any(Number))
      expect(state(id)?.is_read).toBe(1)
      expect(await (await get('/admin?tab=activity', asAdmin())).text()).toContain('price source')
    })

    test('becomes an offer with shop, city and version, and is taken back when it is opened again (MESSAGE-3)', async () => {
      const seen = { price: '84,500', place: 'Ali Mobiles', city: ' Lahore ', version: '8/256', pta: 'yes' }
      const { id, path } = await asked(seen)
      const html = await (await get(path, asAdmin())).text()
      expect(html).toContain('Accept as offer')
      expect(html).not.toContain('Accept without PTA approval')
      expect(await press(id, 'accept')).toBe('/admin/messages')
      const offers = async () => (await (await get(`/api/mobiles${a55.path}/offers`)).json()) as object[]
      const offer = {
        seller: 'Ali Mobiles',
        city: 'Lahore',
        ramGb: 8,
        storageGb: 256,
        kind: 'retail',
        pricePkr: 84_500,
      }
      expect(await offers()).toEqual(expect.arrayContaining([expect.objectContaining({ ...offer, seenBy: 1 })]))
      expect(await (await get(a55.path)).text()).toContain('seen by a reader in Lahore')
      expect([closed(id), state(id)?.is_read]).toEqual([expect.any(Number), 1])
      expect(await press(id, 'reopen')).toBe(path)
      expect(await offers()).not.toEqual(expect.arrayContaining([expect.objectContaining(offer)]))
      expect(closed(id)).toBeNull()
    })

    test('without a word on PTA leaves the choice to the editor', async () => {
      const { id, path } = await asked({ price: '61,000', place: 'Saddar', pta: '' })
      const html = await (await get(path, asAdmin())).text()
      expect(html).toMatch(/Accept as offer[\s\S]*Accept without PTA approval/)
      // Each way says what it does.
      for (const line of [
        'Joins the offers of the phone',
        'never the price of the phone',
        'It becomes the price of the phone at once',
        'Closes the report and changes no price.',
      ])
        expect(html).toContain(line)
      expect(await press(id, 'accept-non-pta')).toBe('/admin/messages')
      const kinds = rows('SELECT kind FROM offers WHERE key = ?', `report:${id}`)
      expect(kinds).toEqual([{ kind: 'non-pta' }])
    })

    test('keeps what was typed where it is refused, and stays open', async () => {
      const { id, path, fields } = await asked({ price: '9,500', place: 'Saddar' })
      const typed = { ...fields, source: '', kind: 'retail', price: 'cheap' }
      const refused = await post(path, { ...typed, intent: 'use-price' }, asAdmin())
      const html = await refused.text()
      expect(refused.status).toBe(422)
      expect(describedBy(html, 'source')).toBe('Say where you read it')
      expect(formOf(html)).toMatchObject({ source: '', kind: 'retail', price: 'cheap' })
      expect(closed(id)).toBeNull()
      const late = await post(path, { ...fields, confirmed: '9500', version: '1', intent: 'use-price' }, asAdmin())
      expect([late.status, await late.text()]).toEqual([
        409,
        expect.stringContaining('Someone else changed this phone'),
      ])
    })
  })

  test('shows twenty messages per page', async () => {
    forget()
    const database = new Database(site.databasePath)
    const insert = database.prepare(
      `INSERT INTO messages (id, kind, email, subject, text, content_hash, created_at) VALUES (?, 'contact', 'a@example.com', 'other', ?, ?, ?)`,
    )
    for (let index = 1; index <= 41; index += 1) insert.run(`id-${index}`, `Number ${index}.`, `${index}`, index)
    database.close()
    const last = await (await get('/admin/messages?page=99', asAdmin())).text()
    expect(last).toContain('Showing 41 - 41 of 41 messages')
    expect(last).toContain('Number 1.')
  })
})

test('messages older than two years are deleted at start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyTemplate(folder)
  const database = new Database(join(folder, 'site.sqlite'))
  const insert = database.prepare(
    `INSERT INTO messages (id, kind, mobile_id, mobile_name, price_pkr, place, text, content_hash, created_at) VALUES (?, 'price-report', ?, 'x', 1, 'x', '', ?, ?)`,
  )
  const years = (count: number) => Date.now() - count * 365 * 24 * 3600 * 1000
  insert.run('old', note40.id, 'a', years(2) - 1000)
  insert.run('young', note40.id, 'b', years(2) + 60_000)
  database.close()
  await using again = await startSite({ folder })
  const reopened = new Database(again.databasePath)
  expect(reopened.prepare('SELECT id FROM messages').pluck().all()).toEqual(['young'])
  reopened.close()
})
