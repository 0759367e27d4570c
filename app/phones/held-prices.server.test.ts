import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import type { FileOptions } from '#app/import/plan/options.ts'
import { planFile } from '#app/import/plan/plan.server.ts'
import { undoableRuns } from '#app/import/run/changes.server.ts'
import { previewUndo, startUndo } from '#app/import/run/undo.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf, tester } from '#tests/support/import-file.ts'
import { countHeldPrices, listHeldPrices, publishHeldPrice, rejectHeldPrice } from './held-prices.server.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'
import { variantCategory } from './variants.ts'

const today = () => todayInPakistan()
const daysAgo = (days: number) => todayInPakistan(Date.now() - days * 86_400_000)
const tomorrow = () => daysAgo(-1)
const held = () => listHeldPrices({ limit: 20, offset: 0 })

const a55 = (days = 10) =>
  givenPhone({
    name: 'Samsung Galaxy A55',
    model: 'Galaxy A55',
    price: 'Rs 100,000',
    priceOrigin: { source: 'shop', date: daysAgo(days), kind: 'retail' },
    specifications: [{ category: 'Memory', specs: [{ feature: 'Internal', value: '128GB 8GB RAM, 256GB 8GB RAM' }] }],
  })

/** Imports rows of `name,price` and further columns as a price list of today. */
async function importPrices(rows: string, columns = 'name,price', chosen: Partial<FileOptions> = {}) {
  const { table, guess } = await readTableOf('list.csv', `${columns}\n${rows}`, today())
  return importTable('list.csv', table, {
    ...guess,
    mode: 'prices',
    source: 'list',
    kind: 'retail',
    date: today(),
    ...chosen,
  })
}

test('a row that differs by more than 40 % from a newest price of now is held and not published', async () => {
  const { id } = a55()
  const run = await importPrices('Samsung Galaxy A55,141000')
  expect(run).toMatchObject({ held: 1, errors: [], errorCount: 0, processed: 1 })
  expect(listHeldPrices({ limit: 1, offset: 0 })[0]?.why[0]).toMatch(/^41 % more than the newest price/)
  expect(findPhoneById(id)?.pricePkr).toBe(100_000)
  expect(listPriceHistory(id)).toHaveLength(1)
  expect(countHeldPrices()).toBe(1)
  await importPrices('Samsung Galaxy A55,141000')
  expect(countHeldPrices()).toBe(1)
})

test('up to 40 %, or beside a newest price of over 60 days ago, a row is published', async () => {
  const recent = a55()
  await importPrices('Samsung Galaxy A55,140000')
  expect(findPhoneById(recent.id)?.pricePkr).toBe(140_000)
  expect(countHeldPrices()).toBe(0)
  const old = givenPhone({
    name: 'Samsung Galaxy A35',
    price: 'Rs 100,000',
    priceOrigin: { source: 'shop', date: daysAgo(100), kind: 'retail' },
  })
  await importPrices('Samsung Galaxy A35,190000')
  expect(findPhoneById(old.id)?.pricePkr).toBe(190_000)
})

test('other memory, and a name of two phones, are held', async () => {
  a55(100)
  await importPrices('Samsung Galaxy A55,101000,1TB', 'name,price,storage')
  expect(held().map(({ why }) => why)).toEqual([['of a memory size that this phone is not known to have']])
  const { id } = givenPhone({ name: 'Xiaomi Redmi Note 14', brand: 'xiaomi', price: 'Rs 60,000' })
  givenPhone({ name: 'Xiaomi Redmi Note 14 5G', brand: 'xiaomi', price: 'Rs 80,000' })
  await importPrices('Xiaomi Redmi Note 14,61000')
  expect(held().find(({ phone }) => phone.id === id)?.why).toEqual([
    'may belong to the phone of the same name with or without 5G',
  ])
})

test('a published row becomes the price, with an entry in the activity', async () => {
  const { id } = a55()
  await importPrices('Samsung Galaxy A55,150000')
  const [row] = held()
  expect(publishHeldPrice(row?.id ?? 0, 'tester', Date.now())).toEqual({ ok: true, value: 'Samsung Galaxy A55' })
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 150_000, priceOrigin: { source: 'list', date: today() } })
  expect(countHeldPrices()).toBe(0)
  const [entry] = listActivity({ limit: 1, offset: 0 })
  expect(entry).toMatchObject({ username: 'tester', subjectId: id, fields: ['held price'] })
  expect(entry?.changes?.[0]?.after).toBe('published')
  expect(publishHeldPrice(row?.id ?? 0, 'tester', Date.now())).toMatchObject({ ok: false, reason: 'not-found' })
})

test('a published row becomes the price also beside a newer one, and one of an editor', async () => {
  const { id } = a55()
  await importPrices('Samsung Galaxy A55,150000')
  recordPrice(
    id,
    { pricePkr: 101_000, source: 'admin', date: tomorrow(), kind: 'admin' },
    { replacesEdited: true },
    Date.now(),
  )
  expect(publishHeldPrice(held()[0]?.id ?? 0, 'tester', Date.now())).toMatchObject({ ok: true })
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 150_000, priceOrigin: { source: 'list', date: today() } })
})

test('prices of versions are stored with their memory and stand in the table of versions, also when published', async () => {
  const { id } = givenPhone({
    name: 'Samsung Galaxy A55',
    price: 'Rs 100,000',
    priceOrigin: { source: 'shop', date: daysAgo(10), kind: 'retail', ram: '8GB', storage: '128GB' },
    specifications: variantCategory([
      { ram: '8GB', storage: '128GB', pricePkr: 100_000 },
      { ram: '8GB', storage: '256GB' },
      { ram: '12GB', storage: '1TB', pricePkr: 180_000 },
    ]),
  })
  const table = () =>
    findPhoneById(id)
      ?.specifications.at(-1)
      ?.specs.map(({ value }) => value)
  await importPrices('Samsung Galaxy A55,105000,128,8\nSamsung Galaxy A55,125000,256,8', 'name,price,storage,ram')
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 105_000, priceOrigin: { storage: '128GB', ram: '8GB' } })
  expect(table()).toEqual(['PKR 105,000', 'PKR 125,000', 'PKR 180,000'])
  await importPrices('Samsung Galaxy A55,52000,128GB,8GB', 'name,price,storage,ram')
  expect([table()?.[0], countHeldPrices()]).toEqual(['PKR 105,000', 1])
  publishHeldPrice(held()[0]?.id ?? 0, 'tester', Date.now())
  expect([table()?.[0], findPhoneById(id)?.pricePkr]).toEqual(['PKR 52,000', 52_000])
})

test('a rejected row changes nothing and is not held again', async () => {
  const { id } = a55()
  await importPrices('Samsung Galaxy A55,150000')
  expect(rejectHeldPrice(held()[0]?.id ?? 0, 'tester')).toMatchObject({ ok: true })
  expect(countHeldPrices()).toBe(0)
  await importPrices('Samsung Galaxy A55,150000')
  expect(countHeldPrices()).toBe(0)
  expect(findPhoneById(id)?.pricePkr).toBe(100_000)
})

/** What the preview of this row says. */
async function previewed(row: string, takesRejected = false) {
  const { table, guess } = await readTableOf('list.csv', `name,price\n${row}`, today())
  const origin = { source: 'list', kind: 'retail' as const, date: today() }
  const [step] = await planFile(table, { ...guess, mode: 'prices', ...origin, takesRejected })
  return [step?.report.outcome, step?.report.reason, step?.report.message, step?.write?.kind]
}

test('a rejected row that comes again is shown as such and left out, also when nothing is doubtful any more', async () => {
  const { id } = a55()
  const row = 'Samsung Galaxy A55,150000'
  await importPrices(row)
  rejectHeldPrice(held()[0]?.id ?? 0, 'tester')
  const point = { pricePkr: 148_000, source: 'shop', date: daysAgo(1), kind: 'retail' as const }
  recordPrice(id, point, { replacesEdited: true }, Date.now())
  const [outcome, reason, message, write] = await previewed(row)
  expect([outcome, reason, write]).toEqual(['existing', 'rejected', undefined])
  expect(message).toMatch(/^PKR 150,000 was rejected on \d+ \w+ \d{4}$/)
  expect(await importPrices(row)).toMatchObject({ updated: 0, existing: 1 })
  expect(findPhoneById(id)?.pricePkr).toBe(148_000)
  // Chosen, it is like any other row.
  expect((await previewed(row, true)).slice(0, 2)).toEqual(['price', 'current'])
  await importPrices(row, 'name,price', { takesRejected: true })
  expect(findPhoneById(id)?.pricePkr).toBe(150_000)
})

test('a rejected row that is chosen, and still doubtful, is held once more', async () => {
  a55()
  await importPrices('Samsung Galaxy A55,150000')
  rejectHeldPrice(held()[0]?.id ?? 0, 'tester')
  await importPrices('Samsung Galaxy A55,150000', 'name,price', { takesRejected: true })
  await importPrices('Samsung Galaxy A55,150000', 'name,price', { takesRejected: true })
  expect(countHeldPrices()).toBe(1)
})

test('taking an import back removes the rows that it held and nobody decided on', async () => {
  a55()
  const kept = givenPhone({
    name: 'Samsung Galaxy A35',
    price: 'Rs 100,000',
    priceOrigin: { source: 'shop', date: daysAgo(5), kind: 'retail' },
  })
  const run = await importPrices('Samsung Galaxy A55,141000\nSamsung Galaxy A35,20000')
  expect(undoableRuns([run.id])).toEqual(new Set([run.id]))
  const rejected = held().find(row => row.phone.id === kept.id)
  rejectHeldPrice(rejected?.id ?? 0, 'tester')
  expect(await previewUndo(run.id, 'administrator')).toMatchObject({ phones: 0, prices: 0, held: 1 })
  const started = await startUndo(run.id, tester)
  if (!started.ok) throw new Error(started.message)
  expect(await started.value.ended).toMatchObject({ state: 'done', updated: 1, errorCount: 0 })
  expect(countHeldPrices()).toBe(0)
  expect(undoableRuns([run.id])).toEqual(new Set())
  // The rejected one stays rejected, the other may come again.
  await importPrices('Samsung Galaxy A55,141000\nSamsung Galaxy A35,20000')
  expect(held().map(row => row.phone.name)).toEqual(['Samsung Galaxy A55'])
})
