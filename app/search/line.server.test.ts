/** What is shown for names that no phone has (SEARCH-6). */
import { beforeAll, expect, test } from 'vitest'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { noSuchName } from './line.server.ts'
import { search } from './search.server.ts'

keepTables()
beforeAll(givenCatalogue)

const shown = (q: string) => noSuchName(search(q))
const names = (q: string) => shown(q)?.phones.map(({ name }) => name) ?? []

test.each([
  ['iphone 20 ultra', 'apple-iphone', 'Apple iPhone'],
  ['galaxy a99', 'samsung-galaxy-a', 'Samsung Galaxy A'],
  ['samsung s40', 'samsung-galaxy-s', 'Samsung Galaxy S'],
  ['vivo v90', 'vivo-v', 'vivo V'],
  ['poco x20', 'xiaomi-poco-x', 'Xiaomi Poco X'],
  ['redmi note 20 pro', 'xiaomi-redmi-note', 'Xiaomi Redmi Note'],
  ['oneplus nord 9', 'oneplus-nord', 'OnePlus Nord'],
  ['xiaomi 25 ultra', null, 'Xiaomi'],
  ['nokia 9999', null, 'Nokia'],
  ['google pixel 99', 'google-pixel', 'Google Pixel'],
])('%s is of a line, of which phones are shown', (q, series, name) => {
  expect(shown(q)?.line).toMatchObject({ series, name })
  expect(names(q)).toHaveLength(4)
  for (const phone of names(q)) expect(phone.startsWith(name)).toBe(true)
})

test('phones of the brand that was typed are shown, whatever other names have the number', () =>
  expect(names('iphone 20 ultra').slice(0, 2)).toEqual(['Apple iPhone 18 Pro', 'Apple iPhone 18 Pro Max']))

test.each([
  ['galaxy a56x', 'Samsung Galaxy A56'],
  ['samsung a05x', 'Samsung Galaxy A05'],
  ['pixel 15', 'Google Pixel 10'],
])('%s: the nearest name leads', (q, first) => {
  expect(shown(q)?.isNearest).toBe(true)
  expect(names(q)[0]).toBe(first)
})

test.each(['a99', 'galaxy a56', 'infinix hot 60', 'iphone 20 ultra under 200000', 'iphone 20 vs galaxy s40', 'iphone'])(
  '%s has a list of results',
  q => expect(shown(q)).toBeNull(),
)
