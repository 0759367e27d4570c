import { afterEach, expect, test } from 'vitest'
import { updatePhone } from '#app/phones/edit.server.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { db } from '#db/client.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { givenPhone, phoneRecordOf } from '#tests/support/given.ts'
import { importTable, readTableOf } from '#tests/support/import-file.ts'
import type { FileOptions } from './options.ts'
import { planFile } from './plan.server.ts'

keepTables()
afterEach(() => void db().$client.exec('DELETE FROM mobiles'))

const today = todayInPakistan()

/** Imports a price list as the page does, with the given changes to the guessed options. */
async function importList(fileName: string, rows: string[], changed: Partial<FileOptions> = {}) {
  const { table, guess } = await readTableOf(fileName, ['Phone name,Rate,Price', ...rows].join('\n'), today)
  return importTable(fileName, table, { ...guess, ...changed })
}

const shopPrice = { source: 'shop-2026-03', date: '2026-03-16', kind: 'retail' as const }
const givenGalaxy = () =>
  givenPhone({
    name: 'Samsung Galaxy S24 Ultra',
    slug: 'samsung-galaxy-s24-ultra',
    price: 'PKR 320,000',
    priceOrigin: shopPrice,
  })

test('a new list updates prices, leaves the old ones in the history and reports unmatched names', async () => {
  const { id } = givenGalaxy()
  const run = await importList('shop-2026-10.csv', [
    'Samsung Galaxy S24 Ultra (12GB-512GB),,"Rs 310,000"',
    'samsung galaxy s24 ultra,,"Rs 299,500"',
    'Galaxy Unheard Of,,50000',
    'Infinix Note 40,,USD 200',
  ])
  expect(run).toMatchObject({ updated: 2, existing: 0, success: 0, processed: 4, errorCount: 2 })
  expect(run.errors).toEqual([
    'Galaxy Unheard Of (line 4): no phone of this name is here',
    'Infinix Note 40 (line 5): "USD 200" is no price in rupees',
  ])
  const origin = { source: 'shop-2026-10', date: '2026-10', kind: 'import' }
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 299_500, priceText: 'PKR 299,500', priceOrigin: origin })
  expect(listPriceHistory(id)).toEqual([
    { pricePkr: 320_000, ...shopPrice },
    { pricePkr: 310_000, ...origin, ram: '12GB', storage: '512GB' },
    { pricePkr: 299_500, ...origin },
  ])
})

test('an old list is only added to the history, and the same list again does nothing', async () => {
  const { id } = givenGalaxy()
  const row = 'Samsung Galaxy S24 Ultra,,400000'
  expect(await importList('shop-2024-05.csv', [row])).toMatchObject({ updated: 1 })
  expect(findPhoneById(id)?.pricePkr).toBe(320_000)
  expect(listPriceHistory(id)).toHaveLength(2)
  expect(await importList('shop-2024-05.csv', [row])).toMatchObject({ updated: 0, existing: 1 })
})

test('an existing phone needs no date: it stays unchanged, or gets its price if requested', async () => {
  const { id } = givenGalaxy()
  const file = 'Name,Price,Release Date\nSamsung Galaxy S24 Ultra,"Rs 299,500",soon\nSamsung Galaxy New,50000,soon'
  const { table, guess } = await readTableOf('stock.csv', file, today)
  const rowsIn = async (mode: FileOptions['mode']) =>
    (await planFile(table, { ...guess, mode })).map(({ report }) => [report.outcome, report.message])
  const refused = ['refused', '"soon" is no release date']
  expect(await rowsIn('phones')).toEqual([['existing', 'is here already and stays as it is'], refused])
  expect(await rowsIn('both')).toEqual([['price', 'PKR 320,000 becomes PKR 299,500'], refused])
  expect(findPhoneById(id)?.pricePkr).toBe(320_000)
})

test('a list dated only with this year, or undated, counts from today', async () => {
  const { id } = givenGalaxy()
  await importList(`prices-${today.slice(0, 4)}.csv`, ['Samsung Galaxy S24 Ultra,,311000'])
  expect(findPhoneById(id)?.priceOrigin?.date).toBe(today)
})

test.each([
  ['typed when the phone was made', false],
  ['changed by hand', true],
])('a price that was %s stays, unless the option to replace it is set', async (_, isChanged) => {
  const editor = { source: 'admin', date: today, kind: 'admin' as const }
  const made = { name: 'Samsung Galaxy S24 Ultra', slug: 'samsung-galaxy-s24-ultra' }
  const { id } = givenPhone({ ...made, price: 'Rs 305,000', priceOrigin: isChanged ? shopPrice : editor })
  const typed = phoneForm.parse({
    ...phoneRecordOf({ ...made, price: 'Rs 306,000' }),
    shortSpecs: { ram: '12GB', storage: '256GB', camera: '200 MP' },
    carouselImages: ['/images/default-phone.svg'],
  })
  if (isChanged) expect(updatePhone(id, typed, 'tester').ok).toBe(true)
  const before = findPhoneById(id)
  const row = 'Samsung Galaxy S24 Ultra,,299500'
  expect(await importList('prices.csv', [row])).toMatchObject({ updated: 0, existing: 1, errorCount: 0 })
  expect(findPhoneById(id)).toEqual(before)
  const replaced = await importList('prices.csv', [row], { replacesEdited: true })
  expect(replaced).toMatchObject({ updated: 1, existing: 0 })
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 299_500, priceOrigin: { kind: 'import' } })
  // The next list replaces a price from a list as usual.
  const next = await importList('prices.csv', ['Samsung Galaxy S24 Ultra,,280000'])
  expect(next).toMatchObject({ updated: 1 })
})

const planned = async (file: string) => {
  const { table, guess } = await readTableOf('list.csv', file, today)
  return (await planFile(table, { ...guess, mode: 'prices' })).map(({ report }) => [report.outcome, report.reason])
}

test('the 4G phone does not get the price of the 5G phone, nor vice versa', async () => {
  const with5G = [{ category: 'Network', specs: [{ feature: 'Technology', value: 'GSM / LTE / 5G' }] }]
  givenPhone({ name: 'Samsung Galaxy A23', slug: 'a23' })
  givenPhone({ name: 'Samsung Galaxy A54', slug: 'a54', specifications: with5G })
  givenPhone({ name: 'Samsung Galaxy A73 5G', slug: 'a73-5g', specifications: with5G })
  givenPhone({ name: 'Samsung Galaxy A05s 4G', slug: 'a05s-4g' })
  const rows = ['Galaxy A23 5G', 'Galaxy A23', 'Galaxy A54 5G', 'Galaxy A54 4G', 'Galaxy A73', 'Galaxy A05s']
  expect(await planned(['Name,Price', ...rows.map(name => `Samsung ${name},50000`)].join('\n'))).toEqual([
    ['refused', 'near name'],
    ['price', 'current'],
    ['price', 'current'],
    ['refused', 'near name'],
    ['refused', 'near name'],
    ['price', 'current'],
  ])
})

test('used phones, phones that are not approved and other currencies give no price', async () => {
  givenGalaxy()
  const name = 'Samsung Galaxy S24 Ultra'
  const rows = [`${name},Used,90000,Approved`, `${name},New,91000,Non PTA`, `${name},Kit Only,92000,`]
  expect(await planned(['Name,Condition,Price,PTA Status', ...rows].join('\n'))).toEqual(
    Array(3).fill(['refused', 'used']),
  )
  expect(await planned(`Name,Price\n${name} (Refurbished),90000`)).toEqual([['refused', 'used']])
  expect(await planned(`Name,Price,Currency\n${name},900,USD\n${name},290000,PKR`)).toEqual([
    ['refused', 'price'],
    ['price', 'current'],
  ])
  for (const header of ['Price (₹)', 'Price ($)', 'Price in EUR']) {
    expect(await planned(`Name,${header}\n${name},17999`), header).toEqual([['refused', 'no price']])
  }
})

test('rows of our own spreadsheet match phones by slug and preserve the origin of prices', async () => {
  givenPhone({ name: 'Galaxy without maker', slug: 'samsung-galaxy-a14', price: '50000' })
  const header = 'id,name,brand,slug,releaseDate,price,pricePkr,priceSource,priceDate,priceKind'
  const rows = [
    '1,Galaxy without maker,samsung,samsung-galaxy-a14,2023-01,50000,50000,old-list,2023,retail',
    '2,Odd name,samsung,samsung-odd-one,2023-01,Coming soon,,,,',
    '3,Samsung Galaxy New,samsung,samsung-galaxy-new,2024-01,"Rs 60,000 (PTA approved)",60000,old-list,2024-05,retail',
  ]
  const { table, guess } = await readTableOf('mobiles.csv', [header, ...rows].join('\n'), today)
  const steps = await planFile(table, guess)
  expect(steps.map(({ report }) => report.outcome)).toEqual(['existing', 'new', 'new'])
  expect(
    steps.flatMap(({ write }) => (write?.kind === 'phone' ? [[write.candidate.slug, write.candidate.price]] : [])),
  ).toEqual([
    ['samsung-odd-one', null],
    ['samsung-galaxy-new', { pricePkr: 60_000, source: 'old-list', date: '2024-05', kind: 'retail' }],
  ])
})

const messages = async (file: string) => {
  const { table, guess } = await readTableOf('list.csv', file, today)
  return (await planFile(table, { ...guess, mode: 'prices' })).map(({ report }) => [report.outcome, report.message])
}

test('the date and the shop of a row are those of its price; a date that is not read makes the row fail', async () => {
  const { id } = givenGalaxy()
  const name = 'Samsung Galaxy S24 Ultra'
  const file = (date: string) => `Name,Price,Date,Shop\n${name},"Rs 299,500",${date},Mega.pk`
  for (const date of ['Nov-26', '11/21/2026', 'last week']) {
    expect(await messages(file(date))).toEqual([
      ['refused', `"${date}" is no date such as 21/11/2026, 2026-11-21 or Nov 2026`],
    ])
  }
  expect(await messages(file('2031-05-01'))).toEqual([['refused', '"2031-05-01" is after today']])
  const { table, guess } = await readTableOf('list.csv', file('21/11/2026'), today)
  await importTable('list.csv', table, { ...guess, mode: 'prices' })
  const priceOrigin = { source: 'list', date: '2026-11-21', kind: 'import', seller: 'Mega.pk' }
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 299_500, priceOrigin })
})

test('a new phone with a price of an unreadable date is added without it', async () => {
  const file = 'Name,Price,Release Date,Date\nSamsung Galaxy New,50000,2026-01,soon'
  const { table, guess } = await readTableOf('list.csv', file, today)
  const [step] = await planFile(table, guess)
  expect(step?.report.message).toMatch(/^will be added, without its price: "soon" is no date/)
})

test('what cannot be had today gives no price of today, and an unregistered phone none unless the row calls it that', async () => {
  givenGalaxy()
  const name = 'Samsung Galaxy S24 Ultra'
  const rows = [
    `${name},300000,Sold out,,`,
    `${name},300000,No,,`,
    `${name},300000,Not available,,`,
    `${name} (Pre-order),300000,,,`,
    `${name},300000,,Factory unlocked,`,
    `${name} FU,300000,,,`,
    `${name},300000,,JV,`,
    `${name},300000,,Non active,`,
    `${name},210000,,Non PTA,non-pta`,
    `${name},200000,,JV,Non PTA`,
    `${name},200000,,Used,Non PTA`,
    `${name},200000,,,cheap`,
  ]
  expect(await planned(['Name,Price,Availability,Condition,Price kind', ...rows].join('\n'))).toEqual([
    ['refused', 'sold out'],
    ['refused', 'sold out'],
    ['refused', 'sold out'],
    ['refused', 'sold out'],
    ['refused', 'used'],
    ['refused', 'used'],
    ['refused', 'used'],
    ['price', 'current'],
    ['existing', 'repeated'],
    ['price', 'history'],
    ['refused', 'used'],
    ['refused', 'price kind'],
  ])
})

test('a row of which several cells cannot be read names each of them', async () => {
  givenGalaxy()
  const columns = 'Name,Price,Date,Price kind,Availability'
  const name = 'Samsung Galaxy S24 Ultra'
  const rows = [`${name},USD 300,soon,cheap,`, `${name},300000,soon,cheap,Sold out`, `${name},,soon,cheap,`]
  const { table, guess } = await readTableOf('list.csv', [columns, ...rows].join('\n'), today)
  const steps = await planFile(table, { ...guess, mode: 'prices' })
  const unread = '"cheap" is no kind of price; "soon" is no date such as 21/11/2026, 2026-11-21 or Nov 2026'
  expect(steps.map(({ report: { reason, message } }) => [reason, message])).toEqual([
    ['price', `"USD 300" is no price in rupees; ${unread}`],
    ['sold out', `it cannot be had today: this is no price of now; ${unread}`],
    ['no price', `there is no price; ${unread}`],
  ])
})

test('so does a row that is refused as a new phone', async () => {
  const rows = ['Name,Release Date,Price,Date', `Samsung Galaxy ${'X'.repeat(130)},one day,USD 300,soon`]
  const { table, guess } = await readTableOf('list.csv', rows.join('\n'), today)
  const mapping = { ...guess.mapping, Price: 'price' as const, Date: 'priceDate' as const }
  const [step] = await planFile(table, { ...guess, mode: 'both', mapping })
  expect(step?.report).toMatchObject({ outcome: 'refused', reason: 'long name' })
  expect(step?.report.message).toBe(
    'the name is longer than 120 characters; "one day" is no release date; "USD 300" is no price in rupees; ' +
      '"soon" is no date such as 21/11/2026, 2026-11-21 or Nov 2026',
  )
})
