import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { versionPrices } from './version-prices.ts'

const versions = [
  { ramGb: 8, storageGb: 128 },
  { ramGb: 12, storageGb: 256 },
  { ramGb: 12, storageGb: 1024 },
]
const offer = (storage: string, ram: string, pricePkr: number, more: Partial<PricePoint> = {}): PricePoint => ({
  pricePkr,
  source: 'priceoye-2026-03',
  date: '2026-03',
  kind: 'retail',
  ram,
  storage,
  ...more,
})

test('each version has its newest shop price, a version without one is asked for (PHONE-12)', () => {
  const offers = [
    offer('128GB', '8GB', 50_000, { date: '2025-03' }),
    offer('128GB', '8GB', 45_000),
    offer('128GB', '8GB', 44_000, { date: '2026-10-02', kind: 'non-pta' }),
    offer('256GB', '12GB', 70_000, { kind: 'launch', date: '2024-01' }),
    offer('1TB', '12GB', 90_000),
  ]
  expect(versionPrices(versions, offers, { ram: '8GB', storage: '128GB' })).toEqual([
    { memory: '8 GB + 128 GB', price: { pkr: 45_000, date: '2026-03' }, isShown: true },
    { memory: '12 GB + 256 GB', price: null, isShown: false },
    { memory: '12 GB + 1 TB', price: { pkr: 90_000, date: '2026-03' }, isShown: false },
  ])
})

test('a single version, or versions of which none has a price, are not listed', () => {
  expect(versionPrices(versions.slice(0, 1), [offer('128GB', '8GB', 45_000)], null)).toEqual([])
  expect(versionPrices(versions, [], null)).toEqual([])
})

test('an offer that names other memory is the price of no version', () => {
  expect(versionPrices(versions, [offer('128GB', '4GB', 30_000)], null)).toEqual([])
})
