/** What a search leaves out because it is not known (FIND-3). */
import { beforeAll, expect, test } from 'vitest'
import { finderTable } from '#app/finder/finder.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { leftOut } from './left-out.server.ts'
import { search } from './search.server.ts'

keepTables()
beforeAll(givenCatalogue)

const slugs = (ids: string[]) => listPhonesByIds(ids).map(({ slug }) => slug)
const leftOf = (q: string, most = 0) => {
  const left = leftOut(search(q), most)
  return left && { ...left, named: slugs(left.named), first: slugs(left.first === null ? [] : [left.first])[0] }
}

test('phones with a price of now of which it is not known are counted, and the fastest is named', () => {
  expect(leftOf('5g phone under 70000')).toMatchObject({ needs: ['fiveG'], first: 'tecno-camon-40-pro-5g' })
  const all = leftOf('oppo 2025')
  expect(all?.needs).toEqual(['year'])
  const { texts, columns, rows } = finderTable()
  const found = search('oppo 2025').ids({ limit: 100, offset: 0 })
  expect(new Set(found.map(id => texts.year?.[columns.year[rows.get(id) ?? -1] ?? -1]))).toEqual(new Set(['2025']))
})

test('a phone whose name says 4G is not left out because its 5G is not known', () => {
  const unknown = finderTable().columns.fiveG[finderTable().slugs.indexOf('infinix-zero-40-4g')]
  expect(unknown).toBeNaN()
  expect(leftOf('infinix 5g phone under 70000')?.first ?? '').not.toContain('4g')
})

test('those whose name says 5G are shown, and no longer counted', () => {
  const all = leftOf('5g phone under 70000')
  const { named, total, first } = leftOf('5g phone under 70000', 3) ?? {}
  expect(all?.named).toEqual([])
  expect(named).toEqual(['tecno-camon-40-pro-5g'])
  expect(total).toBe((all?.total ?? 0) - 1)
  expect(first).not.toBe('tecno-camon-40-pro-5g')
  expect(leftOf('amoled phone under 50000', 3)?.named, 'of another fact the name says nothing').toEqual([])
})

test.each([
  ['nothing is asked but a price', 'phone under 70000'],
  ['a model is named', 'samsung a56 5g'],
  ['wishes were given up', '10000 mah 5g phone under 30000'],
  ['phones like another one are asked for', 's24 ultra jaisa 5g phone'],
  ['nothing but phones is listed', '5g phone cover'],
])('nothing is said where %s', (_, q) => expect(leftOf(q)).toBeNull())

test('only phones of the series that is asked for are counted', () => {
  expect(leftOf('samsung m series ois')).toBeNull()
  expect(leftOf('y series 5g phone')?.first).toMatch(/^(vivo|honor)-y\d/)
})
