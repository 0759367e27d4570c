import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PROVIDER_KEY, type ProviderServer, startProvider } from '#tests/support/provider-server.ts'
import { MobileApiClient } from './mobileapi-client.server.ts'

const waits = vi.hoisted(() => [] as number[])
vi.mock('node:timers/promises', async original => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (ms: number) => void waits.push(ms),
}))

let provider: ProviderServer
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.reset()
  waits.length = 0
  // Frozen at a full second, so that waits are exact.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') })
})

const client = () =>
  new MobileApiClient({
    baseUrl: provider.url,
    key: PROVIDER_KEY,
    budget: 10,
    timeoutMs: 10_000,
    signal: new AbortController().signal,
  })

test.each(['429', '429-body', '429-reset'] as const)('waits as long as the provider demands: %s', async failure => {
  provider.failures.set(1, failure)
  expect(await client().get('/devices/search/', { name: 'iphone' })).toMatchObject({ status: 200 })
  expect(waits).toEqual([1000])
})

test('waits longer after the second failure of the server than after the first', async () => {
  provider.failures.set(1, '500').set(2, 'hang-up')
  expect(await client().get('/devices/search/', { name: 'iphone' })).toMatchObject({ status: 200 })
  expect(waits).toEqual([250, 1000])
})

test('does not wait for a long rate limit', async () => {
  provider.failures.set(1, '429-long')
  await expect(client().get('/devices/search/', { name: 'iphone' })).rejects.toThrow('Monthly credits exhausted')
  expect(waits).toEqual([])
})
