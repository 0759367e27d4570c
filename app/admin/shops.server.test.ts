import { expect, test } from 'vitest'
import { givenPhone } from '#tests/support/given.ts'
import { listShops } from './shops.server.ts'

test('the shops of known prices are named once each, those of most phones first', () => {
  const from = (source: string, name: string) =>
    givenPhone({ name, price: 'Rs 50,000', priceOrigin: { source, date: '2026-11-01', kind: 'retail' } })
  from('Hafeez Centre', 'One')
  from('priceoye-2026-03', 'Two')
  from('priceoye-2026-04', 'Three')
  from('priceoye-2026-04', 'Four')
  givenPhone({ name: 'Unpriced' })
  expect(listShops()).toEqual(['PriceOye', 'Hafeez Centre'])
})
