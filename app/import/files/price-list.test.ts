import { afterEach, expect, test } from 'vitest'
import { updatePhone } from '#app/phones/edit.server.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { givenPhone, phoneRecordOf } from '#tests/support/given.ts'
import { startFileImport } from './apply.server.ts'
import type { FileOptions } from './options.ts'
import { planFile } from './plan.server.ts'
import { readFile } from './read-file.server.ts'

keepTables()
afterEach(() => void db().$client.exec('DELETE FROM mobiles'))

const today = new Date().toISOString().slice(0, 10)

/** Imports a list of names and prices as the page does, with what a person may have changed in the preview. */
function importList(fileName: string, rows: string[], changed: Partial<FileOptions> = {}) {
  const file = readFile(fileName, new TextEncoder().encode(['Phone name,Rate,Price', ...rows].join('\n')), today)
  if (!file.ok || file.kind !== 'table') throw new Error('no table')
  const started = startFileImport(fileName, file, { ...file.guess, ...changed }, 'tester')
  if (!started.ok) throw new Error(started.message)
  return started.ended
}

const shopPrice = { source: 'shop-2026-03', date: '2026-03-16', kind: 'retail' as const }
const givenGalaxy = () =>
  givenPhone({
    name: 'Samsung Galaxy S24 Ultra',
    slug: 'samsung-galaxy-s24-ultra',
    price: 'PKR 320,000',
    priceOrigin: shopPrice,
  })

test('a new list moves prices, keeps the old ones in the history, and says what it could not match', async () => {
  const { id } = givenGalaxy()
  const run = await importList('shop-2026-10.csv', [
    'Samsung Galaxy S24 Ultra (12GB-512GB),,"Rs 310,000"',
    'samsung galaxy s24 ultra,,"Rs 299,500"',
    'Galaxy Unheard Of,,50000',
    'Infinix Note 40,,USD 200',
  ])
  expect(run).toMatchObject({ updated: 1, existing: 1, success: 0, processed: 4, errorCount: 2 })
  expect(run.errors).toEqual([
    'Galaxy Unheard Of (line 4): no phone of this name is here',
    'Infinix Note 40 (line 5): "USD 200" is no price in rupees',
  ])
  const origin = { source: 'shop-2026-10', date: '2026-10', kind: 'import' }
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 299_500, priceText: 'PKR 299,500', priceOrigin: origin })
  expect(listPriceHistory(id)).toEqual([
    { pricePkr: 320_000, ...shopPrice },
    { pricePkr: 299_500, ...origin },
  ])
})

test('an old list joins the history only, and the same list again does nothing', async () => {
  const { id } = givenGalaxy()
  const row = 'Samsung Galaxy S24 Ultra,,400000'
  expect(await importList('shop-2024-05.csv', [row])).toMatchObject({ updated: 1 })
  expect(findPhoneById(id)?.pricePkr).toBe(320_000)
  expect(listPriceHistory(id)).toHaveLength(2)
  expect(await importList('shop-2024-05.csv', [row])).toMatchObject({ updated: 0, existing: 1 })
})

test('a phone that is here needs no date: it is left alone, or gets its price where that is asked for', async () => {
  const { id } = givenGalaxy()
  const file = 'Name,Price,Release Date\nSamsung Galaxy S24 Ultra,"Rs 299,500",soon\nSamsung Galaxy New,50000,soon'
  const read = readFile('stock.csv', new TextEncoder().encode(file), today)
  if (!read.ok || read.kind !== 'table') throw new Error('no table')
  const rowsIn = (mode: FileOptions['mode']) =>
    planFile(read.table, { ...read.guess, mode }).map(({ row }) => [row.outcome, row.says])
  const refused = ['refused', '"soon" is no release date']
  expect(rowsIn('phones')).toEqual([['existing', 'is here already and stays as it is'], refused])
  expect(rowsIn('both')).toEqual([['price', 'PKR 320,000 becomes PKR 299,500'], refused])
  expect(findPhoneById(id)?.pricePkr).toBe(320_000)
})

test('a list that names only this year, or no date, holds from today', async () => {
  const { id } = givenGalaxy()
  await importList(`prices-${today.slice(0, 4)}.csv`, ['Samsung Galaxy S24 Ultra,,311000'])
  expect(findPhoneById(id)?.priceOrigin?.date).toBe(today)
})

test('a price that was changed by hand stays, unless the list is told to replace it', async () => {
  const { id, slug } = givenGalaxy()
  const typed = phoneForm.parse({
    ...phoneRecordOf({ id, slug, name: 'Samsung Galaxy S24 Ultra', price: 'Rs 305,000' }),
    shortSpecs: { ram: '12GB', storage: '256GB', camera: '200 MP' },
    carouselImages: ['/images/default-phone.svg'],
    specifications: [],
  })
  expect(updatePhone(id, typed, 'tester').ok).toBe(true)
  const row = 'Samsung Galaxy S24 Ultra,,299500'
  expect(await importList('prices.csv', [row])).toMatchObject({ updated: 0, existing: 1, errorCount: 0 })
  expect(findPhoneById(id)).toMatchObject({ priceText: 'Rs 305,000', priceOrigin: { kind: 'admin' } })
  const told = await importList('prices.csv', [row], { replacesEdited: true })
  expect(told).toMatchObject({ updated: 1, existing: 0 })
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 299_500, priceOrigin: { kind: 'import' } })
  // What came from the list is replaced by the next list as ever.
  const next = await importList('prices.csv', ['Samsung Galaxy S24 Ultra,,280000'])
  expect(next).toMatchObject({ updated: 1 })
})
