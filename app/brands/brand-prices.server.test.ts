import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { givenPhone } from '#tests/support/given.ts'
import { recentPriceRange, shopPriceRange } from './brand-prices.server.ts'

test('the shop prices of a brand reach from the lowest to the highest; launch prices do not count', () => {
  const retail = { source: 'test', date: '2026-10', kind: 'retail' } as const
  givenPhone({ brand: 'itel', price: 'Rs 21,000', priceOrigin: retail })
  givenPhone({ brand: 'itel', price: 'Rs 490,000', priceOrigin: { ...retail, date: '2024-01' } })
  givenPhone({ brand: 'itel', price: 'Rs 999', priceOrigin: { ...retail, kind: 'launch' } })
  givenPhone({ brand: 'itel', price: null })
  givenPhone({ brand: 'nokia', price: null })
  expect(shopPriceRange('itel')).toEqual({ min: 21_000, max: 490_000 })
  expect(shopPriceRange('nokia')).toBeNull()
  expect(shopPriceRange('unknown')).toBeNull()
})

test('the recent prices of a brand reach from the lowest to the highest of those alone', () => {
  const on = (daysAgo: number) =>
    ({ source: 'test', date: todayInPakistan(Date.now() - daysAgo * DAY_MS), kind: 'retail' }) as const
  givenPhone({ brand: 'tecno', price: 'Rs 30,000', priceOrigin: on(10) })
  givenPhone({ brand: 'tecno', price: 'Rs 40,000', priceOrigin: on(20) })
  givenPhone({ brand: 'tecno', price: 'Rs 90,000', priceOrigin: on(300) })
  expect(recentPriceRange('tecno')).toEqual({ min: 30_000, max: 40_000 })
  expect(recentPriceRange('unknown')).toBeNull()
})
