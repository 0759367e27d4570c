import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { givenPhone } from '#tests/support/given.ts'
import { knownSections } from './known.server.ts'

const daysAgo = (days: number) => todayInPakistan(Date.now() - days * 86_400_000)
const rowsOf = (id: string) =>
  Object.fromEntries(
    (knownSections().find(section => section.id === id)?.rows ?? []).map(({ name, count }) => [name, count]),
  )
const priced = (days: number, kind: 'retail' | 'launch' = 'retail') =>
  givenPhone({ price: 'Rs 50,000', priceOrigin: { source: 'priceoye-2026-03', date: daysAgo(days), kind } })

test('prices are counted by their age and grade, launch prices apart', () => {
  for (const days of [0, 29, 60, 200, 500]) priced(days)
  priced(10, 'launch')
  givenPhone()
  expect(rowsOf('ages')).toEqual({
    'Up to 30 days': 2,
    '31 to 120 days': 1,
    '121 to 365 days: may have changed': 1,
    'Over a year': 1,
    'Launch prices, of a year and no day': 1,
    'Date not known': 0,
  })
  expect(rowsOf('grades')).toEqual({
    'Price read within 120 days of our newest reading': 3,
    'Older price': 2,
    'Launch price only, unverified': 1,
    'No price': 1,
  })
  expect(rowsOf('prices')).toMatchObject({ 'Shop price: PriceOye': 5, 'Launch price: PriceOye': 1 })
})

test('a fact counts as known of the smartphones that have it', () => {
  givenPhone({ specifications: [{ category: 'Battery', specs: [{ feature: 'Type', value: 'Li-Ion 5000 mAh' }] }] })
  givenPhone({})
  expect(rowsOf('facts')).toMatchObject({ Battery: 1, NFC: 0 })
})

test('what is not known follows the phones at once', () => {
  givenPhone({ releaseDate: '' })
  expect(rowsOf('unknown')).toMatchObject({
    'Phones without a price in rupees': 1,
    'Phones without a release date': 1,
    'Smartphones without a promise of updates that we could find': 1,
  })
  givenPhone({ price: 'Rs 50,000' })
  expect(rowsOf('unknown')['Phones without a price in rupees']).toBe(1)
})

test('every source has a date', () => {
  priced(3)
  for (const id of ['prices', 'corrections']) {
    const rows = knownSections().find(section => section.id === id)?.rows ?? []
    expect(rows.length).toBeGreaterThan(0)
    if (id === 'prices') for (const { date } of rows) expect(date).toMatch(/^\d{4}/)
  }
})
