import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { lineParts, linePoints } from './price-line.ts'

const point = (date: string, pricePkr: number, more: Partial<PricePoint> = {}): PricePoint => ({
  date,
  pricePkr,
  source: 'list',
  kind: 'retail',
  ...more,
})
const own = { ram: '8GB', storage: '256GB' }
const named = (date: string, pricePkr: number, more: Partial<PricePoint> = {}) =>
  point(date, pricePkr, { ...own, ...more })
const partsOf = (...points: PricePoint[]) => lineParts(linePoints(points)).map(({ from, to }) => [from, to])

test('the line joins shop prices of one memory in the order of their dates', () => {
  expect(partsOf(named('2026-06', 50_000), named('2026-03-10', 40_000), named('2026-10-02', 60_000))).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('no line runs through a launch price', () => {
  expect(partsOf(named('2026-01-10', 70_000, { kind: 'launch' }), named('2026-03-10', 60_000))).toEqual([])
  const points = linePoints([point('2026-01-10', 70_000, { kind: 'launch' }), point('2026-01-10', 65_000)])
  // A launch price is of a year.
  expect(points.map(({ isLaunch }) => isLaunch)).toEqual([false, true])
})

test.each([
  ['2026-07-09', false],
  ['2026-07-10', true],
])('from 10 January 2026 to %s the line has a gap: %j', (date, isGap) =>
  expect(lineParts(linePoints([named('2026-01-10', 50_000), named(date, 55_000)]))).toEqual([
    { from: 0, to: 1, isGap },
  ]),
)

test.each<[string, Partial<PricePoint>]>([
  ['not named', { ram: undefined, storage: undefined }],
  ['named in part', { ram: undefined }],
  ['another', { storage: '512GB' }],
])('no line runs to a price the memory of which is %s (PHONE-6)', (_, memory) =>
  expect(partsOf(named('2026-03', 40_000, memory), named('2026-06', 50_000), named('2026-07', 45_000))).toEqual([
    [1, 2],
  ]),
)

test('nor between prices that name no memory', () =>
  expect(partsOf(point('2026-06-10', 50_000), point('2026-07-10', 52_000))).toEqual([]))

test('prices without tax, marked ones and removed ones are no points; of several on a day the lowest is', () => {
  const points = linePoints([
    point('2026-03', 50_000),
    point('2026-03', 48_000, { seller: 'Another' }),
    point('2026-03', 20_000, { kind: 'non-pta' }),
    point('2026-04', 90_000, { isPlotted: false }),
    point('2026-05', 0),
  ])
  expect(points.map(({ pricePkr }) => pricePkr)).toEqual([48_000])
})

test('a price of an inferred month is left out beside one of a stated day of that month (PRICE-8)', () => {
  const inferred = point('2026-10', 75_999, { source: 'shopc-2026-10', kind: 'list' })
  expect(linePoints([inferred, point('2026-10-02', 65_999)]).map(({ pricePkr }) => pricePkr)).toEqual([65_999])
  expect(linePoints([inferred])).toHaveLength(1)
})

test('the line is that of the memory which the newest price is of, and joins no prices of other memory (PHONE-6)', () => {
  const small = { ram: '8GB', storage: '128GB' }
  const large = { ram: '12GB', storage: '512GB' }
  const line = linePoints([
    point('2026-06-10', 50_000, small),
    point('2026-06-10', 45_000, large),
    point('2026-07-10', 80_000, large),
    point('2026-10-02', 55_000, small),
    point('2026-10-02', 90_000, large),
  ])
  expect(line.map(({ pricePkr }) => pricePkr)).toEqual([50_000, 80_000, 55_000])
  expect(line.map(({ isSame }) => isSame)).toEqual([true, false, true])
  const unnamed = linePoints([point('2026-06-10', 50_000), point('2026-07-10', 52_000)])
  expect(unnamed.map(({ isSame }) => isSame)).toEqual([false, false])
  // Past the price of other memory, which is a point beside the line.
  expect(lineParts(line)).toEqual([{ from: 0, to: 2, isGap: false }])
})

test('the line is that of the price of the phone, and a price that may be of no other version is of the same (PHONE-16)', () => {
  const large = { ram: '12GB', storage: '512GB' }
  const points = [
    point('2026-03', 40_000, { ram: '8GB' }),
    point('2026-06', 90_000, large),
    point('2026-10', 55_000, { storage: '128GB', source: 'shopc-2026-10' }),
    point('2026-10-02', 95_000, large),
  ]
  const small = { ram: '8GB', storage: '128GB' }
  const versionOf = ({ storage, ram }: Partial<typeof large>) => (storage === '512GB' || ram === '12GB' ? large : small)
  const line = linePoints(points, small, versionOf)
  expect(line.map(({ pricePkr, isSame }) => [pricePkr, isSame])).toEqual([
    [40_000, true],
    [90_000, false],
    [95_000, false],
    // The stated price of its month is of other memory.
    [55_000, true],
  ])
  expect(linePoints(points, small).map(({ isSame }) => isSame)).toEqual([false, false, false, false])
})
