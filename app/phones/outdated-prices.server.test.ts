import { expect, test } from 'vitest'
import { givenPhone } from '#tests/support/given.ts'
import { replaceOutdatedPrices } from './outdated-prices.server.ts'
import { findPhoneById } from './phones.server.ts'
import { addPrice } from './whole-phone.server.ts'

const NOW = Date.parse('2026-11-23T12:00:00+05:00')
const reading = (pricePkr: number, source: string, date: string) => ({
  pricePkr,
  source,
  date,
  kind: 'retail' as const,
})
const priced = (date: string, more: ReturnType<typeof reading>[]) => {
  const { id } = givenPhone({ price: 'PKR 40,000', priceOrigin: { source: 'Shop A', date, kind: 'retail' } })
  for (const point of [reading(40_000, 'Shop A', date), ...more]) addPrice(id, point, NOW)
  return id
}
const priceOf = (id: string) => findPhoneById(id)?.pricePkr

test('a price that is no shop price of now any more gives way to a reading that is (PRICE-16)', () => {
  const outdated = priced('2026-06-20', [reading(46_000, 'Shop B', '2026-09-01')])
  const current = priced('2026-08-20', [reading(46_000, 'Shop B', '2026-09-01')])
  replaceOutdatedPrices(NOW)
  expect([priceOf(outdated), priceOf(current)]).toEqual([40_000, 40_000])
  // The newest reading of the site moves, and with it the border.
  givenPhone({ price: 'PKR 90,000', priceOrigin: { source: 'Shop C', date: '2026-11-20', kind: 'retail' } })
  replaceOutdatedPrices(NOW)
  expect([priceOf(outdated), priceOf(current)]).toEqual([46_000, 40_000])
})

test('of readings that are all old the newest stays the price', () => {
  const id = priced('2026-05-20', [reading(30_000, 'Shop B', '2025-09-01')])
  givenPhone({ price: 'PKR 90,000', priceOrigin: { source: 'Shop C', date: '2026-11-20', kind: 'retail' } })
  replaceOutdatedPrices(NOW)
  expect(priceOf(id)).toBe(40_000)
})
