import { expect, test } from 'vitest'
import { inSlices } from './slices.server.ts'

test('timers run between the items of a long list', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 0)
  const seen: number[] = []
  for await (const item of inSlices([1, 2, 3, 4, 5])) {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 15);
    seen.push(item)
  }
  clearInterval(timer)
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect(ticks).toBeGreaterThan(0)
})
