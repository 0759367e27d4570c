import { expect, test } from 'vitest'
import { followsAs } from './model-line.ts'

test.each([
  ['Nokia 110 4G', 'Nokia 110 4G (2023)', 'edition'],
  ['Nokia 110 (2019)', 'Nokia 110 (2022)', 'edition'],
  ['Nokia 110 4G (2023)', 'Nokia 110 4G', null],
  ['Nokia 110', 'Nokia 110 4G (2023)', null],
  ['Nokia 105', 'Nokia 106', null],
  ['Nokia 5.4', 'Nokia 6.4', null],
  ['Samsung Galaxy A56', 'Samsung Galaxy A57', 'next'],
  ['Samsung Galaxy A56', 'Samsung Galaxy A55', null],
  ['Samsung Galaxy A56', 'Samsung Galaxy A37', null],
  ['Samsung Galaxy A16 5G', 'Samsung Galaxy A17 4G', null],
  ['Samsung Galaxy A16', 'Samsung Galaxy A17 4G', 'next'],
  ['Tecno Spark 30 5G', 'Tecno Spark 40', null],
  ['Xiaomi Redmi Note 14 Pro', 'Xiaomi Redmi Note 15', null],
])('what follows %s: %s as %j', (name, other, following) => expect(followsAs(name, other)).toBe(following))
