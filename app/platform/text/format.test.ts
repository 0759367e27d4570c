import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames, formatDate, formatList, formatNumber, formatUsCents, plural } from './format.ts'

test.each([
  ['2024-09-13', '13 September 2024'],
  ['2024-09', 'September 2024'],
  ['2024', '2024'],
  ['', ''],
  ['2024-13', '2024-13'],
  ['2024-02-31', '2024-02-31'],
  ['soon', 'soon'],
])('the date %j reads %j', (date, text) => expect(formatDate(date)).toBe(text))

test('numbers have commas at thousands, at most two digits of a dollar are shown', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567')
  expect(formatUsCents(200_000)).toBe('$2,000')
  expect(formatUsCents(20_050)).toBe('$200.5')
})

test('a number of any size reads back', () => {
  fc.assert(fc.property(fc.integer(), value => Number(formatNumber(value).replaceAll(',', '')) === value))
})

test('lists have a comma before the last of three', () => {
  expect(formatList(['a', 'b'])).toBe('a and b')
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c')
})

test('one has its own form; none and many share the other', () => {
  const forms = { one: 'phone', other: 'phones' }
  expect([0, 1, 2].map(count => plural(count, forms))).toEqual(['phones', 'phone', 'phones'])
  expect(plural(1, { other: 'phones' })).toBe('phones')
})

test('names with numbers come in the order of the numbers', () => {
  expect(['Note 10', 'note 9', 'A'].toSorted(compareNames)).toEqual(['A', 'note 9', 'Note 10'])
})
