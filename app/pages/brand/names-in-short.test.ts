import { expect, test } from 'vitest'
import { namesInShort } from './names-in-short.ts'

test.each([
  ['Samsung', ['Samsung Galaxy A56', 'Samsung Galaxy A36', 'Samsung Galaxy S25'], 'Galaxy A56, A36, S25'],
  ['Xiaomi', ['Xiaomi Redmi Note 14', 'Xiaomi Poco X7'], 'Redmi Note 14, Poco X7'],
  ['Honor', ['Honor X7c', 'Honor Magic 7'], 'X7c, Magic 7'],
  ['Nokia', ['Nokia 105 4G', 'Nokia 105'], '105 4G, 105'],
  ['Google', ['Google Pixel 9'], 'Pixel 9'],
  // What does not fit is left out.
  ['Xiaomi', ['Xiaomi Redmi Note 15 Pro+', 'Xiaomi Redmi 15 4G', 'Xiaomi Poco F7'], 'Redmi Note 15 Pro+, Redmi 15 4G'],
  ['HMD', ['HMD Global Something Very Long In Its Name'], ''],
  ['HMD', [], ''],
])('of %s %j → %s', (brand, names, expected) => expect(namesInShort(brand, names).join(', ')).toBe(expected))
