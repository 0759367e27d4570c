import { expect, test } from 'vitest'
import { listPriceHistory } from '#app/phones/phones.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { givenPhone } from '#tests/support/given.ts'
import { analysePrice } from './price-analysis.server.ts'

const shop = (pricePkr: number, ram: string, more: { date?: string; kind?: 'launch' } = {}) =>
  givenPhone({
    price: `PKR ${pricePkr}`,
    priceOrigin: { source: 'test', date: '2026-11-01', kind: 'retail', ...more },
    shortSpecs: { ram, storage: '128GB', display: '6.5 inches' },
  })

test('peers have a price of the same grade within 10 percent (PHONE-5)', () => {
  const own = shop(50_000, '6GB')
  shop(45_000, '8GB')
  shop(55_000, '12GB')
  shop(52_000, '4GB')
  shop(44_999, '12GB')
  shop(50_000, '12GB', { kind: 'launch' })
  expect(analysePrice(own, listPriceHistory(own.id))?.peers).toEqual({
    phones: 3,
    path: '/mobiles?must=priceMin%3A45000,price%3A55000,grade%3Ashop',
  })
})

test('peers of a price that is no longer recent are the older ones, as in their list', () => {
  const day = (days: number) => todayInPakistan(Date.now() - days * DAY_MS)
  shop(50_000, '8GB', { date: day(10) })
  const own = shop(50_000, '6GB', { date: day(125) })
  shop(51_000, '12GB', { date: day(300) })
  expect(analysePrice(own, listPriceHistory(own.id))?.peers).toEqual({
    phones: 1,
    path: '/mobiles?must=priceMin%3A45000,price%3A55000,grade%3Aolder',
  })
})

test('a phone with keys is placed among those with keys (PHONE-5)', () => {
  const keypad = (pricePkr: number) =>
    givenPhone({
      price: `PKR ${pricePkr}`,
      priceOrigin: { source: 'test', date: '2026-11-01', kind: 'retail' },
      shortSpecs: { display: '2.4 inches' },
    })
  const own = keypad(5_000)
  keypad(4_000)
  keypad(9_000)
  shop(4_500, '2GB')
  expect(analysePrice(own, [], true)).toMatchObject({ keypads: { all: 3, cheaper: 1 }, peers: null })
  expect(analysePrice(own, [])).not.toHaveProperty('keypads')
})

test('a launch price has no peers, and no phone has a price below nothing', () => {
  const launched = shop(50_000, '6GB', { kind: 'launch' })
  expect(analysePrice(launched, listPriceHistory(launched.id))).toMatchObject({ peers: null, launch: null })
  const unpriced = givenPhone()
  expect(analysePrice(unpriced, [])).toBeNull()
})

test('the launch price is named where the phone has another one of the same version', () => {
  const phone = shop(40_000, '6GB')
  const version = { ram: '6GB', storage: '128GB' }
  const launch = { pricePkr: 60_000, source: 'test', date: '2025-01', kind: 'launch' as const, ...version }
  const priced = { ...phone, priceOrigin: { ...launch, kind: 'retail' as const } }
  expect(analysePrice(priced, [launch])?.launch).toEqual({ pricePkr: 60_000, year: '2025' })
  expect(analysePrice(priced, [{ ...launch, pricePkr: 40_000 }])?.launch).toBeNull()
  expect(analysePrice(priced, [{ ...launch, storage: '512GB' }])?.launch, 'of another version').toBeNull()
  expect(analysePrice(phone, [launch])?.launch, 'of a version that is not named').toBeNull()
})
