import { expect, test } from 'vitest'
import { describeOrigin } from './sources.ts'

test.each([
  [{ source: 'priceoye-2026-03', date: '2026-03', kind: 'retail' }, 'Shop price from PriceOye, March 2026'],
  [
    { source: 'market-2026-10', date: '2026-10-02', kind: 'official', seller: 'Mercantile' },
    'Official price from Mercantile, 2 October 2026',
  ],
  [{ source: 'shopc-2026-10', date: '2026-10', kind: 'list' }, 'List price from a dealer, October 2026'],
] as const)('the origin %j is described as %s', (origin, text) => expect(describeOrigin(origin)).toBe(text))
