/** Who may change what by which way: every role by every entrance, compared by table (IMPORT-16, AUTH-7). */
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAccountIntents, secondFactorIntents } from '#app/admin/accounts/account.server.ts'
import { accountIntents } from '#app/admin/accounts/accounts.server.ts'
import { dashboardIntents } from '#app/admin/dashboard-actions.server.ts'
import { mergeIntents } from '#app/admin/merge/merge-page.server.ts'
import { messageIntents } from '#app/admin/messages-actions.server.ts'
import { priceIntents } from '#app/admin/price-actions.server.ts'
import { siteIntents } from '#app/admin/site/site-actions.server.ts'
import { versionIntents } from '#app/admin/tables/tables.server.ts'
import { fileIntents } from '#app/import/page/file-preview.server.ts'
import { importIntents } from '#app/import/page/intents.ts'
import { refreshIntents } from '#app/import/page/refresh.server.ts'
import { textIntents } from '#app/languages/page/texts-actions.server.ts'
import { DEFAULT_LANGUAGE, readLanguage } from '#app/platform/text/language.ts'
import { heldIntents } from '#app/sources/page/held-actions.server.ts'
import { sourceIntents, sourceRunIntents, sourcesIntents } from '#app/sources/page/sources-page.server.ts'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { routesOfBuild } from '#tests/support/build-routes.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { lines, rights } from '#tests/support/rights-lines.ts'
import { givenWorld, roles, tables, type World } from '#tests/support/rights-world.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let world: World
beforeAll(async () => {
  site = await startSite({
    env: {
      ADMIN_PASSWORD,
      SEED_CATALOG: 'off',
      CONTACT_PER_HOUR: '1000',
      CONTACT_NETWORK_PER_HOUR: '1000',
      CONTACT_BUSY_PER_HOUR: '1000',
    },
  })
  world = await givenWorld(site)
})
afterAll(async () => {
  world.close()
  await site.stop()
})

test('every table has a line', () => expect(Object.keys(rights).sort()).toEqual([...tables, 'own account'].sort()))

test('every way to write has a line', async () => {
  const ways: string[] = []
  for (const { path = '', hasAction, hasPage } of routesOfBuild()) {
    // Another language has the forms of the same pages.
    if (!hasAction || readLanguage(`/${path}`).language !== DEFAULT_LANGUAGE) continue
    if (hasPage) {
      ways.push(`POST ${path}`)
      continue
    }
    const address = `${site.origin}/${path.replace(':helper', 'analyze-camera').replace(/:\w+|\*/g, 'x')}`
    const response = await fetch(address, { method: 'PATCH', headers: { Origin: site.origin } })
    // Unknown addresses have no method at all.
    const allowed = response.headers.get('Allow')?.split(', ') ?? []
    ways.push(...allowed.filter(method => !['GET', 'HEAD'].includes(method)).map(method => `${method} ${path}`))
  }
  expect(ways.length).toBeGreaterThan(30)
  expect([...new Set(lines.map(({ route }) => route))].sort()).toEqual([...new Set(ways)].sort())
})

test.each([
  ['POST admin', dashboardIntents],
  ['POST admin/account', ownAccountIntents],
  ['POST admin/account/second-factor', secondFactorIntents],
  ['POST admin/accounts', accountIntents],
  ['POST admin/messages', messageIntents],
  ['POST admin/phones/:id/merge', mergeIntents],
  ['POST admin/prices', priceIntents],
  ['POST admin/prices/held', heldIntents],
  ['POST admin/sources', sourcesIntents],
  ['POST admin/sources/:id', sourceIntents],
  ['POST admin/sources/:id/runs/:run', sourceRunIntents],
  ['POST admin/tables/:name/:version', versionIntents],
  ['POST admin/site', siteIntents],
  ['POST admin/texts', textIntents],
  ['POST admin/import', importIntents],
  ['POST admin/import/files/:id', fileIntents],
  ['POST admin/import/phones/:id', refreshIntents],
])('every intent of %s has a line', (route, intents) => {
  const asked = lines.filter(line => line.route === route).map(({ asks }) => asks)
  expect(intents.filter(intent => !asked.includes(intent))).toEqual([])
})

const mayChange = (role: number, table: string) => {
  const least = rights[table]
  return least !== undefined && least !== 'follows' && roles.indexOf(least) <= role
}

test.each(lines.map(line => [`${line.route} ${line.asks ?? ''}`.trim(), line] as const))(
  '%s changes what each role may change, and nothing else',
  async (_, { statuses, changes, isCarried, send }) => {
    const seen: unknown[] = []
    const expected: unknown[] = []
    const expectedOf = (index: number) => {
      // An endpoint without a key, or a form that is not whole, changes nothing either.
      const isDone = (statuses[index] ?? 0) < 400
      return [statuses[index], isDone ? changes.filter(table => isCarried || mayChange(index, table)).sort() : []]
    }
    for (const [index, role] of roles.entries()) {
      // A role with the rights of the one before is only tried where everything is.
      if (!isWhole && index > 1 && isDeepStrictEqual(expectedOf(index), expectedOf(index - 1))) continue
      world.restoreAccounts()
      const sent = await send(world, role)
      const before = world.digests(role)
      const response = await world.request(sent, world.cookieOf(role))
      await response.text()
      await world.settled()
      const after = world.digests(role)
      const changed = Object.keys(before).filter(table => before[table] !== after[table] && rights[table] !== 'follows')
      const own = changed.filter(table => table !== 'own account' || changes.includes(table))
      seen.push([role, response.status, own.sort()])
      expected.push([role, ...expectedOf(index)])
    }
    expect(seen).toEqual(expected)
  },
)
