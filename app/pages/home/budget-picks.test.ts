import { gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hasComparablePrice } from '#app/prices/age.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { givenCatalogueAt } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { budgetPicks } from './budget-picks.server.ts'
import { budgets } from './budgets.ts'

// The prices of the catalogue are of this autumn.
const now = Date.parse('2026-11-26T12:00:00Z')

givenCatalogueAt(now)

const phoneFrom = (rupees: number | null) => budgetPicks().find(({ budget }) => budget.from === rupees)?.phone?.name

/** Faster than what such prices buy, so that it leads. */
const QUICK = 'Snapdragon 8 Gen 2'

const priced = (
  name: string,
  pricePkr: number,
  kind: 'retail' | 'launch' = 'retail',
  date = '2026-11-25',
  ram = '4GB',
  brand = 'samsung',
  releaseDate = '2026-11-20',
  processor = QUICK,
) =>
  givenPhone({
    ...{ name, brand },
    price: `Rs ${pricePkr}`,
    releaseDate,
    shortSpecs: { ram, processor },
    priceOrigin: { source: 'test', date, kind },
  })

test('each budget of the catalogue has a phone at this price, which may be compared', () => {
  expect(budgetPicks().map(({ budget }) => budget)).toEqual(budgets)
  for (const { budget, phone } of budgetPicks()) {
    const price = phone?.pricePkr ?? 0
    expect(price).toBeGreaterThanOrEqual(budget.from ?? 1)
    expect(price).toBeLessThan(budget.to ?? price + 1)
    expect(phone && hasComparablePrice(phone, now)).toBe(true)
    expect(phone?.reason).toMatch(/^(Probably e|E)nough for WhatsApp, |^Smooth every day, |^Fast /)
  }
})

test('of phones of one grade the quicker one is chosen, though another is newer', () => {
  const ofChip = (name: string, processor: string, releaseDate: string) =>
    priced(name, 55_000, 'retail', '2026-11-25', '8GB', 'vivo', releaseDate, processor)
  ofChip('Newest 1', 'Unisoc T606', '2026-11-21')
  expect(phoneFrom(45_000)).not.toBe('Newest 1')
  ofChip('Quick 1', QUICK, '2026-01-01')
  expect(phoneFrom(45_000)).toBe('Quick 1')
  ofChip('Newer and Quick 1', QUICK, '2026-02-01')
  expect(phoneFrom(45_000)).toBe('Newer and Quick 1')
})

test('a quicker phone takes the place, but for one with a launch price, an old one or little memory', () => {
  const before = phoneFrom(null)
  priced('Launch Only 1', 18_000, 'launch')
  priced('Long Ago 1', 18_000, 'retail', '2025-01-10')
  expect(phoneFrom(null)).toBe(before)
  priced('Shop Phone 1', 18_000)
  expect(phoneFrom(null)).toBe('Shop Phone 1')
  priced('Little Memory 1', 18_500, 'retail', '2026-11-25', '2GB')
  expect(phoneFrom(null)).toBe('Shop Phone 1')
})

test('a price at the limit is of the dearer budget', () => {
  priced('At the Limit 1', 30_000, 'retail', '2026-11-25', '8GB', 'vivo')
  expect(phoneFrom(20_000)).not.toBe('At the Limit 1')
  expect(phoneFrom(30_000)).toBe('At the Limit 1')
})

test('a brand has three of them at most, unless no other has an advisable phone', () => {
  // Newer than those above, which would lead by their ids as often as not.
  const ofTecno = (name: string, pricePkr: number) =>
    priced(name, pricePkr, 'retail', '2026-11-25', '8GB', 'tecno', '2026-11-21')
  const names = ['First 1', 'Second 1', 'Third 1', 'Fourth 1']
  for (const [index, rupees] of [19_000, 29_000, 44_000, 69_000].entries()) ofTecno(names[index] ?? '', rupees)
  const picked = budgetPicks().filter(({ phone }) => names.includes(phone?.name ?? ''))
  expect(picked).toHaveLength(3)
  const counts = Map.groupBy(budgetPicks(), ({ phone }) => phone?.brand)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(3)
})

test('the reason is what the card says of it; where that is not known, its screen', () => {
  const reasonFrom = (rupees: number) => budgetPicks().find(({ budget }) => budget.from === rupees)?.phone?.reason
  const given = (name: string, pricePkr: number, shortSpecs: Record<string, string>) =>
    givenPhone({
      ...{ name, brand: 'oppo', price: `Rs ${pricePkr}`, releaseDate: '2026-11-24', shortSpecs },
      priceOrigin: { source: 'test', date: '2026-11-25', kind: 'retail' },
    })
  given('Known 1', 44_500, { ram: '8GB', processor: QUICK, battery: '5000 mAh' })
  expect(reasonFrom(30_000)).toBe('Fast in heavy games, 5,000 mAh')
  // The only one of its budget.
  db().delete(mobiles).where(gt(mobiles.pricePkr, 99_000)).run()
  given('Unknown 1', 120_000, { display: '6.7 inches, IPS LCD, 120Hz', battery: '5000 mAh' })
  expect(reasonFrom(100_000)).toBe('IPS 120 Hz, 5,000 mAh')
})
