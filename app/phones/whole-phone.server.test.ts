import { getTableName } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonExport } from '#app/export/json.server.ts'
import { planExport } from '#app/import/plan/export-plan.server.ts'
import { readSiteExport } from '#app/import/read/site-export.ts'
import { storeExportedBrand, storeExportedPhone } from '#app/import/run/store-export.server.ts'
import { listNews } from '#app/seo/news.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { messages, providerRecords } from '#db/schema/index.ts'
import { givenPhone } from '#tests/support/given.ts'
import { children, givenPhoneWith, referrers, rowsOfPhone } from '#tests/support/phone-rows.ts'
import { deletePhone, restorePhone } from './edit.server.ts'
import { findPhoneByFormerSlug } from './phones.server.ts'
import { phoneTables } from './whole-phone.server.ts'

const empty = () => {
  db().$client.exec('DELETE FROM mobiles; DELETE FROM brands; DELETE FROM import_runs; DELETE FROM messages')
  invalidateContent()
}

function deletedPhone(id: string): number {
  const deleted = deletePhone(id, 'editor')
  if (!deleted.ok) throw new Error(deleted.message)
  return deleted.value
}

const unknownTables = () => {
  const known = Object.values(phoneTables).flat().map(getTableName)
  return referrers().filter(({ table, column }) => !known.includes(table) || column !== 'mobile_id')
}

test('every table that refers to phones is known, and a new one is noticed', () => {
  expect(unknownTables()).toEqual([])
  db().$client.exec('CREATE TABLE phone_notes (phone TEXT REFERENCES mobiles(id) ON DELETE CASCADE)')
  expect(unknownTables()).toEqual([{ table: 'phone_notes', column: 'phone' }])
  db().$client.exec('DROP TABLE phone_notes')
})

test('a phone with rows of every kind is deleted and restored unchanged (ADMIN-13)', () => {
  fc.assert(
    fc.property(children, given => {
      empty()
      const id = givenPhoneWith(given)
      const before = [rowsOfPhone(id), listNews()]
      expect(Object.entries(rowsOfPhone(id)).filter(([, rows]) => rows.length === 0)).toEqual([])
      const entry = deletedPhone(id)
      expect(Object.values(rowsOfPhone(id)).flat()).toEqual([])
      expect(restorePhone(entry, 'editor')).toMatchObject({ ok: true })
      expect([rowsOfPhone(id), listNews()]).toEqual(before)
    }),
    { numRuns: 20 },
  )
})

/** Without what is not in an export: messages, imports, and the ids of rows. */
function exportedRows(id: string) {
  const { messages: _, ...tables } = rowsOfPhone(id)
  const rows = Object.entries(tables).map(([table, own]) => [
    table,
    table === 'mobiles' ? own : own.map(({ id: _, run_id, ...row }) => row),
  ])
  return Object.fromEntries(rows)
}

test('a phone with rows of every kind is exported and imported unchanged (EXPORT-3)', () => {
  fc.assert(
    fc.property(children, given => {
      empty()
      const id = givenPhoneWith(given)
      const before = exportedRows(id)
      const file = readSiteExport([...jsonExport()].join(''))
      if (!file?.ok) throw new Error('It is no export.')
      empty()
      for (const { report, write } of planExport(file.file, 'administrator')) {
        expect(report).toMatchObject({ outcome: 'new' })
        if (write?.kind === 'brand') storeExportedBrand(write.brand)
        if (write?.kind === 'exported') storeExportedPhone(write.phone)
      }
      expect(exportedRows(id)).toEqual(before)
    }),
    { numRuns: 20 },
  )
})

test('what became another phone’s while a phone was deleted stays there, and a deleted message stays deleted', () => {
  const [given] = fc.sample(children, { numRuns: 1, seed: 1 })
  if (!given) throw new Error('no sample')
  const id = givenPhoneWith({ ...given, former: [1] })
  const entry = deletedPhone(id)
  const other = givenPhone({ slug: 'whole-1' })
  db().insert(providerRecords).values({ provider: 'p', externalId: '1', mobileId: other.id, fetchedAt: 1 }).run()
  db().delete(messages).run()
  expect(restorePhone(entry, 'editor')).toMatchObject({ ok: true })
  expect(findPhoneByFormerSlug('whole-1')).toBeNull()
  expect([rowsOfPhone(other.id).provider_records?.length, rowsOfPhone(id).messages]).toEqual([1, []])
})

test('a phone that is here again, or whose slug is taken, is not restored', () => {
  const phone = givenPhone({ slug: 'first' })
  const entry = deletedPhone(phone.id)
  givenPhone({ slug: 'first' })
  expect(restorePhone(entry, 'editor')).toMatchObject({ ok: false, reason: 'conflict' })
  db().$client.exec('DELETE FROM mobiles')
  givenPhone({ id: phone.id, slug: 'second' })
  expect(restorePhone(entry, 'editor')).toMatchObject({ ok: false, reason: 'conflict' })
})

test('a phone that an earlier version deleted comes back, with no prices as news', () => {
  const phone = givenPhone({ slug: 'first', price: 'Rs 50,000', now: 1000 })
  const entry = deletedPhone(phone.id)
  const point = { pricePkr: 50_000, source: 'test', date: '2025-01', kind: 'retail' as const }
  const history = [point, { ...point, pricePkr: 30_000, date: '2026-11', kind: 'non-pta' as const }]
  const snapshot = JSON.stringify({ phone, history, factOverrides: [] })
  db().$client.prepare('UPDATE activity SET snapshot = ? WHERE id = ?').run(snapshot, entry)
  const restored = restorePhone(entry, 'editor')
  expect(restored).toMatchObject({ ok: true, value: phone })
  expect(rowsOfPhone(phone.id).price_history?.map(row => row.price_pkr)).toEqual([50_000, 30_000])
  expect(listNews().map(({ kind }) => kind)).toEqual(['phone'])
})
