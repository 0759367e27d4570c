import { expect, test } from 'vitest'
import { type Offer, pricedMemory, versionPrices } from './version-prices.ts'

const versions = [
  { ramGb: 8, storageGb: 128 },
  { ramGb: 12, storageGb: 256 },
  { ramGb: 12, storageGb: 1024 },
]
const offer = (pricePkr: number, memory: Partial<Offer>, more: Partial<Offer> = {}): Offer => ({
  pricePkr,
  source: 'priceoye-2026-03',
  date: '2026-03',
  kind: 'retail',
  ...memory,
  ...more,
})
const small = { ram: '8GB', storage: '128GB' }
const middle = { ram: '12GB', storage: '256GB' }
const pricesOf = (points: Offer[], shown: Offer | null) =>
  versionPrices(versions, points, shown).map(({ offer, isShown }) => [offer?.pricePkr ?? null, isShown])

test('each version has its newest shop price, the version of the price has that of the phone (PHONE-12)', () => {
  const shown = offer(45_000, small)
  const points = [
    offer(50_000, small, { date: '2025-03' }),
    shown,
    // Newer, but the price of the phone was chosen by a person.
    offer(46_000, small, { date: '2026-10' }),
    offer(44_000, small, { date: '2026-10-02', kind: 'non-pta' }),
    offer(70_000, middle, { kind: 'launch', date: '2024' }),
    // The only version of this storage.
    offer(90_000, { storage: '1TB' }),
  ]
  expect(pricesOf(points, shown)).toEqual([
    [45_000, true],
    [null, false],
    [90_000, false],
  ])
})

test('of one month a stated date goes before an inferred one, also where the inferred one has no day', () => {
  const points = [
    offer(75_999, small, { source: 'shopc-2026-10', date: '2026-10' }),
    offer(65_999, small, { source: 'market-2026-10', date: '2026-10-02' }),
  ]
  expect(pricesOf(points, null)[0]).toEqual([65_999, false])
})

test('a price of other memory, of no memory or of memory that several versions have is that of no version', () => {
  for (const memory of [{ ram: '4GB', storage: '128GB' }, {}, { ram: '12GB' }])
    expect(pricesOf([offer(30_000, memory)], null)).toEqual(versions.map(() => [null, false]))
})

test('the finder also gets the price that names no version, and versions that may exist besides', () => {
  const of = (shown: Offer | null, isComplete = true) =>
    pricedMemory({ versions: versions.slice(0, 1), isComplete }, shown ? [shown] : [], shown)
  expect(of(offer(45_000, small))).toEqual([{ ramGb: 8, storageGb: 128, pkr: 45_000 }])
  expect(of(offer(45_000, {}), false)).toEqual([
    { ramGb: 8, storageGb: 128, pkr: null },
    { ramGb: null, storageGb: null, pkr: 45_000 },
    { ramGb: null, storageGb: null, pkr: null },
  ])
  expect(of(offer(45_000, { ram: '6GB' }))[1]).toEqual({ ramGb: 6, storageGb: null, pkr: 45_000 })
  expect(of(null)).toEqual([])
})
