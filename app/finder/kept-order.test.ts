import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceGrades } from '#app/entities/enums.ts'
import { tableOf } from '#tests/support/finder-table.ts'
import { findGroups, fulfilledWishes } from './find.ts'
import { orderedRows, rowsPriced, sortedRows } from './kept-order.ts'
import { type NeedId, needIds } from './needs.ts'
import { finderSorts, orderOf } from './order.ts'
import { type FinderPhone, type FinderTable, putPhone, removePhone } from './table.ts'
import type { Wishes, WishValue } from './wishes.ts'

/** More than are sorted for themselves. */
const PHONES = 1300

type Varied = Pick<FinderPhone, 'latest' | 'views' | 'isFeatured' | 'sensor'> & {
  values: Partial<FinderPhone['values']>
}

const varied: fc.Arbitrary<Varied> = fc.record({
  latest: fc.integer({ min: 0, max: 40 }),
  views: fc.integer({ min: 0, max: 5 }),
  isFeatured: fc.boolean(),
  sensor: fc.option(fc.constantFrom(0.5, 0.75, 1)),
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
})

const savings = new Map([...Array(PHONES).keys()].map(id => [`phone-${id}`, (id % 30) / 100]))
const tableOfAll = (judged: FinderTable['savings'] = () => savings): FinderTable =>
  tableOf(
    everyPhone.map((values, id) => phone(id, values)),
    judged,
  )

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

test('the order by value is sorted anew when savings are judged anew', () => {
  let current = savings
  const table = tableOfAll(() => current)
  const first = table.slugs[orderedRows(table, 'value')[0] as number]
  current = new Map([...savings].map(([slug, saving]) => [slug, 1 - saving]))
  expect(table.slugs[orderedRows(table, 'value')[0] as number]).not.toBe(first)
})

test('the phones in a range of prices are those that the wishes for it find', () => {
  const table = tableOfAll()
  for (const grade of priceGrades) {
    for (const range of [
      [5000, 9000],
      [1, 100_000],
      [12_000, 12_000],
      [90_000, 99_000],
    ] as [number, number][]) {
      const wishes: Wishes = new Map<NeedId, WishValue>([
        ['priceMin', range[0]],
        ['price', range[1]],
        ['grade', [grade]],
      ])
      expect([...rowsPriced(table, grade, range)].sort()).toEqual([...findGroups(table, wishes).matches].sort())
    }
  }
})
