/** While another process holds the database's write lock, readers are not affected, and writers get an error without data loss. */
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { jsonOf, type Problem } from '#tests/support/json.ts'
import { givenPanel, typedPhone } from '#tests/support/panel.ts'
import { a55 } from '#tests/support/phones.ts'

const panel = givenPanel()
const { request, json } = panel

function lock() {
  const other = new Sqlite(panel.site.databasePath)
  other.exec('BEGIN IMMEDIATE')
  const release = () => {
    if (other.open) other.close()
  }
  onTestFinished(release)
  return release
}

const form = (path: string, fields: Record<string, string>, cookie = panel.cookie) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: panel.site.origin },
  })

test('pages, the API, the panel and the health check respond while a writer waits', async () => {
  const release = lock()
  const waiting = json('/api/admin/brands', 'POST', { name: 'Waiting', slug: 'waiting' })
  let isWaiting = true
  waiting.finally(() => (isWaiting = false))
  const paths = ['/', '/mobiles?price=budget', a55.path, '/search?q=galaxy', '/healthz', '/api/brands', '/sitemap.xml']
  // At once, because the writer does not wait for long.
  const responses = paths.map(path => request(path))
  await Promise.race(responses)
  expect(isWaiting).toBe(true)
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect((await request('/admin', { headers: { Cookie: panel.cookie } })).status).toBe(200)
  release()
  // On a busy machine it has given up meanwhile.
  expect([201, 503]).toContain((await waiting).status)
})

test('endpoints respond with 503 and Retry-After, and store nothing', async () => {
  const before = panel.rows('SELECT count(*) AS phones FROM mobiles')
  const release = lock()
  const brand = panel.rows("SELECT id FROM brands WHERE slug = 'hmd'")[0]?.id
  const responses = await Promise.all([
    json('/api/admin/mobiles', 'POST', typedPhone()),
    json(`/api/admin/mobiles/${a55.id}`, 'PUT', typedPhone()),
    request(`/api/admin/mobiles/${a55.id}`, { method: 'DELETE', headers: { Cookie: panel.cookie } }),
    json('/api/admin/brands', 'POST', { name: 'Other', slug: 'other' }),
    json(`/api/admin/brands/${brand}`, 'PUT', { name: 'Other', slug: 'other' }),
    panel.login(),
  ])
  for (const response of responses) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await jsonOf<Problem>(response)).message).toContain('nothing was saved')
  }
  release()
  expect(panel.rows('SELECT count(*) AS phones FROM mobiles')).toEqual(before)
})

test('forms are shown again with the typed values', async () => {
  const release = lock()
  const typed = {
    firstName: 'Ayesha',
    lastName: 'Khan',
    email: 'ayesha@example.com',
    subject: 'feedback',
    message: 'Kept while the site is busy',
  }
  const pages = await Promise.all([
    form('/contact', typed),
    form('/admin?new=brand', { intent: 'save-brand', name: 'Kept brand', slug: 'kept-brand' }),
    form('/admin/login', { username: 'typed-name', password: 'x' }, ''),
  ])
  const texts = await Promise.all(pages.map(page => page.text()))
  expect(pages.map(page => [page.status, page.headers.get('Retry-After')])).toEqual(Array(3).fill([503, '5']))
  for (const text of texts) expect(text).toContain('nothing was saved')
  expect(texts[0]).toContain('Kept while the site is busy')
  expect(texts[1]).toContain('value="Kept brand"')
  expect(texts[2]).toContain('value="typed-name"')
  release()
  expect((await form('/contact', typed)).status).toBe(303)
})

test('signing out, an import and a visitor behind an import get the error in time', async () => {
  const release = lock()
  const imported = request('/api/admin/import/latest', { method: 'POST', headers: { Cookie: panel.cookie } })
  const out = await form('/admin/logout', {})
  expect([out.status, out.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await out.text()).toContain('nothing was saved')
  const started = await imported
  expect([started.status, started.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(panel.site.output()).not.toContain('"level":"error"')
  release()
})
