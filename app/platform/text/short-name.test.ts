import { expect, test } from 'vitest'
import { shortName, withoutRepeated } from './short-name.ts'

test.each([
  ['Samsung Galaxy A56', 'Galaxy A56'],
  ['Realme C11 2021', 'C11 2021'],
  // What is left must say enough.
  ['Xiaomi 14 Ultra', 'Xiaomi 14 Ultra'],
  ['Motorola Razr', 'Motorola Razr'],
  ['Vivo V50', 'Vivo V50'],
])('%s is %s in short', (name, short) => expect(shortName(name)).toBe(short))

test('a list says the first word of like names once, unless only a number is left', () => {
  expect(withoutRepeated(['Galaxy A56', 'Galaxy A36', 'Redmi Note 14 5G'])).toEqual([
    'Galaxy A56',
    'A36',
    'Redmi Note 14 5G',
  ])
  expect(withoutRepeated(['iPhone 16', 'iPhone 15'])).toEqual(['iPhone 16', 'iPhone 15'])
})
