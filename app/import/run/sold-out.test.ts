/** Rows of a list that say that a phone is sold out (IMPORT-10, ADMIN-19). */
import { expect, test } from 'vitest'
import { countPriceWork } from '#app/admin/price-worklist.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { importTable, readTableOf, tester } from '#tests/support/import-file.ts'
import { undoableRuns } from './changes.server.ts'
import { previewUndo, startUndo } from './undo.server.ts'

const daysAgo = (days: number) => todayInPakistan(Date.now() - days * 86_400_000)

const a55 = (name = 'Samsung Galaxy A55') =>
  givenPhone({
    name,
    price: 'Rs 100,000',
    priceOrigin: { source: 'shop', date: daysAgo(20), kind: 'retail' },
  })

async function importPrices(rows: string, date = daysAgo(1)) {
  const { table, guess } = await readTableOf('list.csv', `name,price,availability\n${rows}`)
  return importTable('list.csv', table, { ...guess, mode: 'prices', source: 'list', kind: 'retail', date })
}

const soldOut = () => countPriceWork(Date.now())['sold-out']

test.each(['Samsung Galaxy A55,98000,Out of stock', 'Samsung Galaxy A55,Sold out,', 'Samsung Galaxy A55,,no'])(
  'a phone that the newest list has as sold out waits in the list of those: %s',
  async row => {
    const { id, pricePkr } = a55()
    const run = await importPrices(row)
    expect([soldOut(), pricePkr]).toEqual([1, 100_000])
    expect(db().$client.prepare('SELECT mobile_id, source, date, run_id FROM sold_out').all()).toEqual([
      { mobile_id: id, source: 'list', date: daysAgo(1), run_id: run.id },
    ])
    await importPrices(row)
    expect(db().$client.prepare('SELECT count(*) FROM sold_out').pluck().get()).toBe(1)
  },
)

test('not one that is only to come, of an older list, or that the same list has in stock', async () => {
  a55()
  a55('Samsung Galaxy A35')
  await importPrices('Samsung Galaxy A55,98000,Pre-order\nSamsung Galaxy A35,Coming soon,')
  await importPrices('Samsung Galaxy A55,98000,Sold out', daysAgo(40))
  await importPrices('Samsung Galaxy A55,98000,Sold out\nSamsung Galaxy A55,99000,In stock')
  expect(soldOut()).toBe(0)
})

test('taking the import back takes back what it said', async () => {
  a55()
  const run = await importPrices('Samsung Galaxy A55,98000,Sold out')
  expect(undoableRuns([run.id])).toEqual(new Set([run.id]))
  expect(await previewUndo(run.id, 'administrator')).toMatchObject({ prices: 0, held: 0, soldOut: 1 })
  const started = await startUndo(run.id, tester)
  if (!started.ok) throw new Error(started.message)
  expect(await started.value.ended).toMatchObject({ state: 'done', updated: 1 })
  expect([soldOut(), undoableRuns([run.id]).size]).toEqual([0, 0])
})
