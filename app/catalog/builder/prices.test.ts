import { expect, test } from 'vitest'
import { buildCatalog } from './pipeline.ts'
import { withoutForeignMemory } from './prices.ts'
import { sourceRow } from './source.ts'
import { phoneRow as phone } from './test-rows.ts'

const priceRow = {
  slug: 'tecno-spark-99',
  brandName: 'Tecno',
  model: 'Spark 99',
  source: 'market-2026-10',
  date: '2026-10-02',
  kind: 'retail',
  storage: '128GB',
  ram: '8GB',
  pricePkr: 44_000,
  seller: 'Mega.pk',
  ptaApproved: true,
}
const build = (rows: object[], change: object = {}) =>
  buildCatalog({ phones: [{ ...phone, ...change }], prices: rows.map(row => ({ ...priceRow, ...row })) })

test('the approved price of the newest month with a stated date becomes the price, the rest joins the history', () => {
  const { phones, prices } = build([
    { source: 'shopb-2026-06', date: '2026-06', kind: 'list', seller: null, pricePkr: 31_000 },
    {},
    { source: 'shopc-2026-10', date: '2026-10', kind: 'list', seller: null, pricePkr: 43_000 },
    { kind: 'non-pta', ptaApproved: false, pricePkr: 35_000 },
    { ptaApproved: false, pricePkr: 34_000 },
  ])
  expect(prices.repriced).toEqual(['tecno-spark-99'])
  const current = {
    pricePkr: 44_000,
    source: 'market-2026-10',
    date: '2026-10-02',
    kind: 'retail',
    storage: '128GB',
    ram: '8GB',
    seller: 'Mega.pk',
  }
  expect(phones[0]?.price).toEqual(current)
  expect(phones[0]?.priceHistory.map(({ pricePkr, kind }) => [pricePkr, kind])).toEqual([
    [30_000, 'retail'],
    [31_000, 'list'],
    [43_000, 'list'],
    [34_000, 'non-pta'],
    [44_000, 'retail'],
  ])
  expect(phones[0]?.priceHistory.at(-1)?.seller).toBe('Mega.pk')
  expect(phones[0]?.specifications.at(-1)?.specs).toEqual([{ feature: '8GB + 128GB', value: 'PKR 44,000' }])
})

test('only prices without approval leave a phone without a price', () => {
  const noPrice = { pricePkr: null, priceSource: null, priceDate: null, priceKind: null, prices: [] }
  const { phones, prices } = build([{ kind: 'non-pta', ptaApproved: false }], noPrice)
  expect([phones[0]?.price, phones[0]?.priceHistory.length, prices.repriced]).toEqual([null, 1, []])
})

test('a price file creates no phone; rows are matched by slug, or by brand and model', () => {
  const { phones, prices } = build([
    { slug: 'tecno-spark-100', model: 'Spark 100' },
    { slug: null, model: 'Spark 101' },
    { slug: null },
  ])
  expect(phones.map(({ slug, price }) => [slug, price?.pricePkr])).toEqual([['tecno-spark-99', 44_000]])
  expect(prices.unmatched).toEqual(['Tecno Spark 100', 'Tecno Spark 101'])
})

test('a file loaded twice changes nothing more', () => {
  const rows = [{}, { date: '2026-06', pricePkr: 40_000 }]
  expect(build([...rows, ...rows]).phones).toEqual(build(rows).phones)
})

test('an older reading than the price of the phone only joins its history', () => {
  const { phones, prices } = build([{ date: '2025-11' }])
  expect([phones[0]?.price?.pricePkr, phones[0]?.priceHistory.length, prices.repriced]).toEqual([30_000, 2, []])
})

test.each([
  ['Mercantile (10 Apr 2026)', 'Mercantile'],
  ['iSelect, GNext (25 Sep 2026)', 'iSelect, GNext'],
  ['Mega.pk, out of stock', 'Mega.pk'],
  [null, undefined],
])('the seller %s is named %s', (seller, name) => {
  expect(build([{ seller }]).phones[0]?.price?.seller).toBe(name)
})

test('a phone may come without a release date, and its confidence is kept', () => {
  const { phones } = build([], { releaseDate: null, releaseDateKind: null, dataConfidence: 'name-only' })
  expect(phones[0]).toMatchObject({ releaseDate: '', dataConfidence: 'name-only' })
})

test('a launch price names no memory that the phone is not sold with, a shop price keeps its own (PRICE-14)', () => {
  const price = { source: 'mobiles-2025', date: '2024', pricePkr: 90_000 }
  const own = { kind: 'launch', ram: '12GB', storage: '256GB', ...price }
  const foreign = { kind: 'launch', ram: '8GB', storage: '256GB', ...price }
  const row = sourceRow.parse({
    ...phone,
    shortSpecs: { ...phone.shortSpecs, ram: '12GB', storage: '256GB / 512GB' },
    variants: [
      { ram: '12GB', storage: '256GB' },
      { ram: '12GB', storage: '512GB' },
    ],
    prices: [own, foreign, { ...foreign, kind: 'retail' }],
  })
  expect(withoutForeignMemory(row)?.prices.map(({ ram }) => ram)).toEqual(['12GB', undefined, '8GB'])
  // Each size is sold, but not both together.
  const sold = { ...row, variants: row.variants.slice(1), shortSpecs: { ...row.shortSpecs, ram: '8GB / 12GB' } }
  expect(withoutForeignMemory(sold)?.prices.map(({ ram }) => ram)).toEqual([undefined, undefined, '8GB'])
  expect(withoutForeignMemory({ ...row, prices: row.prices.slice(0, 1) })).toBeNull()
})
