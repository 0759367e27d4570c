import { expect, test } from 'vitest'
import { storePrice } from '#app/phones/save.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { newestReading } from './newest-reading.server.ts'

const now = Date.parse('2026-11-23T01:00:00+05:00')

test.each<[string, string[], ReturnType<typeof newestReading>]>([
  ['without prices there is none', [], null],
  ['a year alone is no reading', ['2026'], null],
  ['today by the calendar of Karachi', ['2026-11-22', '2026-11-23'], { daysAgo: 0 }],
  ['the newest of the days', ['2026-10-02', '2026-09-30', '2025-12-31'], { daysAgo: 52 }],
  ['a month is not taken for a day', ['2026-10', '2026-09-30'], { month: '2026-10' }],
  ['a known day says more than its month', ['2026-11', '2026-11-21', '2026-10-30'], { daysAgo: 2 }],
  [
    'a day of the future, stored before such were refused, does not count',
    ['2026-11-24', '2026-11-20'],
    { daysAgo: 3 },
  ],
])('%s', (_, dates, expected) => {
  for (const date of dates) {
    const { id } = givenPhone({})
    const price = {
      priceText: 'Rs 50,000',
      pricePkr: 50_000,
      origin: { source: 'test', date, kind: 'retail' as const },
    }
    storePrice(id, { price }, now)
  }
  expect(newestReading(now)).toEqual(expected)
})

test('a price of the launch is no reading', () => {
  givenPhone({ price: 'Rs 50,000', priceOrigin: { source: 'test', date: '2026-10-02', kind: 'launch' } })
  expect(newestReading(now)).toBeNull()
})
