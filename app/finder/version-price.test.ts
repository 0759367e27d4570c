import { expect, test } from 'vitest'
import type { PricedMemory } from '#app/facts/version-prices.ts'
import { tableOf } from '#tests/support/finder-table.ts'
import { describeVersion } from './describe.ts'
import { countMatches, findGroups } from './find.ts'
import { needIds } from './needs.ts'
import { rankMatches } from './order.ts'
import type { FinderPhone } from './table.ts'
import { withVersionPrices } from './version-price.ts'
import type { Wishes } from './wishes.ts'

const nothing = Object.fromEntries(needIds.map(need => [need, null])) as FinderPhone['values']

/** A phone with the price of its first version. */
const phone = (slug: string, pkr: number, memory: PricedMemory[]): FinderPhone => ({
  id: slug,
  slug,
  values: { ...nothing, kind: 'smart', price: pkr, priceMin: pkr, ram: 12, storage: 512 },
  latest: 0,
  createdAt: 0,
  views: 0,
  isFeatured: false,
  sensor: null,
  megapixels: null,
  nits: null,
  memory,
  judged: null,
})
const of = (ramGb: number | null, storageGb: number | null, pkr: number | null) => ({ ramGb, storageGb, pkr })

const table = tableOf([
  phone('own', 55_000, [of(6, 128, 45_000), of(8, 256, 55_000)]),
  phone('unnamed', 40_000, [of(6, 128, null), of(8, 256, null), of(null, null, 40_000)]),
  phone('dearer', 50_000, [of(6, 128, 50_000), of(8, 256, 64_000)]),
  phone('perhaps', 50_000, [of(6, 128, 50_000), of(8, 256, null)]),
  // The smaller version costs more than the limit, so that the larger one does.
  phone('never', 61_000, [of(6, 128, 61_000), of(8, 256, null)]),
  phone('without', 30_000, [of(6, 128, 30_000), of(6, 256, null)]),
])
const must: Wishes = new Map([
  ['price', 60_000],
  ['ram', 8],
  ['storage', 256],
])

test('a match has the wished memory at its price; one whose version is not named goes after the others (FIND-8)', () => {
  const priced = withVersionPrices(table, must)
  const { matches, near, unknown } = findGroups(priced, must)
  const slugs = (rows: Iterable<number>) => [...rows].map(row => table.slugs[row])
  expect(slugs(rankMatches(priced, matches, new Map()).map(({ row }) => row))).toEqual(['own', 'unnamed'])
  expect(near.map(({ row, has }) => [table.slugs[row], has])).toEqual([['dearer', 64_000]])
  expect(slugs(unknown)).toEqual(['perhaps'])
  expect(countMatches(table, must)).toBe(2)
})

test('a card names the version whose price is another than that of the phone', () => {
  const priced = withVersionPrices(table, must)
  const remarks = table.slugs.map((_, row) => describeVersion(priced, row, must, table.columns.price[row] ?? null))
  expect(remarks.slice(0, 4)).toEqual([
    null,
    'Memory of this price not named',
    '8 + 256 GB: PKR 64,000',
    'Price of 6 + 128 GB; that of 8 + 256 GB not known',
  ])
})

test('without a limit of the price, or without memory, the price of the phone counts', () => {
  expect(withVersionPrices(table, new Map([['ram', 8]]))).toBe(table)
  expect(withVersionPrices(table, new Map([['price', 60_000]]))).toBe(table)
})
