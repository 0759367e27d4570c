import { beforeAll, expect, test } from 'vitest'
import { search } from '#app/search/search.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { listForAdmin, listImpossibleFacts } from './dashboard.server.ts'

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
