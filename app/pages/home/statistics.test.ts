import { expect, test } from 'vitest'
import { figuresOf, type Statistics } from './statistics.ts'

const shown = (more: Partial<Statistics>) =>
  figuresOf({
    phones: 900,
    brands: 20,
    chosen: { priceUpdates: 'sample', userReviews: 'sample' },
    reading: { daysAgo: 2 },
    sent: { reports: 0, messages: 0 },
    ...more,
  })
    .slice(2)
    .map(({ value, label, note }) => [value, label, ...(note ? [note] : [])].join(' | '))

const REVIEWS = '10K+ | User Reviews | A sample figure, not counted'

test.each<[Statistics['reading'], string]>([
  [{ daysAgo: 0 }, 'today'],
  [{ daysAgo: 1 }, 'yesterday'],
  [{ daysAgo: 1200 }, '1,200 days ago'],
  [{ month: '2026-11' }, 'in November 2026'],
])('beside the sample figures stands what is true: %j', (reading, when) => {
  expect(shown({ reading })).toEqual([`Daily | Price Updates | Newest price read ${when}`, REVIEWS])
})

test('without a reading the line says so', () => {
  expect(shown({ reading: null })).toEqual(['Daily | Price Updates | No price was read yet', REVIEWS])
})

const counted = { priceUpdates: 'counted', userReviews: 'counted' } as const

test('counted figures replace them', () => {
  expect(shown({ chosen: counted, sent: { reports: 1, messages: 1234 } })).toEqual([
    '2 days ago | Newest price read',
    '1 | Price Report by a Reader',
    '1,234 | Messages by Readers',
  ])
})

test('what was counted and found to be nothing is not shown', () => {
  expect(shown({ chosen: counted, reading: null })).toEqual([])
  expect(shown({ chosen: counted, sent: { reports: 0, messages: 2 } })).toEqual([
    '2 days ago | Newest price read',
    '2 | Messages by Readers',
  ])
})

test('each is switched off by itself', () => {
  expect(shown({ chosen: { priceUpdates: 'off', userReviews: 'sample' } })).toEqual([REVIEWS])
  expect(shown({ chosen: { priceUpdates: 'sample', userReviews: 'off' } })).toHaveLength(1)
})
