import { beforeAll, expect, test } from 'vitest'
import { search } from '#app/search/search.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { listForAdmin, listImpossibleFacts } from './dashboard.server.ts'
import { sortingIn } from './phone-sorts.ts'

keepTables()
beforeAll(givenCatalogue)

const NOW = Date.UTC(2026, 10, 20)
const names = (text: string) => listForAdmin(text, null, NOW).phones.map(({ name }) => name)

test('what a name, brand or model contains is listed, and nothing else', () => {
  expect(names('galaxy A55')).toEqual(['Samsung Galaxy A55'])
  expect(listForAdmin('', null, NOW).paging.total).toBe(1253)
})

test('each phone has the grade and the age of its price (ADMIN-3)', () => {
  const ofPhone = (text: string) => listForAdmin(text, null, NOW).phones[0]
  const set = db().$client.prepare("UPDATE mobiles SET price_date = '2026-11-08' WHERE name = 'Samsung Galaxy A55'")
  set.run()
  expect(ofPhone('galaxy A55')).toMatchObject({ priceGrade: 'older', priceAgeDays: 12 })
  const unpriced = db().$client.prepare('SELECT name FROM mobiles WHERE price_rank = 0 LIMIT 1').pluck().get() as string
  expect(ofPhone(unpriced)).toMatchObject({ priceGrade: null, priceAgeDays: null })
})

test('the list is sorted by a link; phones without a price come last (ADMIN-3)', () => {
  const listed = (query: string) => listForAdmin('galaxy', null, NOW, sortingIn(new URLSearchParams(query), 'changed'))
  const names = listed('sort=name').phones.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
  const prices = (query: string) =>
    listed(query).phones.map(({ id }) =>
      db().$client.prepare('SELECT price_pkr FROM mobiles WHERE id = ?').pluck().get(id),
    )
  const dearest = prices('sort=price&order=reversed') as number[]
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a))
  expect(Math.min(...(prices('sort=price') as number[]))).toBeGreaterThan(0)
  const ages = listed('sort=age').phones.map(({ priceAgeDays }) => priceAgeDays ?? -1)
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  // What only the search of the site finds stays in its order.
  expect(listForAdmin('samsng galaxy a55', null, NOW).sorting).toBeNull()
})

test.each([
  'samsng galaxy a55',
  'a55 samsung',
  'galaxya55',
  'redmi note14 pro',
  'note 14pro redmi',
  'iphone15',
  'iphone 15 128gb',
  'infinix hot50',
  'techno spark 30',
  'سام سنگ a55',
  'realme c-67',
])('%s, as shops spell it, finds in the panel what the site finds (ADMIN-3)', text => {
  const listed = listForAdmin(text, null, NOW)
  expect(listed.phones.map(({ id }) => id)).toEqual(search(text).ids({ limit: 12, offset: 0 }))
  expect(listed.phones.length).toBeGreaterThan(0)
  expect(listed.paging.total).toBe(search(text).total)
})

test('a text that means nothing finds nothing', () => expect(names('qwrtzp')).toEqual([]))

test('figures that no phone has are listed with their phones (FACT-2)', () => {
  const { phones, total } = listImpossibleFacts()
  expect(total).toBe(phones.length)
  expect(phones.map(({ name, values }) => [name, values])).toContainEqual([
    'Huawei Pura 80 Pro',
    ['screen.refreshHz 1440 (Possible: 30 to 240 Hz)'],
  ])
})
