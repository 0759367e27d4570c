import { describe, expect, test } from 'vitest'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { type AuthStatus, jsonOf, type Problem } from '#tests/support/json.ts'
import { cookieOf, givenPanel } from '#tests/support/panel.ts'
import { startSite } from '#tests/support/site.ts'

const panel = givenPanel()
const { request, json, login, database } = panel

describe('signing in', () => {
  test('responds with the specified JSON (API-12) and an HttpOnly cookie', async () => {
    const response = await json(
      '/api/auth/login',
      'POST',
      { username: ' admin ', password: ADMIN_PASSWORD, redirectTo: '/export?x=1' },
      {},
    )
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: 'Login successful', redirectTo: '/export?x=1' },
    ])
    expect(response.headers.get('Set-Cookie')).toMatch(/^session=.*Path=\/; HttpOnly; SameSite=Lax/i)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 'admin'])(
    'leads to no other site: %s',
    async redirectTo => {
      const response = await json(
        '/api/auth/login',
        'POST',
        { username: 'admin', password: ADMIN_PASSWORD, redirectTo },
        {},
      )
      expect(await response.json()).toMatchObject({ redirectTo: '/admin' })
    },
  )

  test('the status contains the user (API-13)', async () => {
    expect(await (await request('/api/auth/status', { headers: { Cookie: panel.cookie } })).json()).toEqual({
      isAuthenticated: true,
      username: 'admin',
    })
    const response = await request('/api/auth/status')
    expect([response.status, await response.json()]).toEqual([200, { isAuthenticated: false, username: null }])
  })

  test.each([
    [{ username: 'admin', password: 'wrong' }, 401, 'Invalid username or password'],
    [{ username: 'nobody', password: ADMIN_PASSWORD }, 401, 'Invalid username or password'],
    [{ username: '  ', password: ADMIN_PASSWORD }, 422, 'Please enter both username and password'],
    [{ username: 'admin', password: '   ' }, 422, 'Please enter both username and password'],
    [{}, 422, 'Please enter both username and password'],
  ])('%j is refused with %i', async (body, status, message) => {
    const response = await json('/api/auth/login', 'POST', body, { 'X-Forwarded-For': `10.0.0.${status}` })
    expect([response.status, await response.json()]).toEqual([status, { success: false, message }])
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  test('each login replaces the session, which ends at logout', async () => {
    const first = cookieOf(await login())
    const second = cookieOf(await login(ADMIN_PASSWORD, 'admin', { Cookie: first }))
    expect(second).not.toBe(first)
    const status = async (value: string) =>
      (await jsonOf<AuthStatus>(request('/api/auth/status', { headers: { Cookie: value } }))).isAuthenticated
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
    expect((await jsonOf<AuthStatus>(request('/api/auth/status', { headers: { Cookie: own } }))).isAuthenticated).toBe(
      false,
    )
  })

  test('after ten wrong passwords the address is blocked; another address can still sign in', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login('wrong', 'admin', from)).status).toBe(401)
    const refused = await login(ADMIN_PASSWORD, 'admin', from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect((await jsonOf<Problem>(refused)).message).toMatch(
      /^Too many failed attempts\. Please try again in \d+ minutes\.$/,
    )
    expect((await login(ADMIN_PASSWORD, 'admin', { 'X-Forwarded-For': '203.0.113.10' })).status).toBe(200)
  }, 60_000)

  test('the cookie is Secure behind https', async () => {
    const response = await login(ADMIN_PASSWORD, 'admin', { 'X-Forwarded-Proto': 'https' })
    expect(response.headers.get('Set-Cookie')).toMatch(/; Secure/)
  })
})

test('without a configured password one is generated and printed once', async () => {
  await using own = await startSite({ env: { SEED_CATALOG: 'off' } })
  const [, password = ''] = /Administrator: admin, password: ([a-z2-9-]+)/.exec(own.output()) ?? []
  const response = await fetch(`${own.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  expect(response.status).toBe(200)
})
