import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { priceChange } from './price-change.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const versions = [
  { ramGb: 8, storageGb: 128 },
  { ramGb: 8, storageGb: 256 },
]
const point = (given: Partial<PricePoint>): PricePoint => ({
  pricePkr: 47_999,
  source: 'priceoye-2026-03',
  date: '2026-03',
  kind: 'retail',
  storage: '128GB',
  ...given,
})
const { pricePkr, ...priceOrigin } = point({ pricePkr: 73_999, date: '2026-10-02', source: 'market-2026-10' })
const changeOf = (history: PricePoint[], phone: Parameters<typeof priceChange>[0] = { pricePkr, priceOrigin }) =>
  priceChange(phone, versions, history, now)?.byPkr ?? null

test.each([
  ['the same version and kind', {}, 26_000],
  ['the only version of this memory', { ram: '8GB' }, 26_000],
  ['another version', { storage: '256GB' }, null],
  ['no version that it names', { storage: undefined }, null],
  ['memory that two versions have', { storage: undefined, ram: '8GB' }, null],
  ['a list of prices', { kind: 'list' }, null],
  ['its launch', { kind: 'launch' }, null],
  ['the same weeks', { date: '2026-09-20' }, null],
  ['years before', { date: '2025-03' }, null],
  ['a year alone', { date: '2026' }, null],
  ['a price that was taken back', { pricePkr: 0 }, null],
  ['about the same price', { pricePkr: 72_500 }, null],
  ['a higher price', { pricePkr: 79_999 }, -6000],
] satisfies [string, Partial<PricePoint>, number | null][])('beside a price of %s', (_, before, change) =>
  expect(changeOf([point(before)])).toBe(change),
)

test.each([
  ['of the same shop and memory', {}, { isOtherShop: false, isMemoryNamed: true }],
  ['of another shop', { seller: 'Mega.pk' }, { isOtherShop: true, isMemoryNamed: true }],
  ['without its storage', { storage: undefined, ram: '8GB' }, { isOtherShop: false, isMemoryNamed: false }],
])('a price before %s is said to be so', (_, before, said) => {
  const only = versions.slice(0, 1)
  const origin = { ...priceOrigin, source: 'priceoye-2026-10' }
  expect(priceChange({ pricePkr, priceOrigin: origin }, only, [point(before)], now)).toMatchObject(said)
})

test('the newest earlier price counts, and prices of over a year ago are compared with none', () => {
  const history = [point({}), point({ date: '2026-07', pricePkr: 60_000 })]
  expect(changeOf(history)).toBe(13_999)
  const unnamed = { storage: undefined, date: '2026-08', pricePkr: 50_000 }
  const [only] = versions
  expect(only && priceChange({ pricePkr, priceOrigin }, [only], [...history, point(unnamed)], now)?.byPkr).toBe(13_999)
  expect(
    changeOf([point({ date: '2025-01' })], { pricePkr, priceOrigin: { ...priceOrigin, date: '2025-10-02' } }),
  ).toBeNull()
  expect(changeOf(history, { pricePkr: null, priceOrigin: null })).toBeNull()
})
