import { afterEach, describe, expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { importTable, readTableOf } from '#tests/support/import-file.ts'
import { planFile } from './plan.server.ts'
import { unusedWarnings } from './unused.ts'

keepTables()
afterEach(() => void db().$client.exec('DELETE FROM mobiles'))

const tableOf = (text: string) => readTableOf('stock-2026-05.csv', text)

const warningsOf = async (text: string) => {
  const { table, guess } = await tableOf(text)
  return unusedWarnings(table, guess.mapping)
}

describe('a foreign price among rupees', () => {
  const rows = Array.from({ length: 20 }, (_, index) => `Acme P${index},2025,"${45 + index},000"`)
  const file = ['Name,Released,Price', ...rows, 'Acme Foreign,2025,USD 300', 'Acme Vague,2025,ask us'].join('\n')

  test('is refused with a message in its row; the column is used', async () => {
    const { table, guess } = await tableOf(file)
    expect(guess.mapping.Price).toBe('price')
    const steps = await planFile(table, guess)
    expect(steps[0]?.report).toMatchObject({ outcome: 'new', reason: null, message: 'will be added' })
    expect(steps[20]?.report).toMatchObject({
      outcome: 'new',
      reason: 'price not taken',
      message: 'will be added, without its price: "USD 300" is no price in rupees',
    })
    expect(await importTable('stock-2026-05.csv', table, guess)).toMatchObject({ success: 22, errorCount: 0 })
    const prices = db().$client.prepare('SELECT price_pkr FROM mobiles ORDER BY price_pkr').pluck().all()
    expect(prices).toEqual([0, 0, ...rows.map((_, index) => (45 + index) * 1000)])
  })

  test('a column with mostly foreign prices is not used, with a warning', async () => {
    const foreign = file.replaceAll(/"(\d+),000"/g, 'USD $1')
    expect((await tableOf(foreign)).guess.mapping.Price).toBe('ignore')
    expect(await warningsOf(foreign)).toEqual(['The column "Price" looks like a price and is not used.'])
  })
})

describe('an unused column gives a warning', () => {
  const phone = 'Name,Brand,Released,Extra'
  test.each([
    ['a price', 'Old price', '90000'],
    ['a price', 'Latest_price_today_2', '90000'],
    ['a price', 'Price in Dubai', 'AED 900'],
    ['a price', 'Highlights', '"45,999"'],
    ['a date', 'Highlights', '13 March 2025'],
    ['specifications', 'quick_spec', '"6.7 inches, 8GB, 5000 mAh"'],
  ])('as %s: %s', async (kind, column, cell) => {
    const file = `${phone.replace('Extra', column)}\nAcme One,Acme,2025,${cell}\nAcme Two,Acme,2025,${cell}`
    expect(await warningsOf(file)).toEqual([`The column "${column}" looks like ${kind} and is not used.`])
  })

  test('unless it is used, empty, about the row, or repeats the price', async () => {
    expect(
      await warningsOf(
        'Name,Released,Price,pricePkr,createdAt,product_url,Old price\nAcme One,2025,"Rs 45,000",45000,2025-01-01,https://a.example/45,\n',
      ),
    ).toEqual([])
  })
})

test('records that are mostly unused are counted, with the line of the first', async () => {
  const record = (name: string) => ({
    name,
    released: '2025',
    benchmark: '1',
    rating: '2',
    highlights: 'x',
    views: '3',
  })
  const whole = { name: 'Acme One', released: '2025', ram: '8GB', rating: '4' }
  expect(await warningsOf(JSON.stringify([whole, record('Acme Two'), record('Acme Three')]))).toEqual([
    'Most of what 2 records say is not used; the first is record 2.',
  ])
})
