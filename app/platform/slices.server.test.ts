import { expect, test } from 'vitest'
import { inSlices } from './slices.server.ts'

test('other work is done between the items of a long list', async () => {
  let others = 0
  const timer = setInterval(() => (others += 1), 0)
  const seen: number[] = []
  for await (const item of inSlices([1, 2, 3, 4, 5])) {
    const begun = performance.now()
    while (performance.now() - begun < 15);
    seen.push(item)
  }
  clearInterval(timer)
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect(others).toBeGreaterThan(0)
})
