/** The administrator's door, by forms and requests as a browser without script sends them. */
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '#tests/support/panel.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const OLD_PASSWORD = 'eight888'
const METRICS_TOKEN = 'for-prometheus-only'
const PASSWORD = 'three blind mice'
let site: Site
let cookie = ''

const get = (path: string, own = cookie) => fetch(site.origin + path, { headers: { Cookie: own }, redirect: 'manual' })
const post = (path: string, fields: Record<string, string>, own = cookie, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: own, Origin: site.origin, ...headers },
    redirect: 'manual',
  })
const write = (sql: string, ...values: unknown[]) => {
  const database = new Database(site.databasePath)
  database.prepare(sql).run(...values)
  database.close()
}
const read = (sql: string): unknown[] => {
  const database = new Database(site.databasePath)
  const rows = database.prepare(sql).pluck().all()
  database.close()
  return rows
}
const forgetConfirmation = () => write('UPDATE sessions SET confirmed_at = confirmed_at - ?', 15 * 60_000 + 1000)
const signIn = (password = PASSWORD, more: Record<string, string> = {}) =>
  post('/admin/login', { username: 'admin', password, ...more }, '')

beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD: OLD_PASSWORD, TRUST_PROXY: 'on', METRICS_TOKEN } })
  cookie = cookieOf(await signIn(OLD_PASSWORD))
})
afterAll(() => site.stop())

test('a short password starts the site with a warning in log and panel, until it is changed (AUTH-9)', async () => {
  await site.printed('The password of admin is short or common')
  expect(await (await get('/admin')).text()).toContain('Your password is short or common.')
  const change = { intent: 'change-password', current: OLD_PASSWORD, new: PASSWORD, again: PASSWORD }
  const problems = [
    [{ new: 'short', again: 'short' }, 'Use at least 12 characters.'],
    [{ new: 'password12345', again: 'password12345' }, 'among the most common ones'],
    [{ again: 'three blind mouse' }, 'This is not the same as above.'],
    [{ current: 'wrong' }, 'This is not your password.'],
  ] as const
  for (const [given, message] of problems) {
    const response = await post('/admin/account', { ...change, ...given })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(message)
  }
  const other = cookieOf(await signIn(OLD_PASSWORD))
  expect((await post('/admin/account', change)).status).toBe(303)
  expect((await get('/admin/account', other)).status).toBe(401)
  expect(await (await get('/admin')).text()).not.toContain('short or common')
  expect((await signIn(OLD_PASSWORD)).status).toBe(401)
})

test('behind https the cookie is bound to the host, and no other is believed (AUTH-6)', async () => {
  const https = { 'X-Forwarded-Proto': 'https' }
  const response = await post('/admin/login', { username: 'admin', password: PASSWORD }, '', https)
  const cookies = response.headers.getSetCookie()
  expect(cookies.map(value => value.split('=')[0])).toEqual(['__Host-session', '__Host-flash'])
  for (const value of cookies) expect(value).toMatch(/; Path=\/;.*Secure/)
  const bound = cookies[0]?.split(';')[0] ?? ''
  const statusOf = async (own: string) =>
    (await fetch(`${site.origin}/admin/account`, { headers: { Cookie: own, ...https } })).status
  expect([await statusOf(bound), await statusOf(bound.replace('__Host-', ''))]).toEqual([200, 401])
})

test('sessions are listed and ended, and none lives longer than 30 days (AUTH-6)', async () => {
  const browser = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
    'X-Forwarded-For': '203.0.113.9',
  }
  const other = cookieOf(await post('/admin/login', { username: 'admin', password: PASSWORD }, '', browser))
  const page = await (await get('/admin/account')).text()
  expect(page).toContain('Firefox on Linux')
  expect(page).toContain('Network 203.0.113.0/24.')
  const [id] = read("SELECT id FROM sessions WHERE browser = 'Firefox on Linux'")
  const end = { intent: 'end-session', id: String(id) }
  forgetConfirmation()
  expect((await post('/admin/account', end)).status).toBe(403)
  expect((await post('/admin/account', { ...end, 'confirm-password': PASSWORD })).status).toBe(303)
  expect([(await get('/admin/account', other)).status, (await get('/admin/account')).status]).toEqual([401, 200])

  const old = cookieOf(await signIn())
  write(
    'UPDATE sessions SET created_at = created_at - ? WHERE created_at = (SELECT max(created_at) FROM sessions)',
    30 * 86_400_000 + 1000,
  )
  expect((await get('/admin/account', old)).status).toBe(401)
})

test('the SQL backup asks for the password again (AUTH-10)', async () => {
  const exported = await get('/api/export/sql')
  expect(exported.status).toBe(200)
  await exported.body?.cancel()
  forgetConfirmation()
  const refused = await get('/api/export/sql')
  expect([refused.status, await refused.json()]).toEqual([403, { message: expect.stringContaining('password') }])
  expect((await get('/api/export/brands/csv')).status).toBe(200)
  const question = '/admin/confirm?redirectTo=%2Fexport%3Fdownload%3Dsql'
  const page = await (await get('/export?download=sql')).text()
  expect(page).toContain(`href="${question}"`)
  expect(page).not.toContain('http-equiv="refresh"')
  // The link of a page that was opened while no password was needed.
  const headers = { Cookie: cookie, Accept: 'text/html,*/*' }
  const navigation = await fetch(`${site.origin}/api/export/sql`, { headers, redirect: 'manual' })
  expect([navigation.status, navigation.headers.get('Location')]).toEqual([302, question])

  expect(await (await get(question)).text()).toContain('Enter your password')
  const redirectTo = '/export?download=sql'
  const wrong = await post('/admin/confirm', { redirectTo, 'confirm-password': 'wrong' })
  expect([wrong.status, await wrong.text()]).toEqual([403, expect.stringContaining('This is not your password.')])
  const right = await post('/admin/confirm', { redirectTo, 'confirm-password': PASSWORD })
  expect([right.status, right.headers.get('Location')]).toEqual([303, redirectTo])
  const begun = await (await get(redirectTo)).text()
  expect(begun).toContain('<meta http-equiv="refresh" content="0; url=/api/export/sql"/>')
  expect(begun).toContain('The download of SQL backup begins.')
  expect(await (await get('/export')).text()).not.toContain('http-equiv="refresh"')
})

test('using a version of a table asks for the password, then goes on (AUTH-10)', async () => {
  forgetConfirmation()
  const asked = await post('/admin/tables/pta-tax/bundled', { intent: 'activate' })
  const page = await asked.text()
  expect(asked.status).toBe(403)
  expect(page).toContain('<input type="hidden" name="intent" value="activate"/>')
  expect(read("SELECT 1 FROM activity WHERE subject = 'table'")).toEqual([])
  const done = await post('/admin/tables/pta-tax/bundled', { intent: 'activate', 'confirm-password': PASSWORD })
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/admin/tables/pta-tax'])
  expect(read("SELECT 1 FROM activity WHERE subject = 'table'")).toEqual([1])
})

test('an invitation makes an editor, whom the administrator promotes and removes (AUTH-12)', async () => {
  const page = await (await post('/admin/accounts', { intent: 'invite', role: 'editor' })).text()
  const [, path = ''] = /(\/admin\/join\/[\w-]+)/.exec(page) ?? []
  const joined = await post(path, { username: 'farhan', password: 'four black cats', again: 'four black cats' }, '')
  const editor = cookieOf(joined)
  expect(joined.status).toBe(303)
  expect((await get(path, '')).status).toBe(404)
  expect((await get('/admin/accounts', editor)).status).toBe(403)
  expect(await (await get('/admin', editor)).text()).not.toContain('href="/admin/accounts"')

  const [id] = read("SELECT id FROM users WHERE username = 'farhan'").map(String)
  const [own] = read("SELECT id FROM users WHERE username = 'admin'").map(String)
  expect((await post('/admin/accounts', { intent: 'remove', id: own ?? '' })).status).toBe(409)
  expect((await post('/admin/accounts', { intent: 'change-role', id: id ?? '', role: 'administrator' })).status).toBe(
    303,
  )
  expect((await get('/admin', editor)).status).toBe(401)
  const promoted = cookieOf(await post('/admin/login', { username: 'farhan', password: 'four black cats' }, ''))
  expect((await get('/admin/accounts', promoted)).status).toBe(200)
  expect((await post('/admin/accounts', { intent: 'remove', id: id ?? '' })).status).toBe(303)
  expect((await get('/admin', promoted)).status).toBe(401)
})

test('an invitation ends with its withdrawal, which the activity tells, and with the administrator who made it (AUTH-12)', async () => {
  const invite = async (own = cookie) => {
    const page = await (await post('/admin/accounts', { intent: 'invite', role: 'administrator' }, own)).text()
    return /(\/admin\/join\/[\w-]+)/.exec(page)?.[1] ?? ''
  }
  const join = (path: string, username: string) =>
    post(path, { username, password: 'four black cats', again: 'four black cats' }, '')
  const withdrawn = await invite()
  const [id] = read('SELECT id FROM invitations').map(String)
  expect((await post('/admin/accounts', { intent: 'withdraw', id: id ?? '' })).status).toBe(303)
  expect((await join(withdrawn, 'nobody')).status).toBe(404)
  const activity = (await (await get('/admin?tab=activity')).text()).replace(/<!-- -->/g, '')
  expect(activity).toContain('deleted the invitation of an administrator')

  const other = cookieOf(await join(await invite(), 'zara'))
  const left = await invite(other)
  expect((await get(left, '')).status).toBe(200)
  const [zara] = read("SELECT id FROM users WHERE username = 'zara'").map(String)
  expect((await post('/admin/accounts', { intent: 'remove', id: zara ?? '' })).status).toBe(303)
  expect([(await get(left, '')).status, (await join(left, 'zara')).status]).toEqual([404, 404])
})

test('with a second factor a sign-in needs a code, once, or a recovery code (AUTH-11)', async () => {
  await post('/admin/account/second-factor', { intent: 'begin' })
  const setup = await (await get('/admin/account/second-factor')).text()
  expect(setup).toMatch(/<svg[^>]*aria-label="QR code/)
  const [secret = ''] = read("SELECT pending_totp_secret FROM users WHERE username = 'admin'").map(String)
  expect(setup).toContain(secret.replace(/.{4}(?=.)/g, '$& '))
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const firstCode = code()
  const finished = await (await post('/admin/account/second-factor', { intent: 'finish', code: firstCode })).text()
  const codes = [...finished.matchAll(/<li>((?:[a-z2-9]{5}-){4}[a-z2-9]{5})<\/li>/g)].map(([, found]) => found ?? '')
  expect(codes).toHaveLength(10)

  const first = await signIn()
  const [, pass = ''] = /name="pass" value="([^"]+)"/.exec(await first.text()) ?? []
  expect([first.status, cookieOf(first)]).toEqual([401, ''])
  const used = await post('/admin/login', { pass, code: firstCode }, '')
  expect([used.status, cookieOf(used)]).toEqual([401, ''])
  // As if the next half minute had come.
  write('UPDATE users SET last_totp_step = 0')
  const second = await post('/admin/login', { pass, code: code() }, '')
  expect([second.status, cookieOf(second)]).toEqual([303, expect.stringMatching(/^session=/)])
  expect((await post('/admin/login', { pass: `${pass}x`, code: codes[9] ?? '' }, '')).status).toBe(401)

  const login = (body: object) =>
    fetch(`${site.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD, ...body }),
    })
  expect(await (await login({})).json()).toEqual({ success: false, message: expect.stringContaining('code') })
  expect((await login({ code: codes[0] })).status).toBe(200)
  expect((await login({ code: codes[0] })).status).toBe(401)

  expect((await post('/admin/account/second-factor', { intent: 'begin' })).status).toBe(409)
  expect(read("SELECT pending_totp_secret FROM users WHERE username = 'admin'")).toEqual([null])
  const off = await post('/admin/account/second-factor', { intent: 'turn-off', code: codes[1] ?? '' })
  expect(off.status).toBe(303)
  expect((await signIn()).status).toBe(303)
})

test('the security log shows what happened at the door, without whole addresses (AUTH-13)', async () => {
  await post('/admin/messages', { intent: 'read' }, cookie, {
    Origin: 'https://evil.example',
    'X-Forwarded-For': '198.51.100.77',
  })
  const page = await (await get('/admin/security')).text()
  for (const text of [
    'signed in',
    'failed sign-in',
    'changed the password',
    'set up the second factor',
    'used a recovery code',
    'exported',
    'invited somebody',
    'was refused (403)',
    '(POST /admin/messages)',
    'network 198.51.100.0/24',
    'request ',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('198.51.100.77')
  expect(read("SELECT DISTINCT username FROM security_events WHERE event = 'refused'")).toContain('admin')
  expect((await get('/admin/security', '')).status).toBe(401)
})

test('codes on the account page are limited like those of the sign-in, and noted (AUTH-11)', async () => {
  const at = (intent: string, code: string, address: string) =>
    post('/admin/account/second-factor', { intent, code }, cookie, { 'X-Forwarded-For': address })
  await at('begin', '', '192.0.2.1')
  const [secret = ''] = read("SELECT pending_totp_secret FROM users WHERE username = 'admin'").map(String)
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const wrong = async (intent: string, address: string, times: number) => {
    const statuses = new Set<number>()
    for (let time = 0; time < times; time += 1) statuses.add((await at(intent, 'nonsense', address)).status)
    return [...statuses]
  }
  expect(await wrong('finish', '192.0.2.1', 3)).toEqual([422])
  const finished = await (await at('finish', code(), '192.0.2.2')).text()
  const [, recovery = ''] = /<li>((?:[a-z2-9]{5}-){4}[a-z2-9]{5})<\/li>/.exec(finished) ?? []
  // As if the next half minute had come.
  write('UPDATE users SET last_totp_step = 0')

  expect(await wrong('turn-off', '192.0.2.3', 10)).toEqual([422])
  const limited = await at('turn-off', code(), '192.0.2.3')
  expect([limited.status, Number(limited.headers.get('Retry-After'))]).toEqual([
    429,
    expect.toSatisfy(s => s > 800 && s <= 900),
  ])
  for (const address of ['192.0.2.4', '192.0.2.5', '192.0.2.6', '192.0.2.7'])
    expect(await wrong('new-codes', address, 3)).toEqual([422])
  const blocked = await at('new-codes', code(), '192.0.2.8')
  expect([blocked.status, await blocked.text()]).toEqual([422, expect.stringContaining('Too many wrong codes')])
  expect((await at('turn-off', recovery, '192.0.2.9')).status).toBe(303)
  expect(read("SELECT count(*) FROM security_events WHERE event = 'code-refused'")).toEqual([27])
})

test('metrics are for the holder of the token, figures and charts for administrators (WATCH-1, WATCH-2)', async () => {
  const metricsWith = (authorization?: string) =>
    fetch(`${site.origin}/metrics`, { headers: authorization ? { Authorization: authorization } : {} })
  expect([(await metricsWith()).status, (await metricsWith('Bearer wrong')).status]).toEqual([401, 401])
  const response = await metricsWith(`Bearer ${METRICS_TOKEN}`)
  const text = await response.text()
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toMatch(/^site_requests_total\{route="\/admin\/account",status="422",cached="no"\} 4$/m)
  expect(text).toMatch(/^site_security_events_total\{event="sign-in-failed"\} [1-9]/m)
  for (const name of [
    'site_request_seconds_count',
    'site_render_seconds_count',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
    'site_ai_tokens_day',
    'site_sessions',
  ])
    expect(text).toMatch(new RegExp(`^${name}(\\{[^}]*\\})? [0-9]`, 'm'))
  const operation = await (await get('/admin/operation')).text()
  expect(operation).toMatch(
    /(?:All well\.|Works, but no backup is made\.|What asks for attention).*>Safety<.*Failed sign-ins in 15 minutes.*>Machine<.*Memory.*>Use<.*Sessions/s,
  )
})
