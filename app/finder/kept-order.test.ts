import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableOf } from '#tests/support/finder-table.ts'
import { fulfilledWishes } from './find.ts'
import { orderedRows, sortedRows } from './kept-order.ts'
import { type NeedId, needIds } from './needs.ts'
import { finderSorts, orderOf } from './order.ts'
import { type FinderPhone, type FinderTable, putPhone, removePhone } from './table.ts'
import { judgedPhone } from './value.ts'
import type { Wishes, WishValue } from './wishes.ts'

/** More than are sorted for themselves. */
const PHONES = 1300

type Varied = Pick<FinderPhone, 'latest' | 'views' | 'isFeatured' | 'sensor' | 'megapixels' | 'nits'> & {
  values: Partial<FinderPhone['values']>
}

const varied: fc.Arbitrary<Varied> = fc.record({
  latest: fc.integer({ min: 0, max: 40 }),
  views: fc.integer({ min: 0, max: 5 }),
  isFeatured: fc.boolean(),
  sensor: fc.option(fc.constantFrom(0.5, 0.75, 1)),
  megapixels: fc.constant(null),
  nits: fc.constant(null),
  values: fc.record({
    price: fc.option(fc.integer({ min: 1, max: 30 }).map(thousands => thousands * 1000)),
    grade: fc.option(fc.constantFrom('shop', 'older', 'launch')),
    speed: fc.option(fc.integer({ min: 1, max: 100 })),
    battery: fc.option(fc.constantFrom(4000, 5000, 6000)),
    nfc: fc.option(fc.constantFrom(0, 1)),
    ois: fc.option(fc.constantFrom(0, 1)),
  }),
})

const nothing = Object.fromEntries(needIds.map(need => [need, null])) as FinderPhone['values']

const phone = (id: number, { values, ...rest }: Varied): FinderPhone => ({
  id: `id-${id}`,
  slug: `phone-${id}`,
  createdAt: 0,
  memory: [],
  ...rest,
  values: { ...nothing, ...values, priceMin: values.price ?? null },
  judged: judgedPhone({
    slug: `phone-${id}`,
    name: `Phone ${id}`,
    price: typeof values.price === 'number' ? { pkr: values.price, date: '2026' } : null,
    speed: typeof values.speed === 'number' ? values.speed : null,
    mah: typeof values.battery === 'number' ? values.battery : null,
    ramGb: 8,
    storageGb: 128,
    isIos: false,
    folds: false,
  }),
})

const tableOfAll = (): FinderTable => tableOf(everyPhone.map((values, id) => phone(id, values)))

const nice: Wishes = new Map<NeedId, WishValue>([
  ['battery', 5000],
  ['nfc', true],
])

/** The same page by sorting all rows. */
function sortedAnew(table: FinderTable, rows: Uint32Array, sort: (typeof finderSorts)[number], wishes: Wishes) {
  const met = fulfilledWishes(table, wishes)
  const order = orderOf(table, sort)
  return [...rows].sort((a, b) => (met[b] as number) - (met[a] as number) || order(a, b))
}

const [everyPhone = []] = fc.sample(fc.array(varied, { minLength: PHONES, maxLength: PHONES }), { numRuns: 1, seed: 7 })

test.each(finderSorts)('a page of the order %s is the same as that of all rows sorted', sort => {
  const table = tableOfAll()
  const all = Uint32Array.from({ length: table.size }, (_, row) => row)
  for (const rows of [all, all.filter(row => row % 11 !== 0), all.filter(row => row % 40 === 0)]) {
    for (const wishes of [new Map(), nice]) {
      const sorted = sortedAnew(table, rows, sort, wishes)
      for (const [start, end] of [
        [0, 20],
        [500, 520],
        [rows.length - 5, rows.length + 20],
      ] as const) {
        expect(sortedRows(table, rows, { sort, nice: wishes, start, end })).toEqual(sorted.slice(start, end))
      }
      expect(sortedRows(table, rows, { sort, nice: wishes })).toEqual(sorted)
    }
  }
})

test('orders follow phones that are added, changed and removed', () => {
  const change = fc.record({ id: fc.integer({ min: 0, max: PHONES + 100 }), isRemoved: fc.boolean(), to: varied })
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 12 }), { minLength: 1, maxLength: 4 }), steps => {
      const table = tableOfAll()
      for (const sort of finderSorts) orderedRows(table, sort)
      for (const step of steps) {
        for (const { id, isRemoved, to } of step) {
          if (isRemoved) removePhone(table, `id-${id}`)
          else putPhone(table, phone(id, to))
        }
        for (const sort of finderSorts) {
          const sorted = Uint32Array.from({ length: table.size }, (_, row) => row).sort(orderOf(table, sort))
          expect(orderedRows(table, sort)).toEqual(sorted)
        }
      }
    }),
    { numRuns: 6 },
  )
})
