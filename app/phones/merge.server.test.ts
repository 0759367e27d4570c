import { getTableName } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findActivity } from '#app/activity/activity.server.ts'
import { search } from '#app/search/search.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { aiResults, factOverrides, offers } from '#db/schema/index.ts'
import { givenPhone } from '#tests/support/given.ts'
import { children, givenPhoneWith, rowsOfPhone } from '#tests/support/phone-rows.ts'
import { deletePhone, updatePhone } from './edit.server.ts'
import { editable } from './editable.ts'
import { phoneForm } from './form-schema.ts'
import { currentIds } from './former-slugs.server.ts'
import { mergePhones, undoMerge } from './merge.server.ts'
import type { Choices } from './merge-choices.ts'
import { movedTables } from './moved-rows.server.ts'
import { findPhoneByFormerSlug, findPhoneById, listPriceHistory } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'
import { phoneTables } from './whole-phone.server.ts'

const versionOf = (id: string) => findPhoneById(id)?.version ?? 0

function merged(stays: string, goes: string, choices: Choices = {}): number {
  const versions = { stays: versionOf(stays), goes: versionOf(goes) }
  const result = mergePhones({ stays, goes, versions }, choices, 'editor')
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const retail = (source: string, date: string) => ({ source, date, kind: 'retail' as const })
const viewsOf = (id: string) => rowsOfPhone(id).mobiles?.[0]?.views

/** All that the database has of it, but for when it was stored. */
function withoutTimes(id: string) {
  const { mobiles = [], ...rows } = rowsOfPhone(id)
  const overrides = rows.fact_overrides?.map(({ updated_at: _, ...row }) => row)
  return { ...rows, fact_overrides: overrides, mobiles: mobiles.map(({ version: _, updated_at: __, ...row }) => row) }
}

const empty = () => {
  db().$client.exec('DELETE FROM mobiles; DELETE FROM brands; DELETE FROM import_runs; DELETE FROM messages')
  invalidateContent()
}

test('every table that refers to phones is moved, or known to be told by the choices', () => {
  const chosen = [factOverrides, aiResults, ...phoneTables.derived]
  const all = Object.values(phoneTables).flat()
  expect([...movedTables, ...chosen].map(getTableName).sort()).toEqual(all.map(getTableName).sort())
})

test('the history is joined without duplicates, and the price follows from it', () => {
  const stays = givenPhone({ slug: 'first', price: 'Rs 90,000', priceOrigin: retail('a', '2026-10-01') })
  const goes = givenPhone({ slug: 'second', price: 'Rs 90,000', priceOrigin: retail('a', '2026-10-01') })
  recordPrice(
    goes.id,
    { pricePkr: 85_000, ...retail('b', '2026-11-20') },
    { replacesEdited: false, historyOnly: false },
    1,
  )
  merged(stays.id, goes.id)
  expect(listPriceHistory(stays.id).map(({ pricePkr }) => pricePkr)).toEqual([90_000, 85_000])
  expect(findPhoneById(stays.id)).toMatchObject({ pricePkr: 85_000, slug: 'first' })
})

test('a price that an editor typed for the other entry stays one', () => {
  const stays = givenPhone({ slug: 'first', price: 'Rs 80,000', priceOrigin: retail('a', '2026-11-20') })
  const goes = givenPhone({
    ...{ slug: 'second', price: 'Rs 95,000' },
    priceOrigin: { source: 'admin', date: '2026-11-25', kind: 'admin' },
  })
  merged(stays.id, goes.id)
  expect(findPhoneById(stays.id)).toMatchObject({ pricePkr: 95_000, priceOrigin: { kind: 'admin' } })
})

test('views are added up, addresses and ids of both lead to the phone, and the search finds one', () => {
  const first = givenPhone({ slug: 'first', name: 'Zebra One' })
  const second = givenPhone({ slug: 'second', name: 'Zebra One Dual' })
  const third = givenPhone({ slug: 'third', name: 'Zebra One Global' })
  db().$client.exec('UPDATE mobiles SET views = 5')
  merged(second.id, third.id)
  merged(first.id, second.id)
  expect(viewsOf(first.id)).toBe(15)
  expect(['second', 'third'].map(slug => findPhoneByFormerSlug(slug)?.id)).toEqual([first.id, first.id])
  expect(currentIds([third.id, second.id])).toEqual([first.id])
  expect(search('zebra').total).toBe(1)
})

test('two entries with rows of every kind are as before after the merge was undone', () => {
  const both = fc.tuple(children, fc.constantFrom<Choices>({}, { 'specification.a/b': 'goes', name: 'goes' }))
  fc.assert(
    fc.property(both, ([given, choices]) => {
      empty()
      const other = givenPhone({
        ...{ slug: 'other', name: 'Other', price: 'Rs 70,000' },
        specifications: [{ category: 'A', specs: [{ feature: 'B', value: 'c' }] }],
      })
      const whole = givenPhoneWith(given)
      const before = [withoutTimes(other.id), rowsOfPhone(whole)]
      const entry = merged(other.id, whole, choices)
      expect(Object.values(rowsOfPhone(whole)).flat()).toEqual([])
      expect(undoMerge(entry, 'editor')).toMatchObject({ ok: true })
      expect([withoutTimes(other.id), rowsOfPhone(whole)]).toEqual(before)
    }),
    { numRuns: 20 },
  )
})

test('what came since stays with the phone it came to', () => {
  const stays = givenPhone({ slug: 'first', price: 'Rs 90,000', priceOrigin: retail('a', '2026-10-01') })
  const goes = givenPhone({ slug: 'second', price: 'Rs 80,000', priceOrigin: retail('b', '2026-10-02') })
  const offer = { key: 'k', seller: 's', kind: 'retail' as const, pricePkr: 80_000, checkedAt: 1, changedAt: 1 }
  db()
    .insert(offers)
    .values({ ...offer, mobileId: goes.id })
    .run()
  const entry = merged(stays.id, goes.id)
  expect(rowsOf('offers', stays.id)).toBe(1)
  const recording = { replacesEdited: false, historyOnly: false }
  recordPrice(stays.id, { pricePkr: 70_000, ...retail('c', '2026-11-20') }, recording, 1)
  expect(undoMerge(entry, 'editor')).toMatchObject({ ok: true })
  expect([stays.id, goes.id].map(id => listPriceHistory(id).map(({ pricePkr }) => pricePkr))).toEqual([
    [90_000, 70_000],
    [80_000],
  ])
  expect([stays.id, goes.id].map(id => findPhoneById(id)?.pricePkr)).toEqual([70_000, 80_000])
  expect(rowsOf('offers', goes.id)).toBe(1)
})

const rowsOf = (table: string, id: string) =>
  db().$client.prepare<[string], number>(`SELECT count(*) FROM ${table} WHERE mobile_id = ?`).pluck().get(id)

test('a merge is undone once, and not over what an editor changed since', () => {
  const carouselImages = ['/images/default-phone.svg']
  const [stays, goes] = [givenPhone({ slug: 'first', carouselImages }), givenPhone({ slug: 'second' })]
  const entry = merged(stays.id, goes.id, { name: 'goes' })
  expect(findActivity(entry)).toEqual({ action: 'merge', subject: 'phone' })
  const now = findPhoneById(stays.id)
  if (!now) throw new Error('It is gone.')
  const save = (model: string, version: number) =>
    updatePhone(stays.id, phoneForm.parse({ ...editable(now), model, version }), 'other')
  save('Changed', now.version)
  expect(undoMerge(entry, 'editor')).toMatchObject({
    ...{ ok: false, reason: 'conflict', message: expect.stringContaining('(model)') },
  })
  save(now.model, now.version + 1)
  expect(undoMerge(entry, 'editor')).toMatchObject({ ok: true, value: { slug: 'second' } })
  expect(undoMerge(entry, 'editor')).toMatchObject({ ok: false, reason: 'not-found' })
})

test('a merge is not undone where an address is taken, or the phone is gone', () => {
  const [stays, goes] = [givenPhone({ slug: 'first' }), givenPhone({ slug: 'second' })]
  const entry = merged(stays.id, goes.id)
  const other = givenPhone({ slug: 'second' })
  expect(undoMerge(entry, 'editor')).toMatchObject({ ok: false, reason: 'conflict', field: 'slug' })
  deletePhone(other.id, 'editor')
  deletePhone(stays.id, 'editor')
  expect(undoMerge(entry, 'editor')).toMatchObject({ ok: false, reason: 'not-found' })
  expect(findPhoneById(goes.id)).toBeNull()
})

test('the same entry, one that is gone, and one that was changed are refused', () => {
  const [stays, goes] = [givenPhone({ slug: 'first' }), givenPhone({ slug: 'second' })]
  const versions = { stays: 1, goes: 1 }
  const refusalOf = (more: object) => mergePhones({ stays: stays.id, goes: goes.id, versions, ...more }, {}, 'editor')
  expect(refusalOf({ goes: stays.id })).toMatchObject({ reason: 'invalid' })
  expect(refusalOf({ goes: 'nobody' })).toMatchObject({ reason: 'not-found' })
  expect(refusalOf({ versions: { stays: 1, goes: 2 } })).toMatchObject({ reason: 'conflict' })
  expect(refusalOf({ versions: { stays: 2, goes: 1 } })).toMatchObject({ reason: 'conflict' })
  expect([stays, goes].map(({ id }) => versionOf(id))).toEqual([1, 1])
})
