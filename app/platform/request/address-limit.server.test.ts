import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressLimit } from './address-limit.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an address may do something so many times in a window, and another address as often (LIMIT-1)', async () => {
  const limit = addressLimit(() => 2, 60)
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0])
  vi.advanceTimersByTime(20_000)
  expect([await limit.take('a'), await limit.take('b')]).toEqual([40, 0])
  vi.advanceTimersByTime(40_000)
  expect(await limit.take('a')).toBe(0)
})

test('a refused use does not make the wait longer', async () => {
  const limit = addressLimit(() => 1, 60)
  await limit.take('a')
  for (let second = 0; second < 59; second += 1) {
    expect(await limit.take('a')).toBe(60 - second)
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(1000)
  expect(await limit.take('a')).toBe(0)
})

test('a use that is given back may be made again', async () => {
  const limit = addressLimit(() => 1, 60)
  await limit.take('a')
  await limit.giveBack('a')
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 60])
})
