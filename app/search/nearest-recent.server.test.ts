import { expect, test } from 'vitest'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { givenPhone } from '#tests/support/given.ts'
import { nearestRecent } from './nearest-recent.server.ts'
import { search } from './search.server.ts'

const priced = (slug: string, rupees: number, daysAgo: number) =>
  givenPhone({
    slug,
    name: `Samsung ${slug}`,
    price: `Rs ${rupees}`,
    priceOrigin: { source: 'test', date: todayInPakistan(Date.now() - daysAgo * DAY_MS), kind: 'retail' },
  })
const nearest = (q: string) => findPhoneById(nearestRecent(search(q))?.id ?? '')?.slug ?? null

test('where no price of the results is recent, the cheapest phone above the budget with one is named', () => {
  priced('within', 45_000, 200)
  priced('older', 52_000, 200)
  expect(nearest('samsung under 50000')).toBeNull()
  priced('dear', 90_000, 10)
  priced('near', 60_000, 10)
  expect(nearest('samsung under 50000')).toBe('near')
  expect(nearestRecent(search('samsung under 50000'))?.budgetPkr).toBe(50_000)
  expect(nearest('samsung'), 'without a budget').toBeNull()
  priced('recent', 48_000, 10)
  expect(nearest('samsung under 50000'), 'beside a recent one').toBeNull()
})
