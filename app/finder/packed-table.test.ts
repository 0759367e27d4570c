import { deserialize, serialize } from 'node:v8'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { finderTable } from './finder.server.ts'
import { orderedRows } from './kept-order.ts'
import { packTable, storedSorts, type TablePart, unpackTable } from './packed-table.ts'
import { emptyTable, type FinderTable, putPhone, removePhone } from './table.ts'

keepTables()
beforeAll(givenCatalogue)

const copyOf = (table: FinderTable): FinderTable =>
  unpackTable(
    [...packTable(table)].map(part => deserialize(serialize(part)) as TablePart),
    table.size,
  )

const withoutChanges = ({ changed, savings, capacity, ...table }: FinderTable) => table

test('the table of the catalogue is the same after it was packed', () => {
  const table = finderTable()
  const copy = copyOf(table)
  expect(withoutChanges(copy)).toEqual(withoutChanges(table))
  for (const sort of storedSorts) expect(orderedRows(copy, sort), sort).toEqual(orderedRows(table, sort))
})

test('orders are repaired after phones of a packed table change', () => {
  const [first, second] = finderTable().ids as [string, string]
  const copy = copyOf(finderTable())
  removePhone(copy, first)
  copy.views[copy.rows.get(second) as number] = 1e9
  copy.changed.push(copy.rows.get(second) as number)
  const [mostViewed] = orderedRows(copy, 'popular')
  expect(copy.ids[mostViewed as number]).toBe(second)
  expect(orderedRows(copy, 'popular')).toHaveLength(finderTable().size - 1)
})

test('every number is the same after it was packed, known or not', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e13 }),
    fc.constantFrom(254, 255, 256, 0.1, 6.7, null),
  )
  const sample = finderTable()
  const values = Object.fromEntries(Object.keys(sample.columns).map(need => [need, null])) as never
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 50 }), numbers => {
      const table = emptyTable(numbers.length)
      for (const [index, sensor] of numbers.entries()) {
        const id = `phone-${index}`
        putPhone(table, {
          id,
          slug: id,
          values,
          latest: 1,
          createdAt: 1,
          views: index,
          isFeatured: false,
          sensor,
          memory: [],
        })
      }
      expect(copyOf(table).sensor).toEqual(table.sensor)
    }),
  )
})
