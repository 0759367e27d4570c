import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { describeDoubt, doubtsOf } from './doubt.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const row = (pricePkr: number, date = '2026-11-20', kind: PricePoint['kind'] = 'retail'): PricePoint => ({
  pricePkr,
  date,
  kind,
  source: 'list',
})
const kindsOf = (given: PricePoint, history: PricePoint[], more = {}) =>
  doubtsOf(given, { history, now, ...more }).map(({ kind }) => kind)

test.each([
  [70_000, []],
  [70_001, ['newest']],
  [30_000, []],
  [29_999, ['newest']],
])('beside a newest price of 50,000 a row of %i has the doubts %j', (pricePkr, doubts) =>
  expect(kindsOf(row(pricePkr), [row(50_000, '2026-10-02'), row(90_000, '2026-03-01')])).toEqual(doubts),
)

test.each([
  ['2026-09-23', ['newest']],
  ['2026-09-22', []],
])('a newest price of %s gives the doubts %j: it counts for 60 days', (date, doubts) =>
  expect(kindsOf(row(90_000), [row(50_000, date)])).toEqual(doubts),
)

test('the median of the other rows of the month is compared, however old the month is', () => {
  const march = [row(50_000, '2025-03-02'), row(52_000, '2025-03'), row(54_000, '2025-03-30'), row(9_000, '2025-04-01')]
  expect(kindsOf(row(72_800, '2025-03-15'), march)).toEqual([])
  expect(kindsOf(row(72_801, '2025-03-15'), march)).toEqual(['month'])
  expect(kindsOf(row(20_000, '2025-03-15'), march)).toEqual(['newest', 'month'])
  expect(kindsOf(row(20_000, '2025'), march)).toEqual(['newest'])
})

test('launch prices are compared with nothing, prices without tax with each other', () => {
  expect(kindsOf(row(90_000), [row(50_000, '2026-11-01', 'launch')])).toEqual([])
  expect(kindsOf(row(90_000, '2026-11-20', 'launch'), [row(50_000)])).toEqual([])
  expect(kindsOf(row(20_000, '2026-11-20', 'non-pta'), [row(50_000)])).toEqual([])
  expect(kindsOf(row(20_000, '2026-11-20', 'non-pta'), [row(50_000, '2026-11-01', 'non-pta')])).toContain('newest')
})

test('a removed price is none, and a row of long before the newest one may differ', () => {
  expect(kindsOf(row(90_000), [row(50_000, '2026-11-01'), row(0, '2026-11-15')])).toContain('newest')
  expect(kindsOf(row(90_000, '2026-05-01'), [row(50_000, '2026-11-01')])).toEqual([])
})

test('other memory and namesakes are doubts of their own', () => {
  expect(kindsOf(row(50_000), [], { hasMemory: false, hasNamesake: true })).toEqual(['memory', 'namesake'])
  expect(kindsOf(row(50_000), [], { hasMemory: null })).toEqual([])
})

test('a doubt says what differs from what', () => {
  const [doubt] = doubtsOf(row(80_000), { history: [row(50_000, '2026-10-02')], now })
  expect(doubt && describeDoubt(doubt)).toBe('60 % more than the newest price, PKR 50,000 of 2 October 2026')
})

test.each([
  [6_500, ['newest']],
  [32_500, []],
  [32_499, ['newest']],
  [130_000, []],
  [130_001, ['newest']],
])('beside a price of 65,000 of over 60 days ago a price of %i has the doubts %j', (pricePkr, doubts) =>
  expect(kindsOf(row(pricePkr), [row(65_000, '2026-03')])).toEqual(doubts),
)

test('prices are compared with those of the same memory, and where there are none by half and twice', () => {
  const of = (pricePkr: number, storage: string | null, date = '2026-11-01') => ({
    ...row(pricePkr, date),
    ...(storage ? { storage } : {}),
  })
  const both = [of(100_000, '128GB'), of(180_000, '1TB')]
  expect(kindsOf(of(110_000, '128GB'), both)).toEqual([])
  expect(kindsOf(of(180_000, '128GB'), both)).toContain('newest')
  expect(kindsOf(of(100_000, '1TB'), both)).toContain('newest')
  expect(kindsOf(of(190_000, '256GB'), [of(100_000, null)])).toEqual([])
  expect(kindsOf(of(201_000, '256GB'), [of(100_000, null)])).toEqual(['newest'])
  // A price that names none fits where one version has about that price.
  expect(kindsOf(of(170_000, null), both)).toEqual([])
  expect(kindsOf(of(6_500, null), both)).toEqual(['newest'])
})
