import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#app/platform/retention.ts'
import { checkAttempt, clearFailures, recordFailure } from './attempts.server.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

afterEach(() => void vi.useRealTimers())

const fail = (address: string, times: number, username = 'admin') => {
  for (let time = 0; time < times; time += 1) recordFailure({ username, address, now })
}
const from = (address: string, username = 'admin') => checkAttempt({ username, address, now })

test('failures from many addresses slow an account down but never lock it', () => {
  for (let network = 0; network < 60; network += 1) fail(`2001:db8:${network.toString(16)}:0::/64`, 9)
  expect(from('203.0.113.1')).toEqual({ isAllowed: true, delayMs: 2000 })
})

test('an address is slowed down, then refused, and cleared by a success', () => {
  fail('203.0.113.1', 3)
  expect(from('203.0.113.1')).toEqual({ isAllowed: true, delayMs: 200 })
  fail('203.0.113.1', 7)
  expect(from('203.0.113.1')).toEqual({ isAllowed: false, retryAfterS: 900 })
  expect(from('203.0.113.1', 'someone')).toMatchObject({ isAllowed: true })
  fail('203.0.113.1', 20, 'someone else')
  expect(from('203.0.113.1', 'someone')).toMatchObject({ isAllowed: false })
  clearFailures({ username: 'admin', address: '203.0.113.1', now })
  expect(from('203.0.113.1')).toMatchObject({ isAllowed: true })
})

test('failures of the future, left by a clock that was set back, do not count', () => {
  const year = 365 * 24 * 60 * 60 * 1000
  for (let time = 0; time < 30; time += 1) recordFailure({ username: 'admin', address: '203.0.113.1', now: now + year })
  expect(from('203.0.113.1')).toEqual({ isAllowed: true, delayMs: 0 })
})

test('a clock that jumps ahead and back leaves the failures counted (FAULT-5)', () => {
  fail('203.0.113.1', 10)
  const ahead = now + 40 * DAY_MS
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
  recordFailure({ username: 'someone', address: '203.0.113.2', now: ahead })
  vi.useRealTimers()
  expect(from('203.0.113.1')).toMatchObject({ isAllowed: false })
})
