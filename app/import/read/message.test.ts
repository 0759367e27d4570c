import { expect, test } from 'vitest'
import { readPrice } from '#app/prices/rupees.ts'
import { readMessageLine } from './message.ts'

test.each([
  ['A06 4/64 18,999', 'A06 4/64', 18_999],
  ['Note 50 Pro 8 256 52k pta approved', 'Note 50 Pro 8 256 pta approved', 52_000],
  ['Redmi 14C 4/128 - 27,500/-', 'Redmi 14C 4/128', 27_500],
  ['Galaxy S24 Ultra 12/256: Rs.2,85,000', 'Galaxy S24 Ultra 12/256', 285_000],
  ['iPhone 15 128GB price 1.85 lac', 'iPhone 15 128GB', 185_000],
  ['Spark 30C 5000mAh 26999', 'Spark 30C 5000mAh', 26_999],
  ['Moto G 2024 45000 PKR', 'Moto G 2024', 45_000],
  ['PKR 31,999 Hot 50 6/128', 'Hot 50 6/128', 31_999],
  ['Nokia 105 1 lakh 5 hazar', 'Nokia 105', 105_000],
])('%s', (line, name, pricePkr) => {
  const read = readMessageLine(line)
  expect(read.name).toBe(name)
  expect(readPrice(read.price)).toEqual({ ok: true, pricePkr })
})

test('two prices are none', () => {
  const { price } = readMessageLine('A06 4/64 18,999 4/128 21,999')
  expect(readPrice(price).ok).toBe(false)
})

test.each(['Samsung', 'Galaxy 8/256', 'since 2019'])('%s has no price', line => {
  expect(readMessageLine(line)).toEqual({ name: line, price: '' })
})
