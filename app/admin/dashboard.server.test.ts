import { beforeAll, expect, test } from 'vitest'
import { search } from '#app/search/search.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { listForAdmin, listImpossibleFacts } from './dashboard.server.ts'

keepTables()
beforeAll(givenCatalogue)

const names = (text: string) => listForAdmin(text, null).phones.map(({ name }) => name)

test('what a name, brand or model contains is listed, and nothing else', () => {
  expect(names('galaxy A55')).toEqual(['Samsung Galaxy A55'])
  expect(listForAdmin('', null).paging.total).toBe(1253)
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
  const listed = listForAdmin(text, null)
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
