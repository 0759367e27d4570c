import { expect, test } from 'vitest'
import { countFreshOfViewed } from '#app/phones/most-viewed.server.ts'
import { markSoldOut } from '#app/phones/sold-out.server.ts'
import { MOST_VIEWED } from '#app/prices/freshness.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/index.ts'
import { givenPhone } from '#tests/support/given.ts'
import type { PhoneSort } from './phone-sorts.ts'
import { priceWorkKinds } from './price-work-kinds.ts'
import { countPriceWork, listPriceWork } from './price-worklist.server.ts'

const NOW = Date.UTC(2026, 10, 20)
const page = { limit: 20, offset: 0 }

const priced = (name: string, date: string) =>
  givenPhone({ name, price: 'Rs 50,000', priceOrigin: { source: 'shop', date, kind: 'retail' } })

const report = (mobileId: string, id: string, closedAt: number | null = null) =>
  db()
    .insert(messages)
    .values({
      ...{ id, kind: 'price-report', text: '', mobileId, mobileName: 'x', pricePkr: 48_000, place: id },
      ...{ contentHash: id, createdAt: 1, closedAt },
    })
    .run()

test('each kind has the phones that its count counts (ADMIN-17)', () => {
  const fresh = priced('Fresh', '2026-11-01')
  const old = priced('Old', '2026-08')
  const gone = priced('Gone', '2026-08')
  const goneAndBack = priced('Back', '2026-10-20')
  const unpriced = givenPhone({ name: 'Unpriced' })
  const goneUnpriced = givenPhone({ name: 'Gone unpriced' })
  for (const [phone, date] of [
    [gone, '2026-10-12'],
    [goneUnpriced, '2026-10'],
    [goneAndBack, '2026-10-20'],
  ] as const) {
    expect(markSoldOut(phone.id, { source: 'shop', date }, 'tester').ok).toBe(true)
  }
  db().$client.prepare("UPDATE mobiles SET price_date = '2026-10-21' WHERE id = ?").run(goneAndBack.id)
  db().$client.prepare('UPDATE mobiles SET views = 1').run()
  report(fresh.id, 'first')
  report(fresh.id, 'second')
  report(old.id, 'closed', 2)
  const names = priceWorkKinds.map(kind =>
    listPriceWork(kind, page, NOW)
      .map(({ name }) => name)
      .sort(),
  )
  expect(names).toEqual([
    ['Back', 'Fresh', 'Old', 'Unpriced'],
    ['Old'],
    ['Unpriced'],
    ['Gone', 'Gone unpriced'],
    ['Fresh'],
  ])
  expect(countPriceWork(NOW)).toEqual({ held: 0, viewed: 4, old: 1, missing: 1, 'sold-out': 2, reported: 1 })
  const [reported] = listPriceWork('reported', page, NOW)
  expect(reported?.reports.map(({ place }) => place).sort()).toEqual(['first', 'second'])
  expect(listPriceWork('old', page, NOW)).toMatchObject([{ id: old.id, ageDays: 97, reports: [] }])
  expect(unpriced.pricePkr).toBeNull()
})

test('old prices are sorted by their age, the oldest first, and by what a link chooses (ADMIN-17)', () => {
  const dates = { Autumn: '2026-08-20', Month: '2026-08', Year: '2025', Spring: '2026-04-02' }
  for (const [name, date] of Object.entries(dates)) priced(name, date)
  const set = db().$client.prepare('UPDATE mobiles SET views = ?, price_pkr = ? WHERE name = ?')
  set.run(9, 30_000, 'Month')
  set.run(3, 90_000, 'Year')
  const listed = (by?: PhoneSort, isReversed = false) =>
    listPriceWork('old', page, NOW, by && { by, isReversed }).map(({ name }) => name)
  expect(listed()).toEqual(['Year', 'Spring', 'Month', 'Autumn'])
  const ages = listPriceWork('old', page, NOW).map(({ ageDays }) => ageDays ?? 0)
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  expect(listed('age', true)).toEqual(['Autumn', 'Month', 'Spring', 'Year'])
  expect(listed('views').slice(0, 2)).toEqual(['Month', 'Year'])
  expect(listed('name')).toEqual(['Autumn', 'Month', 'Spring', 'Year'])
  expect([listed('price')[0], listed('price', true)[0]]).toEqual(['Month', 'Year'])
})

test('of the most viewed phones those are listed whose price nobody checked in 14 days', () => {
  for (let index = 0; index < MOST_VIEWED; index += 1) priced(`Checked ${index}`, '2026-11-06')
  const stale = priced('Stale', '2026-11-05')
  const unpriced = givenPhone({ name: 'Unpriced' })
  db().$client.prepare("UPDATE mobiles SET views = 1 WHERE name LIKE 'Checked%'").run()
  expect(listPriceWork('viewed', page, NOW)).toEqual([])
  const views = db().$client.prepare('UPDATE mobiles SET views = ? WHERE id = ?')
  views.run(3, stale.id)
  views.run(2, unpriced.id)
  expect(listPriceWork('viewed', page, NOW).map(({ name }) => name)).toEqual(['Stale', 'Unpriced'])
  expect(countPriceWork(NOW).viewed).toBe(2)
  expect(countFreshOfViewed(NOW)).toEqual({ fresh: MOST_VIEWED - 2, of: MOST_VIEWED })
})

test('a phone that nobody viewed is not among the most viewed', () => {
  const unseen = priced('Unseen', '2025-01-01')
  expect(listPriceWork('viewed', page, NOW)).toEqual([])
  db().$client.prepare('UPDATE mobiles SET views = 1 WHERE id = ?').run(unseen.id)
  expect(listPriceWork('viewed', page, NOW).map(({ name }) => name)).toEqual(['Unseen'])
})

test('the counts of all phones are answered by an index', () => {
  const plan = (where: string) =>
    db()
      .$client.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${where}`)
      .all()
      .map(({ detail }) => detail)
      .join()
  expect(plan('SELECT count(*) FROM mobiles WHERE price_rank = 0')).toContain('COVERING INDEX')
  expect(
    plan('SELECT count(*) FROM mobiles WHERE price_rank > 0 AND (price_day IS NULL OR price_day < 20000)'),
  ).toContain('COVERING INDEX')
  expect(plan('SELECT id FROM mobiles ORDER BY views DESC, release_order DESC, id LIMIT 300')).toContain(
    'COVERING INDEX mobiles_viewed',
  )
  expect(
    plan(
      "SELECT count(DISTINCT mobile_id) FROM messages WHERE messages.kind = 'price-report' AND messages.closed_at IS NULL",
    ),
  ).toContain('messages_open_reports')
})
