import { beforeAll, expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { isCatalogueNew } from '#app/catalog/version.server.ts'
import { deletePhone, updatePhone } from '#app/phones/edit.server.ts'
import { editable } from '#app/phones/editable.ts'
import { findPhone, listPriceHistory } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { tester } from '#tests/support/import-file.ts'
import { startCatalogueImport } from '../run/file-import.server.ts'
import { startUndo } from '../run/undo.server.ts'
import { planCatalogue } from './catalogue-plan.server.ts'

keepTables()

const repriced = readCatalogPhones().filter(
  ({ price, dataConfidence }) => (price?.date ?? '') >= '2026-04' && !dataConfidence,
)

/** The database as the catalogue before this one left it. */
beforeAll(async () => {
  await givenCatalogue()
  db().$client.exec(`
    DELETE FROM mobiles WHERE data_confidence IS NOT NULL;
    DELETE FROM price_history WHERE date >= '2026-04';
    UPDATE mobiles SET price = 'PKR 30,000', price_pkr = 30000, band = 'budget', price_source = 'priceoye-2026-03',
      price_date = '2026-03', price_kind = 'retail' WHERE price_date >= '2026-04';
    DELETE FROM site_state WHERE key = 'bundled-catalogue'`)
  invalidateContent()
})

const outcomes = async () => (await planCatalogue()).map(({ report }) => [report.name, report.outcome, report.reason])

test('the new phones and prices are offered and imported once; an editor keeps price and deletion (IMPORT-15)', async () => {
  const [typed, deleted] = repriced.map(({ slug }) => findPhone(slug))
  if (!typed || !deleted) throw new Error('not stored')
  const form = { ...editable(typed), price: 'Rs 33,333' }
  expect(updatePhone(typed.id, { ...form, version: typed.version } as never, 'editor')).toMatchObject({ ok: true })
  expect(deletePhone(deleted.id, 'editor')).toMatchObject({ ok: true })

  expect(isCatalogueNew()).toBe(true)
  const planned = await outcomes()
  expect(planned.filter(([, outcome]) => outcome === 'new')).toHaveLength(53)
  expect(planned.filter(([, , reason]) => reason === 'current')).toHaveLength(repriced.length - 2)
  expect(planned).toContainEqual([deleted.name, 'existing', 'deleted'])

  const started = await startCatalogueImport('admin')
  if (!started.ok) throw new Error(started.message)
  const run = await started.value.ended
  expect(run).toMatchObject({ state: 'done', success: 53, errorCount: 0 })
  expect([isCatalogueNew(), findPhone(typed.slug)?.pricePkr, findPhone(deleted.slug)]).toEqual([false, 33_333, null])
  for (const { slug, price, priceHistory } of repriced.slice(2)) {
    const phone = findPhone(slug)
    expect([slug, phone?.pricePkr, phone?.priceOrigin?.kind]).toEqual([slug, price?.pricePkr, price?.kind])
    expect(listPriceHistory(phone?.id ?? '')).toEqual(expect.arrayContaining(priceHistory))
  }
  expect((await outcomes()).filter(([, outcome]) => outcome !== 'existing')).toEqual([])

  const undo = await startUndo(run.id, tester)
  if (!undo.ok) throw new Error(undo.message)
  await undo.value.ended
  expect([findPhone('digit-6'), findPhone(repriced[2]?.slug ?? '')?.pricePkr]).toEqual([null, 30_000])
})
