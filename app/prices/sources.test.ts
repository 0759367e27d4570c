import { expect, test } from 'vitest'
import { describeOrigin, memoryOf, shownMemory } from './sources.ts'

test.each([
  [{ source: 'priceoye-2026-03', date: '2026-03', kind: 'retail' }, 'Shop price from PriceOye, March 2026'],
  [
    { source: 'market-2026-10', date: '2026-10-02', kind: 'official', seller: 'Mercantile' },
    'Official price from Mercantile, 2 October 2026',
  ],
  [{ source: 'shopc-2026-10', date: '2026-10', kind: 'list' }, 'List price from a dealer, about October 2026'],
] as const)('the origin %j is described as %s', (origin, text) => expect(describeOrigin(origin)).toBe(text))

test('a price names its memory, with the word RAM where it is only that', () => {
  expect([memoryOf({ ram: '8GB', storage: '256GB' }), memoryOf({ ram: '8GB' }), memoryOf({})]).toEqual([
    '8GB + 256GB',
    '8GB RAM',
    '',
  ])
  expect([shownMemory({ ram: '8GB', storage: '256GB' }), shownMemory({ ram: '8GB' })]).toEqual([
    '8 + 256 GB',
    '8 GB RAM',
  ])
})
