import { expect, test } from 'vitest'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { sourceForm } from '#app/sources/schema.ts'
import { createSource } from '#app/sources/sources.server.ts'
import { db } from '#db/client.server.ts'
import { sourceRuns } from '#db/schema/index.ts'
import { givenPhone } from '#tests/support/given.ts'
import { knownSections, priceSummary } from './known.server.ts'

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
    'Recent price': 3,
    'Older price': 2,
    'Launch price only, unverified': 1,
    'No price': 1,
  })
  expect(rowsOf('prices')).toMatchObject({ 'Shop price: PriceOye': 5, 'Launch price: PriceOye': 1 })
})

test('the title of a section carries the figure that is meant', () => {
  for (const days of [0, 60, 120, 121, 500]) priced(days)
  priced(10, 'launch')
  givenPhone()
  const figures = Object.fromEntries(knownSections().map(({ id, figure }) => [id, figure]))
  expect(figures).toMatchObject({
    phones: '7',
    grades: '6 with a price',
    ages: '3 up to 120 days',
    facts: 'battery 0%',
    unknown: 'prices: 1',
  })
})

test('what was checked lately is counted of the phones that readers look at most, and by publisher', () => {
  priced(200)
  givenPhone()
  const fresh = () => knownSections().find(section => section.id === 'fresh')?.rows
  // A row alone stands with the ages.
  expect(fresh()).toBeUndefined()
  expect(
    knownSections()
      .find(({ id }) => id === 'ages')
      ?.rows.at(-1),
  ).toMatchObject({ count: 0, of: 2 })
  for (const days of [0, 13, 14, 16]) priced(days)
  expect(fresh()).toMatchObject([
    { name: 'The 6 phones that readers look at most: price checked within 14 days', count: 3, of: 6 },
    { name: 'Shop price: PriceOye', count: 3, of: 5, date: daysAgo(0) },
  ])
})

test('readings tell what became of the listings and why some were left out, and are missing before the first', () => {
  expect(knownSections().some(({ id }) => id === 'readings')).toBe(false)
  const created = createSource(sourceForm.parse({ name: 'A shop', address: 'https://shop.example/feed' }), 'editor', 1)
  if (!created.ok) throw new Error(created.message)
  for (const [startedAt, dropped] of [
    [1, 9],
    [2, 3],
  ] as const) {
    db()
      .insert(sourceRuns)
      .values({
        ...{
          id: `run-${startedAt}`,
          sourceId: created.value.id,
          state: 'done' as const,
          pid: 1,
          startedAt,
          faults: [],
        },
        ...{ read: 10, published: 5, held: 1, aside: 1, dropped },
        leftOut: { 'there is no price': 1, 'it is an accessory': dropped - 1 },
      })
      .run()
  }
  givenPhone()
  expect(Object.entries(rowsOf('readings'))).toEqual([
    ['Listings read', 10],
    ['Published, or found unchanged', 5],
    ['Held until an editor has looked', 1],
    ['Shown as an offer, but not as the price: used, non-PTA and the like', 1],
    ['Left out', 3],
    ['Left out: it is an accessory', 2],
    ['Left out: there is no price', 1],
  ])
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

test('the top counts as recent what the tables do', async () => {
  for (const days of [60, 100, 150, 170]) priced(days)
  priced(10, 'launch')
  await allPhonesRead()
  const ages = rowsOf('ages')
  expect(priceSummary()).toMatchObject({ phones: 5, priced: 4, today: 2 })
  expect(priceSummary().shares).toEqual([
    { id: 'recent', count: 2 },
    { id: 'mayHaveChanged', count: 2 },
    { id: 'older', count: 0 },
    { id: 'launch', count: 1 },
    { id: 'none', count: 0 },
  ])
  expect((ages['Up to 30 days'] ?? 0) + (ages['31 to 120 days'] ?? 0)).toBe(2)
  expect(rowsOf('grades')['Recent price']).toBe(2)
})
