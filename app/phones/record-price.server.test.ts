import { expect, test } from 'vitest'
import { jsonExport } from '#app/export/json.server.ts'
import { planExport } from '#app/import/plan/export-plan.server.ts'
import { readSiteExport } from '#app/import/read/site-export.ts'
import { storeExportedPhone } from '#app/import/run/store-export.server.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'

const offer = {
  source: 'market-2026-10',
  date: '2026-10-02',
  kind: 'official',
  storage: '256GB',
  ram: '8GB',
  seller: 'Mercantile',
} as const
const unapproved = { pricePkr: 90_000, ...offer, kind: 'non-pta' } as const

test('a price of an unregistered phone only joins the history, of a stored phone and of a new one (PRICE-12)', () => {
  const { id } = givenPhone({ price: 'Rs 120,000', priceOrigin: { ...offer, date: '2025-01' } })
  expect(recordPrice(id, unapproved, { replacesEdited: true }, Date.now()).change).toBe('history')
  expect(findPhoneById(id)?.pricePkr).toBe(120_000)
  expect(listPriceHistory(id)).toContainEqual(unapproved)

  const { pricePkr, ...priceOrigin } = unapproved
  const fresh = givenPhone({ price: `Rs ${pricePkr}`, priceOrigin })
  expect(fresh).toMatchObject({ pricePkr: null, priceText: null, priceOrigin: null })
  expect(listPriceHistory(fresh.id)).toEqual([unapproved])
})

test('memory, seller, marks and confidence are stored, exported and imported back (DATA-20, EXPORT-3)', () => {
  const before = givenPhone({
    slug: 'marked',
    price: 'Rs 110,000',
    priceOrigin: offer,
    earlierPrices: [{ pricePkr: 99_000, source: 'priceoye-2023', date: '2023', kind: 'retail', isPlotted: false }],
    dataConfidence: 'name-only',
    marks: ['edition'],
  })
  expect(before).toMatchObject({ priceOrigin: offer, dataConfidence: 'name-only', marks: ['edition'] })
  const history = listPriceHistory(before.id)
  expect(history.map(({ isPlotted }) => isPlotted)).toEqual([false, undefined])
  const text = [...jsonExport()].join('')
  db().$client.exec('DELETE FROM mobiles')
  const read = readSiteExport(text)
  if (!read?.ok) throw new Error('no export')
  const write = planExport(read.file, 'administrator').at(-1)?.write
  if (write?.kind !== 'exported') throw new Error('not planned')
  storeExportedPhone(write.phone)
  expect(findPhoneById(before.id)).toEqual(before)
  expect(listPriceHistory(before.id)).toEqual(history)
})
