/** The page for shops over HTTP: the checker and the proposal (SHOPS-1, SHOPS-2, SHOPS-3). */
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_FEED } from '#app/pages/shops/example.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: 'on', FEED_CHECKS_PER_MINUTE: '3' } })
})
afterAll(() => site.stop())

let visitors = 0
/** Sends the form of a browser without script, each from an address of its own unless one is given. */
function send(fields: Record<string, string | Blob>, { path = '/shops', address = '' } = {}) {
  visitors += 1
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(site.origin + path, {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': address || `10.9.${visitors}.1` },
    redirect: 'manual',
  })
}
const check = (feed: string, more = {}) => send({ intent: 'check', feed }, more)
const messages = () => {
  const database = new Database(site.databasePath, { readonly: true })
  const found = database.prepare('SELECT kind, subject, text, email, phone FROM messages').all()
  database.close()
  return found
}

test('the page shows the example, is linked from the footer and stands in both sitemaps', async () => {
  const textOf = async (path: string) => (await fetch(site.origin + path)).text()
  expect((await textOf('/shops')).replaceAll('<wbr/>', '')).toContain(EXAMPLE_FEED.split('\n')[1])
  expect(await textOf('/contact')).toContain('href="/shops"')
  for (const path of ['/sitemap', '/sitemaps/pages.xml']) expect(await textOf(path)).toContain('/shops')
  expect(await textOf('/ur/shops')).toContain('فیڈ جانچیں')
})

test('a pasted feed and a file are checked, with the line of a mistake, and nothing is stored (SHOPS-2)', async () => {
  const feed = 'id,title,price,link\n1,Samsung Galaxy A55 8GB/256GB,,https://example.pk/1'
  const sent: Record<string, string | Blob>[] = [{ feed }, { feed: '', file: new Blob([feed], { type: 'text/csv' }) }]
  for (const fields of sent) {
    const response = await send({ intent: 'check', ...fields })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toMatch(/<td class="number">2<\/td>.{0,200}It has no price\./s)
    // What was checked is in the box.
    expect(html).toMatch(/<textarea[^>]*>id,title,price,link/)
  }
  expect(messages()).toEqual([])
})

test('what is typed stays where it is refused: empty, too large, too often', async () => {
  expect((await check('')).status).toBe(422)
  const large = await check(`id,title,price\n${'1,Samsung,2\n'.repeat(20_000)}`)
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('1,Samsung,2')
  const unread = await check('x'.repeat(400_000))
  expect(unread.status).toBe(413)
  expect(await unread.text()).toContain('This is more than 200 KB.')
  const address = '10.8.1.1'
  for (let index = 0; index < 3; index += 1) expect((await check('a,b', { address })).status).toBe(200)
  const refused = await check('c,d', { address })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('c,d')
})

test('markup of a feed is shown as text', async () => {
  const html = await (await check('id,title,price,link\n1,<img src=x onerror=alert(1)>,2 PKR,x')).text()
  expect(html).not.toContain('<img src=x')
})

test('a proposal becomes a message with its subject; a mistake keeps what was typed (SHOPS-3)', async () => {
  const typed = {
    shop: 'Hafeez Mobiles',
    city: 'Lahore',
    address: 'ftp://example.pk',
    email: 'me@example.pk',
    phone: '0300 1234567',
  }
  const refused = await send(typed)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('value="Hafeez Mobiles"')
  expect(html).toContain('Enter a web address that begins with https:// or http://')
  const sent = await send({ ...typed, address: 'https://example.pk/feed.xml' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/shops?sent=1'])
  expect(messages()).toEqual([
    {
      kind: 'contact',
      subject: 'source',
      email: 'me@example.pk',
      phone: '0300 1234567',
      text: 'Shop: Hafeez Mobiles\nCity: Lahore\nAddress: https://example.pk/feed.xml',
    },
  ])
  // An e-mail address is how we answer.
  expect((await send({ ...typed, address: 'https://example.pk/feed.xml', email: '' })).status).toBe(422)
  const urdu = await send({ ...typed, address: 'https://example.pk/2' }, { path: '/ur/shops' })
  expect(urdu.headers.get('Location')).toBe('/ur/shops?sent=1')
})
