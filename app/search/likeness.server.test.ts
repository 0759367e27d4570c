/** Phones like a named one (SEARCH-15). */
import { beforeAll, expect, test } from 'vitest'
import { finderTable } from '#app/finder/finder.server.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { readingLabels } from './reading-labels.ts'
import { search } from './search.server.ts'
import { understoodJson } from './understood-json.ts'

keepTables()
beforeAll(givenCatalogue)

const cards = (q: string) => listCardsByIds(search(q).ids({ limit: 20, offset: 0 }))
const referenceOf = (q: string) => listCardsByIds([search(q).reference?.id ?? ''])[0]

test.each([
  ['iphone 15 jaisa phone', 'Apple iPhone 15'],
  ['phones like a55', 'Samsung Galaxy A55'],
  ['alternative to samsung s24 ultra', 'Samsung Galaxy S24 Ultra'],
  ['poco x7 pro ka alternative', 'Xiaomi Poco X7 Pro'],
  ['a56 ke muqable ka phone', 'Samsung Galaxy A56'],
  ['s24 ultra ki tarah', 'Samsung Galaxy S24 Ultra'],
  ['آئی فون 15 جیسا', 'Apple iPhone 15'],
])('%s: others like the %s', (q, name) => {
  expect(referenceOf(q)?.name).toBe(name)
  const names = cards(q).map(card => card.name)
  expect(names.length).toBeGreaterThan(5)
  expect(names).not.toContain(name)
  expect(search(q)).toMatchObject({ sort: 'similar', ignored: [] })
})

test.each([
  ['s25 ultra jaisa sasta', 'Samsung Galaxy S24 Ultra'],
  ['like iphone 15 but cheaper', 'Apple iPhone 14'],
  ['cheaper than a56', 'Samsung Galaxy A55'],
])('%s: another generation of its line leads', (q, name) => expect(cards(q)[0]?.name).toBe(name))

test.each(['like iphone 13 but cheaper', 's24 ultra jaisa sasta', 'cheaper than a56', 'note 50 pro se sasta'])(
  '%s: each costs less by a tenth or more',
  q => {
    const limit = (referenceOf(q)?.pricePkr ?? 0) * 0.9
    expect(cards(q).length).toBeGreaterThan(5)
    for (const { pricePkr } of cards(q)) expect(pricePkr).toBeLessThanOrEqual(limit)
  },
)

test.each(['a56 se behtar', 'better than redmi note 14', 'redmi 13 se behtar 40k tak'])('%s: none is slower', q => {
  const { columns, rows } = finderTable()
  const speed = (id: string) => columns.speed[rows.get(id) ?? -1] ?? Number.NaN
  const own = speed(search(q).reference?.id ?? '')
  expect(cards(q).length).toBeGreaterThan(1)
  for (const { id } of cards(q)) expect(speed(id)).toBeGreaterThanOrEqual(own * 0.95)
})

test('of a brand phones of others are shown, and the budget is kept', () => {
  const found = cards('iphone jaisa phone 1 lakh')
  expect(found.length).toBeGreaterThan(5)
  for (const { brand, pricePkr } of found) {
    expect(brand).not.toBe('apple')
    expect(pricePkr).toBeLessThanOrEqual(100_000)
  }
})

test.each([
  'i like samsung a55',
  'samsung a56 better than a36',
  'laptop jaisa phone',
  'sab se acha camera wala samsung',
])('%s is about no likeness', q => expect(search(q).understood.likeness).toBeNull())

test('an order that is asked for counts', () => expect(search('pixel jaisa camera 80k').sort).toBe('camera'))

test('the chip removes the likeness, and the others keep it', () => {
  expect(readingLabels(search('a56 jaisa sasta 60k').understood)).toEqual([
    { label: 'Up to PKR 60,000', rest: 'a56 jaisa sasta' },
    { label: 'Similar phones: a56 jaisa sasta', rest: '60000' },
  ])
})

test('what the API says', () => {
  const found = search('cheaper than a56')
  expect(understoodJson(found)).toMatchObject({ like: { id: found.reference?.id, better: false, cheaper: true } })
  expect(understoodJson(search('a56')).like).toBeNull()
})
