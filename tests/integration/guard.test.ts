import { beforeAll, describe, expect, test } from 'vitest'
import { routesOfBuild } from '#tests/support/build-routes.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { cookieOf, givenPanel, typedPhone } from '#tests/support/panel.ts'

const panel = givenPanel()
const { request, login, database, rows } = panel

const everyRoute = (_: unknown, __: number) => true
const someRoutes = (_: unknown, index: number) => isWhole || index % 5 === 0

describe('the guard', () => {
  let routes: { path: string; hasAction: boolean }[]
  beforeAll(() => {
    // Read from the build, so that no route of the administrator can be missed.
    routes = routesOfBuild()
      .filter(({ path }) => path !== undefined && /^(admin|export|api\/(admin|export))(\/|$)/.test(path))
      .map(({ path = '', hasAction }) => ({
        path: `/${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`,
        hasAction,
      }))
      .filter(({ path }) => !/^\/admin\/(login|logout|join\/.*)$/.test(path))
  })

  /** With the routes that each asks: whose session is not valid is the same to all of them. */
  const strangers: [string, typeof everyRoute, () => Promise<Record<string, string>>][] = [
    ['signed out', everyRoute, async () => ({})],
    ['with a forged cookie', someRoutes, async () => ({ Cookie: 'session=IjEyMyI%3D.forged' })],
    [
      'with a forged cookie',
      someRoutes,
      async () => ({ Cookie: `session=${Buffer.from('"abc"').toString('base64')}` }),
    ],
    [
      'after logout',
      someRoutes,
      async () => {
        const own = cookieOf(await login())
        await request('/api/auth/logout', { method: 'POST', headers: { Cookie: own } })
        return { Cookie: own }
      },
    ],
    [
      'with a stale session',
      someRoutes,
      async () => {
        const own = cookieOf(await login())
        const handle = database()
        handle.prepare('DELETE FROM sessions WHERE created_at = (SELECT max(created_at) FROM sessions)').run()
        handle.close()
        return { Cookie: own }
      },
    ],
  ]

  test('finds the routes', () =>
    expect(routes.map(route => route.path)).toEqual(
      expect.arrayContaining(['/admin', '/api/admin/mobiles', '/api/admin/brands']),
    ))

  test.each(strangers)('refuses everything %s, and changes nothing', async (_, isAsked, headersOf) => {
    const headers = await headersOf()
    const counts = () =>
      rows(
        "SELECT (SELECT count(*) FROM mobiles) m, (SELECT count(*) FROM brands) b, (SELECT count(*) FROM activity WHERE action <> 'login') a",
      )
    const before = counts()
    for (const { path, hasAction } of routes.filter(isAsked)) {
      const isApi = path.startsWith('/api/')
      const methods = isApi ? ['GET', 'POST', 'PUT', 'DELETE'] : ['GET', ...(hasAction ? ['POST'] : [])]
      for (const method of methods) {
        const body =
          method === 'GET'
            ? undefined
            : isApi
              ? JSON.stringify(typedPhone())
              : new URLSearchParams({ intent: 'save-brand', name: 'X', slug: 'x' })
        const response = await request(path, {
          method,
          body,
          headers: { ...headers, ...(isApi ? { 'Content-Type': 'application/json' } : {}) },
        })
        expect([401, 405], `${method} ${path}`).toContain(response.status)
        const text = await response.text()
        if (isApi) expect(JSON.parse(text)).toEqual({ message: expect.any(String) })
        else if (method === 'GET') expect(text).toContain('You need to log in to access the admin panel.')
      }
      if (!isApi) {
        const response = await request(`${path}.data`, { headers })
        expect(await response.text()).not.toMatch(/password|Add Mobile/)
      }
    }
    expect(counts()).toEqual(before)
  })

  test('unknown addresses of the panel ask for the login, and are not found for the signed-in (AUTH-1)', async () => {
    for (const path of ['/admin/x', '/admin/x/y', '/admin/login/x', '/api/admin/x', '/api/admin']) {
      const statuses = await Promise.all(
        ['', panel.cookie].map(async own => (await request(path, { headers: { Cookie: own } })).status),
      )
      expect([path, ...statuses]).toEqual([path, 401, 404])
    }
    const page = await (await request('/admin/x', { headers: { Cookie: panel.cookie } })).text()
    expect(page).toContain('Page Not Found')
    expect(page).not.toContain('on our side')
  })

  test('lets editors reach everything but what is for administrators (AUTH-7)', async () => {
    const forAdministrators =
      /^\/(admin\/(accounts|operation|security|site|tables)|api\/(admin\/tables|export\/sql))(\/|$)/
    const editor = cookieOf(await login())
    const handle = database()
    handle
      .prepare(
        "INSERT INTO users (id, username, password, role, created_at) SELECT 'editor', 'editor', password, 'editor', 0 FROM users",
      )
      .run()
    handle
      .prepare(
        "UPDATE sessions SET user_id = 'editor' WHERE created_at = (SELECT max(created_at) FROM sessions WHERE user_id <> 'editor')",
      )
      .run()
    handle.close()
    const refused: string[] = []
    for (const { path, hasAction } of routes) {
      const isApi = path.startsWith('/api/')
      const response = await request(path, { headers: { Cookie: editor } })
      await response.body?.cancel()
      expect(response.status, path).not.toBe(401)
      if (response.status === 403) refused.push(path)
      if (!forAdministrators.test(path) || isApi || !hasAction) continue
      const body = new URLSearchParams({ intent: 'invite', role: 'administrator' })
      const sent = await request(path, { method: 'POST', body, headers: { Cookie: editor } })
      expect(sent.status, `POST ${path}`).toBe(403)
      expect(await sent.text()).toContain('For administrators')
      const raw = await request(`${path}.data`, { headers: { Cookie: editor } })
      expect(await raw.text()).not.toMatch(/requestId|invitedBy|hasSecondFactor|isReplaced|isRatingForcedOff/)
    }
    expect(refused).toEqual(routes.map(({ path }) => path).filter(path => forAdministrators.test(path)))
    expect(refused.length).toBeGreaterThan(6)
    expect(rows('SELECT 1 FROM invitations')).toEqual([])
  })

  test('refuses writes from another origin, and changes nothing', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      for (const { path, hasAction } of routes) {
        const isApi = path.startsWith('/api/')
        if (!isApi && !hasAction) continue
        for (const method of isApi ? ['POST', 'PUT', 'DELETE'] : ['POST']) {
          const body = isApi
            ? JSON.stringify(typedPhone())
            : new URLSearchParams({ intent: 'save-brand', name: 'X', slug: 'x' })
          const response = await request(path, {
            method,
            body,
            headers: { Cookie: panel.cookie, Origin: origin, ...(isApi ? { 'Content-Type': 'application/json' } : {}) },
          })
          // 405 when the route does not have this method.
          const isAllowed = response.status !== 405 || response.headers.get('Allow')?.includes(method)
          expect(response.status, `${method} ${path}`).toBe(isAllowed ? 403 : 405)
        }
      }
    }
    expect(rows('SELECT 1 FROM brands WHERE slug = ?', 'x')).toEqual([])
  })
})
