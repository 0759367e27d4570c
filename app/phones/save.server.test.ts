import { expect, test } from 'vitest'
import { findBrand } from '#app/brands/brands.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { givenBrand, givenPhone, nextId } from '#tests/support/given.ts'
import { phoneForm } from './form-schema.ts'
import { findPhone, findPhoneById, listPriceHistory } from './phones.server.ts'

const origin = (date: string, source = 'priceoye-2026-03') => ({ source, date, kind: 'retail' as const })

test('the derived columns match the typed values', () => {
  const { id } = givenPhone({ price: 'Rs. 1,24,999', releaseDate: '2024-09' })
  expect(db().select().from(mobiles).get()).toMatchObject({
    id,
    price: 'Rs. 1,24,999',
    pricePkr: 124_999,
    hasPrice: true,
    band: 'midrange',
    releaseOrder: 20240900,
    releaseYear: 2024,
  })
})

test('a price without digits counts as missing: no number, no band, no origin, no history', () => {
  const { id } = givenPhone({ price: 'Coming soon', priceOrigin: origin('2026-01') })
  expect(findPhoneById(id)).toMatchObject({ priceText: 'Coming soon', pricePkr: null, priceOrigin: null })
  expect(listPriceHistory(id)).toEqual([])
})

test.each(['sold out', 'Rs 54,999 - 59,999', '1.25', 'USD 300'])('%j is refused as a price, at its field', price => {
  const message = 'Enter the price in rupees, such as 84,999 or 1.25 lakh, or leave it empty'
  const read = phoneForm.shape.price.safeParse(price)
  expect(read.error?.issues.map(issue => issue.message)).toEqual([message])
})

test('a price text that was stored before it was refused keeps its number until it is changed', () => {
  const { id, slug } = givenPhone({ price: 'Rs 55,000', priceOrigin: origin('2025-03') })
  db().update(mobiles).set({ price: 'about 55,000' }).run()
  givenPhone({ id, slug, price: 'about 55,000', isFeatured: true })
  expect(findPhoneById(id)).toMatchObject({ pricePkr: 55_000, isFeatured: true })
  expect(listPriceHistory(id)).toHaveLength(1)
})

test('a changed price adds a row to the history, an unchanged one does not', () => {
  const { id, slug } = givenPhone({ price: 'Rs 50,000', priceOrigin: origin('2025-03') })
  givenPhone({ id, slug, price: 'PKR 50000', priceOrigin: origin('2025-06') })
  givenPhone({ id, slug, price: 'Rs 45,000', priceOrigin: origin('2026-03') })
  givenPhone({ id, slug, price: null, priceOrigin: origin('2026-04') })
  expect(listPriceHistory(id).map(({ date, pricePkr }) => [date, pricePkr])).toEqual([
    ['2025-03', 50_000],
    ['2026-03', 45_000],
    ['2026-04', 0],
  ])
  expect(findPhoneById(id)).toMatchObject({ pricePkr: null, version: 4 })
})

test('a new phone is stored with its earlier prices', () => {
  const { id } = givenPhone({
    price: 'Rs 90,000',
    priceOrigin: origin('2026-03'),
    earlierPrices: [{ pricePkr: 110_000, ...origin('2025-03', 'priceoye-2025-03') }],
  })
  expect(listPriceHistory(id).map(point => point.pricePkr)).toEqual([110_000, 90_000])
})

test('specification values are sanitized, and values of only markup are dropped', () => {
  const { id } = givenPhone({
    specifications: [
      {
        category: 'Body',
        specs: [
          { feature: 'Build', value: 'Glass<script>alert(1)</script> & <b onclick="x()">metal</b>' },
          { feature: 'Trick', value: '<img src=x onerror=alert(1)>' },
        ],
      },
    ],
  })
  expect(findPhoneById(id)?.specifications).toEqual([
    { category: 'Body', specs: [{ feature: 'Build', value: 'Glass &amp; <b>metal</b>' }] },
  ])
})

test.each([
  ['an unknown brand', { brand: 'unknown' }],
  ['a slug with capitals', { slug: 'Galaxy' }],
  ['an impossible date', { releaseDate: '2024-13' }],
  ['a blank name', { name: '  ' }],
  ['a specification without a value', { specifications: [{ category: 'Body', specs: [{ feature: 'x', value: '' }] }] }],
])('%s is refused and nothing is written', (_, wrong) => {
  givenBrand({ slug: 'samsung' })
  const before = db().select().from(mobiles).all()
  expect(() => {
    const record = { slug: 'ok', brand: 'samsung', ...wrong }
    if (record.brand === 'unknown') {
      // Not through givenPhone, which would create the brand.
      db()
        .insert(mobiles)
        .values({ ...blankRow(), ...record })
        .run()
    } else givenPhone(record)
  }).toThrow()
  expect(db().select().from(mobiles).all()).toEqual(before)
})

const blankRow = () => ({
  id: nextId(),
  name: 'x',
  model: 'x',
  imageUrl: '/x',
  releaseDate: '2024',
  releaseOrder: 20240000,
  releaseYear: 2024,
  createdAt: 0,
  updatedAt: 0,
  shortSpecs: {},
  carouselImages: [],
  sources: [],
  specifications: [],
})

test('a duplicate slug is refused and the first phone stays unchanged', () => {
  givenPhone({ slug: 'galaxy-a55', name: 'First' })
  expect(() => givenPhone({ slug: 'galaxy-a55', name: 'Second' })).toThrow(/UNIQUE/)
  expect(findPhone('galaxy-a55')?.name).toBe('First')
})

test('a phone is found by its slug, case-insensitive', () => {
  givenPhone({ slug: 'galaxy-a55' })
  expect(findPhone('Galaxy-A55')).toMatchObject({ brand: 'samsung', pricePkr: null })
  expect(findPhone('galaxy-a56')).toBeNull()
})

test('whitespace in names is collapsed to single spaces', () => {
  const { id } = givenPhone({ name: ' Galaxy  A55\n 5G ', model: 'A55   5G' })
  expect(findPhoneById(id)).toMatchObject({ name: 'Galaxy A55 5G', model: 'A55 5G' })
  givenBrand({ slug: 'two-words', name: 'Two  Words ' })
  expect(findBrand('two-words')?.name).toBe('Two Words')
  expect(brandForm.parse({ name: 'Two  Words ', slug: 'two-words' }).name).toBe('Two Words')
  expect(phoneForm.shape.name.parse('Galaxy   A55')).toBe('Galaxy A55')
})
