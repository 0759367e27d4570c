import { afterEach, beforeEach, expect, test } from 'vitest'
import { listHeldPrices } from '#app/phones/held-prices.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { db } from '#db/client.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf } from '#tests/support/import-file.ts'
import { planFile } from './plan.server.ts'

keepTables()

const today = todayInPakistan()
const ids = new Map<string, string>()

beforeEach(() => {
  const phones: [string, string, string, string][] = [
    ['samsung', 'Samsung Galaxy A06', '4GB', '64GB'],
    ['infinix', 'Infinix Note 50 Pro', '8GB', '256GB'],
    ['samsung', 'Samsung Galaxy A56', '8GB', '256GB'],
    ['vivo', 'Vivo Y04', '4GB', '64GB'],
    ['apple', 'Apple iPhone 15', '6GB', '128GB / 256GB'],
    ['xiaomi', 'Xiaomi Redmi A5', '4GB', '64GB'],
    ['tecno', 'Tecno Spark 40', '8GB', '128GB'],
    ['infinix', 'Infinix Hot 60', '8GB', '128GB'],
    ['xiaomi', 'Xiaomi 15', '12GB', '256GB / 512GB'],
  ]
  for (const [brand, name, ram, storage] of phones) {
    const { id } = givenPhone({
      brand,
      name,
      price: null,
      shortSpecs: { ram, storage },
      specifications: [{ category: 'Memory', specs: [{ feature: 'Internal', value: `${storage} ${ram} RAM` }] }],
    })
    ids.set(name, id)
  }
})
afterEach(() => void db().$client.exec('DELETE FROM mobiles; DELETE FROM held_prices'))

const message = `[25/11/2026, 10:32 am] Ali Mobiles: 🔥 Aoa dear customers 🔥
*Today's rates* 📱

*SAMSUNG* 👇
1. A06 4/64 18,999
▪ A56 8/256 = Rs. 109,999/-
Galaxy A96 8/128 52,000

Note 50 Pro 8 256 52k pta approved
✅ Y04 4+64 @ 21500 only
iPhone 15 128 1.85 lac non pta

Xiaomi
15 12/256 185000
15 12/512 advance 50,000
Contact 0300-1234567`

async function planned(text: string) {
  const { table, guess } = await readTableOf('message.txt', text, today)
  const reports = (await planFile(table, guess)).map(step => step.report)
  return { table, guess, reports }
}

test('each line of a message is a price, or has its reason (IMPORT-17)', async () => {
  const { table, guess, reports } = await planned(message)
  expect(table.kind).toBe('message')
  expect(guess).toMatchObject({ mode: 'prices', kind: 'retail' })
  expect(reports.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
    [1, 'other', null],
    [2, 'other', null],
    [5, 'price', 'current'],
    [6, 'price', 'current'],
    [7, 'refused', 'no match'],
    [9, 'price', 'current'],
    [10, 'price', 'current'],
    [11, 'price', 'history'],
    [14, 'price', 'current'],
    [15, 'refused', 'instalment'],
    [16, 'other', null],
  ])
})

test('the lines are stored with their memory, as shop prices of the sender', async () => {
  const { table, guess } = await planned(message)
  const run = await importTable('message.txt', table, { ...guess, source: 'ali-mobiles' })
  expect(run.updated).toBe(6)
  const note = findPhoneById(ids.get('Infinix Note 50 Pro') ?? '')
  expect(note).toMatchObject({
    pricePkr: 52_000,
    priceOrigin: { source: 'ali-mobiles', kind: 'retail', date: today, ram: '8GB', storage: '256GB' },
  })
  // Without approval it joins the history only.
  expect(findPhoneById(ids.get('Apple iPhone 15') ?? '')?.pricePkr).toBeNull()
})

test('a heading tells the maker and the state of the lines below it', async () => {
  const { reports } = await planned(['Used phones', 'A06 4/64 12,000', 'New box pack', 'A06 4/64 18,999'].join('\n'))
  expect(reports.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['other', null],
    ['refused', 'used'],
    ['other', null],
    ['price', 'current'],
  ])
})

test('a line that names its own maker is not of the maker in the heading, which makes no row itself (IMPORT-17)', async () => {
  const lines = ['SAMSUNG 📱', 'Hot deal A06 4/64 18,999', 'Redmi A5 4/64 21,999', 'Spark 40 8/128 33,999']
  const { table, reports } = await planned([...lines, 'Hot 60 8/128 35,999', 'A56 8/256 109,999'].join('\n'))
  expect(reports.map(({ line, name, outcome }) => [line, name, outcome])).toEqual([
    [2, 'Samsung Galaxy A06', 'price'],
    [3, 'Xiaomi Redmi A5', 'price'],
    [4, 'Tecno Spark 40', 'price'],
    [5, 'Infinix Hot 60', 'price'],
    [6, 'Samsung Galaxy A56', 'price'],
  ])
  expect(table.rows.map(({ cells }) => cells.Brand ?? '')).toEqual(['samsung', '', '', '', 'samsung'])
})

test('a heading of phones without approval sends the lines below it to the history', async () => {
  const { reports } = await planned('Non PTA\nA06 4/64 15,000\n\nPTA approved sirf\nA06 4/64 18,999')
  expect(reports.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['other', 'a heading: the lines below are of phones without PTA approval'],
    ['price', 'PKR 15,000 joins the history: it is the price without PTA approval'],
    ['other', 'it names neither a phone nor a price'],
    ['price', 'gets its first price, PKR 18,999'],
  ])
})

test.each([
  'Salam, aaj ke rate:',
  'Used phones',
  'السلام علیکم',
  '-------- Rates --------',
  'PTA approved sirf',
  'Shop 12, Hafeez Centre, Lahore',
  'Call 0300 1234567 ya 042-35761234',
  '(042) 3576 1234',
  'WhatsApp: +92 42 3576 1234',
])('%s is no price line, and no error', async line => {
  const { table, guess, reports } = await planned(`${line}\nA56 8/256 109,999`)
  const outcomes = reports.map(({ outcome }) => outcome)
  expect(outcomes.slice(0, -1)).toEqual(outcomes.length > 1 ? ['other'] : [])
  const { skipped, errorCount } = await importTable('message.txt', table, guess)
  expect(errorCount).toBe(line === 'Used phones' ? 1 : 0)
  expect(skipped).toBe(outcomes.length - 1)
})

test('a phone without its price is an error, known here or not', async () => {
  const { reports } = await planned('A56 8/256 call for price\nGalaxy A96 8/128\nA06 4/64 18,999')
  expect(reports.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['refused', 'no price'],
    ['refused', 'no price'],
    ['price', 'current'],
  ])
})

test('a row tells what was read of it, and what it would replace (IMPORT-9)', async () => {
  const first = await planned('A06 4/64 18,999')
  await importTable('message.txt', first.table, first.guess)
  const { reports } = await planned('SAMSUNG\n▪ A06 4/64 = Rs. 17,999/-\nGalaxy A96 8/128 52,000')
  expect(reports.map(({ read }) => read)).toEqual([
    {
      sent: '▪ A06 4/64 = Rs. 17,999/-',
      phone: expect.objectContaining({ name: 'Samsung Galaxy A06', pricePkr: 18_999, date: today }),
      version: '4GB + 64GB',
      pricePkr: 17_999,
      unknown: null,
    },
    {
      sent: 'Galaxy A96 8/128 52,000',
      phone: null,
      version: '8GB + 128GB',
      pricePkr: 52_000,
      unknown: { name: 'samsung Galaxy A96', brand: 'samsung' },
    },
  ])
})

test('a used phone is refused as such, also where something else of its line is doubtful', async () => {
  const { reports } = await planned('Used phones\nA06 8/256 12,000')
  expect(reports.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['other', null],
    ['refused', 'used'],
  ])
  const { reports: unused } = await planned('A06 8/256 12,000')
  expect(unused.map(({ outcome }) => outcome)).toEqual(['held'])
})

test('a line that must be looked at is held with its reason', async () => {
  const { table, guess, reports } = await planned('Samsung\nA06 12/512 45,000\nA06 4/64 from 18,000-19,000')
  expect(reports.map(({ outcome }) => outcome)).toEqual(['held', 'refused'])
  await importTable('message.txt', table, guess)
  expect(
    listHeldPrices({ limit: 10, offset: 0 })
      .flatMap(({ why }) => why)
      .join('; '),
  ).toMatch(/memory/)
})

test('a list with a header stays a CSV, and a list of prices without one is read like a message', async () => {
  expect((await planned('Phone,Rate\nGalaxy A06,18999')).table.kind).toBe('csv')
  const { table, reports } = await planned('Samsung A06 4/64;18999\nVivo Y04 4/64;21500')
  expect(table.kind).toBe('message')
  expect(reports.map(({ outcome }) => outcome)).toEqual(['price', 'price'])
})
