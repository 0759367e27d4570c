import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { costsToUse, storageKey } from './cost-to-use.ts'

const point = (kind: PricePoint['kind'], pricePkr: number, more: Partial<PricePoint> = {}): PricePoint => ({
  kind,
  pricePkr,
  storage: '256GB',
  source: 'market-2026-10',
  date: '2026-10-02',
  ...more,
})
const costs = (points: PricePoint[], tax: number | null = null) =>
  costsToUse(
    points,
    () => true,
    () => tax,
  )

test('the least of official, PTA-approved and non-PTA with tax is named', () => {
  const points = [point('official', 491_100), point('retail', 462_999), point('non-pta', 381_999)]
  expect(costs(points)[0]?.least).toEqual({ kind: 'ptaRetail', pkr: 462_999 })
  expect(costs(points, 120_000)[0]?.least).toEqual({ kind: 'ptaRetail', pkr: 462_999 })
  expect(costs(points, 60_000)[0]?.least).toEqual({ kind: 'nonPta', pkr: 441_999 })
  expect(costs([point('official', 450_000), point('retail', 462_999)])[0]?.least?.kind).toBe('official')
})

test('without a known tax a set without registration is never the least', () => {
  const [cost] = costs([point('retail', 462_999), point('non-pta', 1000)])
  expect(cost).toMatchObject({ taxPkr: null, least: { kind: 'ptaRetail' }, isOpen: true })
  expect(costs([point('retail', 462_999), point('non-pta', 1000)], 5000)[0]?.isOpen).toBe(false)
})

test('of each kind the newest reading counts, and of one day the lowest', () => {
  const [cost] = costs([
    point('retail', 300_000, { date: '2026-03' }),
    point('list', 449_999),
    point('retail', 447_999, { seller: 'Mega.pk' }),
    point('official', 500_000),
  ])
  expect(cost?.prices).toEqual([
    { kind: 'official', pricePkr: 500_000, date: '2026-10-02', source: 'market-2026-10' },
    { kind: 'ptaRetail', pricePkr: 447_999, date: '2026-10-02', source: 'market-2026-10', seller: 'Mega.pk' },
  ])
})

test('variants with one kind, without storage, launch prices and old prices are left out', () => {
  expect(costs([point('retail', 1), point('list', 2)])).toEqual([])
  expect(costs([point('retail', 1, { storage: undefined }), point('official', 2, { storage: undefined })])).toEqual([])
  expect(costs([point('retail', 1), point('launch', 2)])).toEqual([])
  expect(
    costsToUse(
      [point('retail', 1), point('official', 2)],
      () => false,
      () => null,
    ),
  ).toEqual([])
})

test.each([
  ['8 GB + 256 GB', '256gb'],
  ['256GB', '256gb'],
  ['1 TB', '1tb'],
])('%s is the storage %s', (text, key) => expect(storageKey(text)).toBe(key))
