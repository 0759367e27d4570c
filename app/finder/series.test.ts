import { expect, test } from 'vitest'
import { seriesKey, seriesOf, seriesOfNames } from './series.ts'

test.each([
  ['samsung', 'Samsung Galaxy A56', 'Galaxy A'],
  ['samsung', 'Samsung Galaxy Z Fold6', 'Galaxy Z Fold'],
  ['xiaomi', 'Xiaomi Redmi Note 15 Pro+', 'Redmi Note'],
  ['xiaomi', 'Xiaomi Redmi 14C', 'Redmi'],
  ['oppo', 'Oppo Reno12 F 5G', 'Reno'],
  ['infinix', 'Infinix Hot 60 Pro', 'Hot'],
  ['realme', 'Realme 12+', null],
  ['nokia', 'Nokia 110 4G', null],
  ['apple', 'Apple iPhone Air', null],
])('%s: %s is of the series %s', (brand, name, series) => expect(seriesOf(brand, name)).toBe(series))

test('series of at least four phones are named, the largest first', () => {
  const names = (series: string, count: number) => Array.from({ length: count }, (_, n) => `Samsung ${series}${n}`)
  expect(seriesOfNames('samsung', [...names('Galaxy S', 4), ...names('Galaxy A', 5), ...names('Galaxy J', 3)])).toEqual(
    [
      { key: 'samsung-galaxy-a', name: 'Galaxy A', phones: 5 },
      { key: 'samsung-galaxy-s', name: 'Galaxy S', phones: 4 },
    ],
  )
  expect(seriesKey('xiaomi', 'Redmi Note')).toBe('xiaomi-redmi-note')
})
