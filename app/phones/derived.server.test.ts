import { expect, test, vi } from 'vitest'
import { dayOfDate } from '#app/prices/dates.ts'
import { search } from '#app/search/search.server.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import {
  derivationFingerprint,
  derivedColumns,
  newestReadingDay,
  refreshDerivedColumns,
  shiftGrades,
} from './derived.server.ts'
import { deletePhone } from './edit.server.ts'
import { countPhones, listCards } from './listing.server.ts'
import { findPhone, findPhoneById } from './phones.server.ts'
import { recordPrice } from './record-price.server.ts'
import { storePrice } from './save.server.ts'
import { typedOrigin } from './typed-price.ts'

const rowOf = (id: string) =>
  db().$client.prepare('SELECT band, release_order AS releaseOrder, version FROM mobiles WHERE id = ?').get(id)

/** Different rules: 'budget' ends at 40,000. */
const otherRules: typeof derivedColumns = (phone, newestDay) => {
  const columns = derivedColumns(phone, newestDay)
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
  const dates: typeof derivedColumns = (phone, newestDay) => ({ ...derivedColumns(phone, newestDay), releaseOrder: 0 })
  const grades: typeof derivedColumns = (phone, newestDay) => ({ ...derivedColumns(phone, newestDay), priceRank: 0 })
  expect(derivationFingerprint(grades)).not.toBe(derivationFingerprint())
  expect(derivationFingerprint(dates)).not.toBe(derivationFingerprint())
})

test.each([
  ['between two probed prices', [50_200, 150_000, 120], [50_400, 150_000, 120]],
  ['above all probed prices', [50_000, 600_000, 120], [50_000, 700_000, 120]],
])('a limit that moves %s changes the fingerprint', (_, before, after) => {
  expect(derivationFingerprint(derivedColumns, after)).not.toBe(derivationFingerprint(derivedColumns, before))
})

const retail = (date: string) => ({
  price: 'Rs 45,000',
  priceOrigin: { source: 'test', date, kind: 'retail' as const },
})
const gradeOf = (slug: string) => findPhone(slug)?.priceGrade

test('a newer reading makes shop prices of over 120 days before older ones, and its removal takes that back', () => {
  givenPhone({ slug: 'june', ...retail('2026-06-10') })
  givenPhone({ slug: 'launch', ...retail('2026-06-10'), priceOrigin: { source: 't', date: '2026-06', kind: 'launch' } })
  expect([gradeOf('june'), gradeOf('launch')]).toEqual(['shop', 'launch'])
  const october = givenPhone({ slug: 'october', ...retail('2026-10-08') })
  expect(gradeOf('june')).toBe('shop')
  recordPrice(
    october.id,
    { pricePkr: 46_000, source: 'test', date: '2026-10-09', kind: 'list' },
    { replacesEdited: false },
    1,
  )
  expect([gradeOf('june'), gradeOf('october')]).toEqual(['older', 'shop'])
  expect(deletePhone(october.id, 'tester')).toMatchObject({ ok: true })
  expect(gradeOf('june')).toBe('shop')
})

test('a price is recent for 120 days, then after the others of its grade, in lists and searches alike', () => {
  const at = (day: string) => shiftGrades(Date.parse(`${day}T12:00:00+05:00`))
  const latest = () => ({
    list: listCards({}, 'newest', { limit: 9, offset: 0 }).map(({ slug }) => slug),
    search: search('wombat', { sort: 'newest' })
      .ids({ limit: 9, offset: 0 })
      .map(id => findPhoneById(id)?.slug),
    recent: countPhones({ recent: true }),
  })
  givenPhone({ slug: 'wombat-june', releaseDate: '2026-02', ...retail('2026-06-10') })
  givenPhone({ slug: 'wombat-october', releaseDate: '2026-01', ...retail('2026-10-01') })
  at('2026-10-08')
  const byRelease = ['wombat-june', 'wombat-october']
  expect(latest()).toEqual({ list: byRelease, search: byRelease, recent: 2 })
  at('2026-10-09')
  const byAge = byRelease.toReversed()
  expect(latest()).toEqual({ list: byAge, search: byAge, recent: 1 })
  expect(gradeOf('wombat-june')).toBe('shop')
  // No price is of the last 120 days: what was recent beside the newest reading is so again.
  at('2027-02-01')
  expect(latest()).toEqual({ list: byRelease, search: byRelease, recent: 2 })
})

test('a year alone is no reading that others are measured by', () => {
  givenPhone({ slug: 'june', ...retail('2026-06-10') })
  givenPhone({ slug: 'year', ...retail('2027') })
  expect([gradeOf('june'), gradeOf('year')]).toEqual(['shop', 'shop'])
})

test('the order of the search follows a shifted grade', () => {
  givenPhone({ slug: 'wombat-new', releaseDate: '2026', ...retail('2026-01') })
  givenPhone({ slug: 'wombat-old', releaseDate: '2020', ...retail('2026-03') })
  const found = () =>
    search('wombat', { sort: 'newest' })
      .ids({ limit: 5, offset: 0 })
      .map(id => findPhoneById(id)?.slug)
  expect(found()).toEqual(['wombat-new', 'wombat-old'])
  givenPhone({ slug: 'other', ...retail('2026-06') })
  expect(found()).toEqual(['wombat-old', 'wombat-new'])
  expect(
    search('wombat', { sort: 'price-low' })
      .ids({ limit: 5, offset: 0 })
      .map(id => findPhoneById(id)?.slug),
  ).toEqual(['wombat-old', 'wombat-new'])
})

test('a price of the future, stored before such were refused, ages no other; a month counts as its middle, at most as today', () => {
  const now = Date.parse('2026-11-23T12:00:00+05:00')
  givenPhone({ slug: 'july', ...retail('2026-07-26') })
  const october = givenPhone({ slug: 'october', ...retail('2026-10-02') })
  const readAt = (date: string) => {
    const { priceText, pricePkr } = october
    storePrice(october.id, { price: { priceText, pricePkr, origin: { source: 'test', date, kind: 'retail' } } }, now)
  }
  readAt('2027-05-01')
  shiftGrades(now)
  expect([newestReadingDay(now), gradeOf('july')]).toEqual([dayOfDate('2026-07-26'), 'shop'])
  readAt('2026-11')
  shiftGrades(now)
  expect([newestReadingDay(now), gradeOf('july')]).toEqual([dayOfDate('2026-11-15'), 'shop'])
  const early = Date.parse('2026-11-03T12:00:00+05:00')
  expect(newestReadingDay(early)).toBe(dayOfDate('2026-11-03'))
})

test('a price typed at night in Pakistan has the date of that day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T20:00:00Z'), toFake: ['Date'] })
  try {
    expect(typedOrigin().date).toBe('2026-11-24')
  } finally {
    vi.useRealTimers()
  }
})
