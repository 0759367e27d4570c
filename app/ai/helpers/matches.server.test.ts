import { expect, test } from 'vitest'
import { givenPhone } from '#tests/support/given.ts'
import { withPhones } from './matches.server.ts'

test('a match has the old-price note only for an old price', () => {
  const priced = (date: string, price: string | null) =>
    givenPhone({ price, priceOrigin: { source: 'test', date, kind: 'retail' } })
  const phones = [priced('2020', 'Rs 50,000'), priced('2999-01', 'Rs 50,000'), priced('2020', null)]
  const matches = withPhones(
    phones.map(({ id }) => ({ phoneId: id })),
    phones,
  )
  expect(matches.map(({ phone }) => [phone.price, phone.oldPrice])).toEqual([
    ['PKR 50,000', 'Old price, 2020'],
    ['PKR 50,000', null],
    [null, null],
  ])
})
