import { expect, test } from 'vitest'
import { predecessorOf } from './predecessor.ts'

const model = (name: string, year: number | null) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name, year })
const models = [
  model('Apple iPhone 15 Pro', 2023),
  model('Apple iPhone 16 Pro', 2024),
  model('Apple iPhone 16', 2024),
  model('Samsung Galaxy A33 5G', 2022),
  model('Samsung Galaxy A54', 2023),
  model('Samsung Galaxy S23 Ultra', 2023),
  model('vivo Y95', 2018),
  model('Honor 90', 2023),
]

test.each([
  ['Apple iPhone 18 Pro', 2026, 'Apple iPhone 16 Pro'],
  ['Apple iPhone 17', 2025, 'Apple iPhone 16'],
  ['Samsung Galaxy A56 5G', 2025, 'Samsung Galaxy A54'],
  ['Samsung Galaxy A36', 2025, 'Samsung Galaxy A33 5G'],
  ['Samsung Galaxy S26 Ultra', 2026, 'Samsung Galaxy S23 Ultra'],
  ['Honor 200', 2024, 'Honor 90'],
])('before the %s of %i stands the %s (PTA-8)', (name, year, before) => {
  expect(predecessorOf(model(name, year), models)?.name).toBe(before)
})

test.each([
  ['another class', 'Samsung Galaxy A46', 2025],
  ['only later ones', 'Apple iPhone 15', 2023],
  ['no number', 'Apple iPhone Air', 2025],
  ['over three years before', 'vivo Y200', 2025],
  ['its year is not known', 'Apple iPhone 17 Pro', null],
  ['another line', 'Apple iPhone 17 Pro Max', 2025],
])('none where there is only %s: %s', (_, name, year) => {
  expect(predecessorOf(model(name, year), models)).toBeNull()
})
