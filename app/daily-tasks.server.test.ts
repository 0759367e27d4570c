import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logger } from '#app/platform/process/log.server.ts'
import { until } from '#tests/support/until.ts'
import { everyDay } from './daily-tasks.server.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

test('tasks run at start and as each day begins in Pakistan; a failing one is logged and does not stop the others', async () => {
  const logged = vi.spyOn(logger(), 'error').mockImplementation(() => {})
  const times: number[] = []
  everyDay(
    [
      () => {
        throw new Error('broken')
      },
      now => times.push(now),
    ],
    () => false,
  )
  await vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60 * 1000)
  vi.useRealTimers()
  await until(() => times.length === 3)
  const firstMidnight = 19 * 60 * 60 * 1000
  expect(times).toEqual([0, firstMidnight, firstMidnight + 86_400_000])
  expect(logged).toHaveBeenCalledTimes(3)
})

test('nothing is deleted by age while the clock is doubtful', async () => {
  const times: number[] = []
  let isDoubtful = true
  everyDay([now => times.push(now)], () => isDoubtful)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  isDoubtful = false
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  vi.useRealTimers()
  await until(() => times.length > 0)
  expect(times).toEqual([(19 + 24) * 60 * 60 * 1000])
})
