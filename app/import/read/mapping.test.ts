import { expect, test } from 'vitest'
import { guessMapping } from './guess.ts'
import { factsOfRow, type Target, usedColumns } from './mapping.ts'
import type { ReadTable } from './row.ts'

const tableOf = (cells: Record<string, string>): ReadTable => ({
  kind: 'csv',
  unit: 'line',
  columns: Object.keys(cells),
  rows: [{ line: 2, cells }],
})

const guess = (...columns: string[]) => guessMapping(tableOf(Object.fromEntries(columns.map(name => [name, '']))))

const factsOf = (cells: Record<string, string>) => {
  const table = tableOf(cells)
  return factsOfRow({ line: 2, cells }, usedColumns(guessMapping(table)))
}

test.each<[Target, string[]]>([
  ['name', ['Name', 'Phone', 'Mobile Name', 'Device', 'Product Title', 'Model', 'Phone model', 'item_name']],
  ['brand', ['Brand', 'Brand Name', 'Company', 'Make', 'Manufacturer']],
  [
    'price',
    [
      ...['Price', 'Prices', 'Price (PKR)', 'Price in PKR', 'Price in Pakistan', 'price_pkr', 'Price Rs.'],
      ...['Current price', 'Retail Price (Rs)', 'PKR', 'Rate', 'Amount (Rs)'],
    ],
  ],
  ['releaseDate', ['Release date', 'Released', 'Launch Date', 'Launched', 'Year', 'releaseDate']],
  ['ignore', ['Price in India', 'Old price', 'price_usd', 'Rating', 'Product URL', 'slug']],
  ['spec', ['Operating System', 'OS', 'CPU', 'Video', 'NFC']],
])('a column is recognised as %s by its name', (target, columns) => {
  for (const column of columns) expect(guess(column, 'Something else')[column], column).toBe(target)
})

test('of two possible name or price columns, the one with the plainer name wins', () => {
  expect(guess('Item', 'Rate', 'Name', 'Price')).toEqual({ Item: 'spec', Rate: 'spec', Name: 'name', Price: 'price' })
})

test('a unit in the column name applies to bare numbers in its cells', () => {
  const cells = { 'RAM (GB)': '8/12', Storage_GB: '256', 'Battery (mAh)': '5,000', 'Weight [g]': '198 g (6.98 oz)' }
  expect(factsOf({ ...cells, 'Screen size (inches)': '6.7' })).toMatchObject({
    ram: '8 GB/12 GB',
    storage: '256 GB',
    battery: '5,000 mAh',
    weight: '198 g (6.98 oz)',
    screenSize: '6.7 inches',
  })
})

test('the tables and images of our own spreadsheet are read back', () => {
  const facts = factsOf({
    name: 'Itel A90',
    carouselImages: 'https://example.com/a.jpg https://example.com/b.jpg',
    specifications: 'Network: Technology = GSM / HSPA\nDisplay: Type = IPS, a = b',
  })
  expect(facts.images).toEqual(['https://example.com/a.jpg', 'https://example.com/b.jpg'])
  expect(facts.others).toEqual([
    { category: 'Network', feature: 'Technology', value: 'GSM / HSPA' },
    { category: 'Display', feature: 'Type', value: 'IPS, a = b' },
  ])
})
