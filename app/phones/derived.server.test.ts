import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { derivationFingerprint, derivedColumns, refreshDerivedColumns } from './derived.server.ts'

const rowOf = (id: string) =>
  db().$client.prepare('SELECT band, release_order AS releaseOrder, version FROM mobiles WHERE id = ?').get(id)

/** Different rules: 'budget' ends at 40,000. */
const otherRules: typeof derivedColumns = phone => {
  const columns = derivedColumns(phone)
  return phone.pricePkr >= 40_000 && columns.band === 'budget' ? { ...columns, band: 'midrange' } : columns
}

test('changed rules update the derived columns at start, unchanged rules write nothing', () => {
  const { id } = givenPhone({ price: '45,000', releaseDate: '2025-03' })
  refreshDerivedColumns(otherRules)
  expect(rowOf(id)).toMatchObject({ band: 'midrange', version: 1 })
  refreshDerivedColumns()
  expect(rowOf(id)).toEqual({ band: 'budget', releaseOrder: 20250300, version: 1 })
  const changes = () => db().$client.prepare('SELECT total_changes()').pluck().get()
  const before = changes()
  refreshDerivedColumns()
  expect(changes()).toBe(before)
})

test('different rules have a different fingerprint', () => {
  expect(derivationFingerprint(otherRules)).not.toBe(derivationFingerprint())
  const dates: typeof derivedColumns = phone => ({ ...derivedColumns(phone), releaseOrder: 0 })
  expect(derivationFingerprint(dates)).not.toBe(derivationFingerprint())
})

test.each([
  ['between two probed prices', [50_200, 150_000], [50_400, 150_000]],
  ['above all probed prices', [50_000, 600_000], [50_000, 700_000]],
])('a limit that moves %s changes the fingerprint', (_, before, after) => {
  expect(derivationFingerprint(derivedColumns, after)).not.toBe(derivationFingerprint(derivedColumns, before))
})
