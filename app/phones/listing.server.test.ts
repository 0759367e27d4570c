import { expect, test } from 'vitest'
import { drawingPaths } from '#app/drawings/paths.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import {
  countPhones,
  listCards,
  listPhones,
  listReleaseYears,
  type PhoneFilter,
  type PhoneSort,
} from './listing.server.ts'

const all = { limit: 100, offset: 0 }
const names = (filter: PhoneFilter, sort: PhoneSort = 'newest') => listCards(filter, sort, all).map(card => card.slug)

test('latest: priced phones first, then by newest release, then by newest entry; a full date before its partial date', () => {
  givenPhone({ slug: 'unpriced-new', releaseDate: '2026-01-01' })
  givenPhone({ slug: 'september', releaseDate: '2024-09', price: '10' })
  givenPhone({ slug: 'september-13', releaseDate: '2024-09-13', price: '10' })
  givenPhone({ slug: 'year-only', releaseDate: '2024', price: '10' })
  givenPhone({ slug: 'january', releaseDate: '2024-01-02', price: '10' })
  givenPhone({ slug: 'twin-early', releaseDate: '2025-01-01', price: '10', now: 1000 })
  givenPhone({ slug: 'twin-late', releaseDate: '2025-01-01', price: '10', now: 2000 })
  expect(names({})).toEqual([
    'twin-late',
    'twin-early',
    'september-13',
    'september',
    'january',
    'year-only',
    'unpriced-new',
  ])
})

test('by price, phones without one come last in both directions', () => {
  givenPhone({ slug: 'none' })
  givenPhone({ slug: 'dear', price: 'Rs 200,000' })
  givenPhone({ slug: 'cheap', price: 'Rs 20,000' })
  expect(names({ brand: 'samsung' }, 'price-low')).toEqual(['cheap', 'dear', 'none'])
  expect(names({ brand: 'samsung' }, 'price-high')).toEqual(['dear', 'cheap', 'none'])
})

test('better grades of price lead: shop prices, older ones, launch prices, none', () => {
  const priced = (slug: string, date: string, kind: 'retail' | 'launch', price: string, releaseDate: string) =>
    givenPhone({ slug, price, releaseDate, priceOrigin: { source: 'test', date, kind } })
  priced('launch', '2026-10', 'launch', 'Rs 10,000', '2026-10')
  priced('older', '2026-01', 'retail', 'Rs 20,000', '2026-05')
  priced('shop', '2026-10', 'retail', 'Rs 30,000', '2021')
  priced('shop-new', '2026-09', 'retail', 'Rs 25,000', '2022')
  givenPhone({ slug: 'none', releaseDate: '2026-11' })
  expect(names({})).toEqual(['shop-new', 'shop', 'older', 'launch', 'none'])
  expect(names({ brand: 'samsung' }, 'price-low')).toEqual(['shop-new', 'shop', 'older', 'launch', 'none'])
  expect(names({ brand: 'samsung' }, 'price-high')).toEqual(['shop', 'shop-new', 'older', 'launch', 'none'])
})

test('popular: by views, then featured, then newest', () => {
  givenPhone({ slug: 'old', releaseDate: '2020' })
  givenPhone({ slug: 'featured', releaseDate: '2021', isFeatured: true })
  givenPhone({ slug: 'new', releaseDate: '2025' })
  givenPhone({ slug: 'seen', releaseDate: '2019' })
  db().$client.exec("UPDATE mobiles SET views = 5 WHERE slug = 'seen'")
  expect(names({ brand: 'samsung' }, 'popular')).toEqual(['seen', 'featured', 'new', 'old'])
})

test.each([
  ['Rs 0', 0, null],
  ['49,999', 49_999, 'budget'],
  ['50,000', 50_000, 'midrange'],
  ['150,000', 150_000, 'midrange'],
  ['150,001', 150_001, 'flagship'],
] as const)('a phone for %s is listed in its band and no other', (price, _, band) => {
  givenPhone({ slug: 'one', price })
  for (const other of ['budget', 'midrange', 'flagship'] as const) {
    expect(names({ band: other })).toEqual(other === band ? ['one'] : [])
    expect(countPhones({ band: other })).toBe(other === band ? 1 : 0)
  }
})

test('counts are updated immediately after a change', () => {
  givenPhone({ slug: 'a' })
  expect(countPhones({})).toBe(1)
  givenPhone({ slug: 'b' })
  expect(countPhones({})).toBe(2)
})

test('phones with a shop price of now are counted within a filter (FIND-2)', () => {
  const priced = (date: string, kind: 'retail' | 'launch', price: string) =>
    givenPhone({ price, priceOrigin: { source: 'test', date, kind } })
  priced('2026-10', 'retail', 'Rs 30,000')
  priced('2026-09', 'retail', 'Rs 60,000')
  priced('2026-01', 'retail', 'Rs 20,000')
  priced('2026-10', 'launch', 'Rs 10,000')
  givenPhone({})
  expect(countPhones({ recent: true })).toBe(2)
  expect(countPhones({ band: 'budget', recent: true })).toBe(1)
})

test('pages do not overlap, and a card has five truncated specs', () => {
  const specs = {
    display: '6.7 inches, PLS LCD, 120Hz, 720 x 1600',
    processor: 'Qualcomm SM8650-AC Snapdragon 8 Gen 3 (4 nm)',
    ram: '8GB',
    storage: '128GB',
    camera: '50 MP',
  }
  for (let i = 0; i < 5; i++) givenPhone({ shortSpecs: specs, price: '10' })
  const pages = [0, 2, 4].flatMap(offset => listCards({}, 'newest', { limit: 2, offset }).map(card => card.id))
  expect(new Set(pages).size).toBe(5)
  expect(listCards({}, 'newest', { limit: 1, offset: 0 })[0]?.specs).toEqual([
    { label: 'Display', text: '6.7" LCD 120 Hz' },
    { label: 'Processor', text: 'Snapdragon 8 Gen 3' },
    { label: 'RAM', text: '8 GB', unit: 'RAM' },
    { label: 'Storage', text: '128 GB' },
    null,
    { label: 'Camera', text: '50 MP' },
  ])
  expect(listPhones({}, { limit: -1, offset: 0 })).toHaveLength(5)
})

test('the release years of a brand are distinct, newest first', () => {
  for (const releaseDate of ['2023-01', '2025', '2023-05-01']) givenPhone({ releaseDate })
  expect(listReleaseYears('samsung')).toEqual([2025, 2023])
})

/** The frequent queries as SQLite runs them; parameter values do not affect the plan. */
const hotQueries: Record<string, string> = {
  'one phone by slug': 'SELECT * FROM mobiles WHERE slug = ?',
  latest: 'SELECT id FROM mobiles ORDER BY price_rank DESC, release_order DESC, created_at DESC, id LIMIT 20',
  'latest of a brand':
    'SELECT id FROM mobiles WHERE brand = ? ORDER BY price_rank DESC, release_order DESC, created_at DESC, id LIMIT 20',
  'latest of a band':
    'SELECT id FROM mobiles WHERE band = ? ORDER BY price_rank DESC, release_order DESC, created_at DESC, id LIMIT 20',
  featured:
    'SELECT id FROM mobiles WHERE is_featured = 1 ORDER BY price_rank DESC, release_order DESC, created_at DESC, id LIMIT 8',
  'cheapest of a brand': 'SELECT id FROM mobiles WHERE brand = ? ORDER BY price_rank DESC, price_pkr, id LIMIT 20',
  'dearest of a brand': 'SELECT id FROM mobiles WHERE brand = ? ORDER BY price_rank DESC, price_pkr DESC, id LIMIT 20',
  'popular of a brand':
    'SELECT id FROM mobiles WHERE brand = ? ORDER BY views DESC, is_featured DESC, price_rank DESC, release_order DESC, created_at DESC, id LIMIT 20',
  'newest reading of a price': 'SELECT max(price_day) FROM mobiles WHERE price_rank >= 2 AND length(price_date) > 4',
  'shop prices that have become older': 'SELECT id FROM mobiles WHERE price_rank = 3 AND price_day < ?',
  'years of a brand': 'SELECT DISTINCT release_year FROM mobiles WHERE brand = ? ORDER BY release_year DESC',
  'history of a phone': 'SELECT * FROM price_history WHERE mobile_id = ? ORDER BY date, id',
}

test.each(Object.entries(hotQueries))('%s uses an index, without a separate sort', (_, query) => {
  const plan = db()
    .$client.prepare(`EXPLAIN QUERY PLAN ${query}`)
    .all(...Array(query.split('?').length - 1).fill('x')) as { detail: string }[]
  const text = plan.map(step => step.detail).join('; ')
  expect(text).toMatch(/USING (COVERING )?INDEX/)
  expect(text).not.toMatch(/TEMP B-TREE/)
})

test('a phone of which no more than the memory is known has a bare card, but for one with a photograph', () => {
  const memory = { ram: '4GB', storage: '64GB' }
  const given = (slug: string, shortSpecs: Record<string, string>, imageUrl = drawingPaths(slug).pair) =>
    givenPhone({ slug, brand: 'bare', imageUrl, shortSpecs })
  given('memory-alone', memory)
  given('with-battery', { ...memory, battery: '5000 mAh' })
  given('with-photograph', memory, 'https://example.com/phone.jpg')
  const bare = listCards({ brand: 'bare' }, 'newest', all).filter(({ isBare }) => isBare)
  expect(bare.map(({ slug }) => slug)).toEqual(['memory-alone'])
  expect(bare[0]).toMatchObject({ summary: [], unknown: 'Screen, chip, battery and camera are not known' })
})
