import { beforeAll, expect, test } from 'vitest'
import { hasComparablePrice } from '#app/prices/age.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { budgetPicks } from './budget-picks.server.ts'
import { budgets } from './budgets.ts'

keepTables()
beforeAll(givenCatalogue)

const newestUnder = (rupees: number) => budgetPicks().find(({ budget }) => budget.to === rupees)?.newest

test('each budget of the catalogue has a phone at this price, which may be compared', () => {
  expect(budgetPicks().map(({ budget }) => budget)).toEqual(budgets)
  for (const { budget, newest } of budgetPicks()) {
    const price = newest?.pricePkr ?? 0
    expect(price).toBeGreaterThanOrEqual(budget.from ?? 1)
    expect(price).toBeLessThanOrEqual(budget.to ?? price)
    expect(newest && hasComparablePrice(newest, Date.now())).toBe(true)
  }
})

test('a newer phone with a price of now takes the place, one with a launch price does not', () => {
  const priced = (name: string, kind: 'retail' | 'launch') =>
    givenPhone({
      name,
      price: 'Rs 18,000',
      releaseDate: '2099-01-01',
      priceOrigin: { source: 'test', date: new Date().toISOString().slice(0, 10), kind },
    })
  priced('Launch Only 1', 'launch')
  expect(newestUnder(20_000)?.name).not.toBe('Launch Only 1')
  priced('Shop Phone 1', 'retail')
  expect(newestUnder(20_000)?.name).toBe('Shop Phone 1')
})
