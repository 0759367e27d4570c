import { expect, test } from 'vitest'
import { nearbyPages } from '#app/ui/pagination.tsx'
import { paging } from './paging.ts'

test.each([
  [null, 45, { page: 1, pages: 3, from: 1, to: 20, offset: 0 }],
  ['2', 45, { page: 2, from: 21, to: 40 }],
  ['3', 45, { page: 3, from: 41, to: 45 }],
  ['4', 45, { page: 3, from: 41, to: 45 }],
  ['0', 45, { page: 1 }],
  ['-1', 45, { page: 1 }],
  ['x', 45, { page: 1 }],
  ['1e3', 45, { page: 1 }],
  ['99999999999999999999', 45, { page: 1 }],
  ['1', 20, { pages: 1, from: 1, to: 20 }],
  ['1', 0, { pages: 1, from: 0, to: 0, offset: 0 }],
])('page %j of %i items is %j', (asked, total, shown) => expect(paging(asked, total, 20)).toMatchObject(shown))

test('any of sixty pages is at most four links away', () => {
  const pages = 61
  const steps = Array<number>(pages + 1).fill(Number.POSITIVE_INFINITY)
  steps[1] = 0
  const queue = [1]
  for (const page of queue) {
    for (const next of nearbyPages(page, pages)) {
      if ((steps[next] ?? 0) <= (steps[page] ?? 0) + 1) continue
      steps[next] = (steps[page] ?? 0) + 1
      queue.push(next)
    }
  }
  expect(Math.max(...steps.slice(1))).toBeLessThanOrEqual(4)
})
