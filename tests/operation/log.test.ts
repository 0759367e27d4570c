/** What the log tells an operator besides requests (WATCH-4). */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { drops, fails, type ModelServer, returnsJson, startModelServer } from '#tests/support/model-server.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { PROVIDER_KEY, startProvider } from '#tests/support/provider-server.ts'
import { type Site, startSite } from '#tests/support/site.ts'

type Line = Record<string, unknown> & { level: string; message?: string; route?: string }

const linesOf = (site: Site): Line[] =>
  site
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line))

const linesWith = (site: Site, message: string) => linesOf(site).filter(line => line.message === message)

test('a start and a stop are lines; health checks and scrapes are none at info', async () => {
  const METRICS_TOKEN = 'for-prometheus-only'
  const site = await startSite({ env: { METRICS_TOKEN, SEED_CATALOG: 'off' } })
  await fetch(`${site.origin}/healthz`)
  await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  await (await fetch(`${site.origin}/brands`)).text()
  await site.stop()
  expect(linesWith(site, 'The site serves.')).toEqual([
    expect.objectContaining({
      level: 'info',
      version: '0.1.0',
      // Of the build, which may be older than the tests.
      commit: existsSync('.git') ? expect.stringMatching(/^[0-9a-f]{7,40}$/) : null,
      database: site.databasePath,
      copy: 'none',
    }),
  ])
  expect(linesWith(site, 'The site stopped.')).toEqual([
    expect.objectContaining({ level: 'info', signal: 'SIGTERM', seconds: expect.any(Number) }),
  ])
  expect(linesOf(site).flatMap(({ route }) => route ?? [])).toEqual(['/brands'])
})

async function askModel(behaviours: Parameters<ModelServer['behave']>[0][]): Promise<Line[]> {
  const model = await startModelServer()
  const env = { ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: model.origin, ANTHROPIC_TIMEOUT_MS: '20000' }
  const site = await startSite({ env })
  const phones = [a55, fold6, iphone15, itelA70, note40]
  for (const [index, behaviour] of behaviours.entries()) {
    model.behave(behaviour)
    const response = await fetch(`${site.origin}/api/ai/analyze-camera`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mobileId: phones[index]?.id }),
    })
    await response.text()
  }
  await site.stop()
  await model.stop()
  return linesOf(site).filter(({ message }) => message?.startsWith('The language model'))
}

test('a refused key, a used-up quota and a host that is away are lines of their own, once', async () => {
  const noRetry = { 'x-should-retry': 'false' }
  const lines = await askModel([fails(401), fails(401), fails(429, noRetry), drops, returnsJson({})])
  expect(lines.map(({ level, message, outcome, status }) => [level, message, outcome, status])).toEqual([
    ['error', 'The language model fails.', 'key-refused', 401],
    ['error', 'The language model fails.', 'quota', 429],
    ['error', 'The language model fails.', 'unreachable', undefined],
    ['info', 'The language model works again.', undefined, undefined],
  ])
})

test('so are those of the provider, and at the level debug health checks are lines', async () => {
  const provider = await startProvider()
  const site = await startSite({
    env: {
      ADMIN_PASSWORD,
      LOG_LEVEL: 'debug',
      SEED_CATALOG: 'off',
      PHONE_PROVIDER: 'mobileapi',
      PHONE_PROVIDER_URL: provider.url,
      PHONE_PROVIDER_KEY: PROVIDER_KEY,
    },
  })
  const admin = await signIn(site)
  for (const failure of ['401', 'credits', 'hang-up', null] as const) {
    provider.reset()
    provider.always = failure
    await (await admin.post('/api/admin/import/brands')).text()
  }
  await site.stop()
  await provider.stop()
  expect(linesOf(site)).toContainEqual(expect.objectContaining({ level: 'debug', route: '/healthz' }))
  const lines = linesOf(site).filter(({ message }) => message?.startsWith('The provider'))
  expect(lines.map(({ level, message, outcome }) => [level, message, outcome])).toEqual([
    ['error', 'The provider fails.', 'key-refused'],
    ['error', 'The provider fails.', 'quota'],
    ['error', 'The provider fails.', 'unreachable'],
    ['info', 'The provider works again.', undefined],
  ])
  expect(site.output()).not.toContain(PROVIDER_KEY)
})
