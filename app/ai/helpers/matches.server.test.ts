import { expect, test } from 'vitest'
import { givenPhone } from '#tests/support/given.ts'
import { withPhones } from './matches.server.ts'

test('a match says how old its price is, and nothing without a price', () => {
  const priced = (date: string, price: string | null) =>
    givenPhone({ price, priceOrigin: { source: 'test', date, kind: 'retail' } })
  const phones = [priced('2020', 'Rs 50,000'), priced('2999-01', 'Rs 50,000'), priced('2020', null)]
  const matches = withPhones(
    phones.map(({ id }) => ({ phoneId: id })),
    phones,
  )
  expect(matches.map(({ phone }) => [phone.price, phone.priceNote?.text ?? null])).toEqual([
    ['PKR 50,000', 'Shop price, last seen in 2020'],
    ['PKR 50,000', 'Shop price, seen in January 2999 · test'],
    [null, null],
  ])
})
