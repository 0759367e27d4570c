import { expect, test } from 'vitest'
import { readPriceTable } from './table.ts'

const NOW = Date.parse('2026-11-23T12:00:00+05:00')
const read = async (row: string) =>
  (await readPriceTable(['Name,Price,Price date,Price kind,Shop,PTA status', row].join('\n'), null, NOW)).items[0]

test('a row names date, kind and shop of its price (SOURCE-3)', async () => {
  expect(await read('Galaxy A17 8GB 256GB,"Rs 71,999",2/10/2026,Official,Mercantile,')).toMatchObject({
    ...{ date: '2026-10-02', priceKind: 'official', seller: 'Mercantile', fault: null, doubt: null },
  })
  expect(await read('Galaxy A17 8GB 256GB,"Rs 71,999",,,,')).not.toHaveProperty('date')
})

test.each([
  [
    'a date that cannot be read',
    'last Eid,,',
    { doubt: '"last Eid" is no date such as 21/11/2026, 2026-11-21 or Nov 2026' },
  ],
  ['a date to come', '2027-01-05,,', { doubt: '"2027-01-05" is after today' }],
  ['an unknown kind', ',wholesale,', { doubt: '"wholesale" is no kind of price' }],
  ['a launch price', ',launch price,', { fault: 'a launch price is no price of now' }],
  ['a price without PTA', ',Non PTA,', { condition: 'Non PTA', doubt: null }],
])('%s', async (_, cells, expected) => {
  expect(await read(`Galaxy A17 8GB 256GB,"Rs 71,999",${cells},`)).toMatchObject(expected)
})

test('the same phone in two shops is two items', async () => {
  const rows = ['Name,Price,Shop', 'Galaxy A17,71999,Mega', 'Galaxy A17,70999,Metro', 'Galaxy A17,70499,Metro']
  const { items } = await readPriceTable(rows.join('\n'), null, NOW)
  expect(items.map(({ key }) => key)).toEqual(['Galaxy A17 Mega', 'Galaxy A17 Metro', 'Galaxy A17 Metro (2)'])
})
