import { expect, test } from 'vitest'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { type Brand, browsableBrands, byPopularity, homeBrands, phoneCountText } from './brand.ts'
import { findBrand, findBrandByNameOrSlug, listBrands } from './brands.server.ts'
import { offeredYears, parseBrandFilters, toPhoneFilter } from './filters.ts'

const brand = (given: Partial<Brand>): Brand => ({
  id: '',
  slug: 'x',
  name: 'X',
  logo: null,
  description: null,
  typedPhoneCount: null,
  storedPhones: 0,
  isVisible: true,
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  ...given,
})

test.each([
  [{ storedPhones: 4 }, false],
  [{ storedPhones: 5 }, true],
  [{ storedPhones: 5, isVisible: false }, false],
  [{ storedPhones: 0, typedPhoneCount: '12+' }, true],
  [{ storedPhones: 9, typedPhoneCount: '4' }, false],
  [{ storedPhones: 9, typedPhoneCount: 'many' }, false],
])('a brand with %j has a tile on the home page: %s', (given, shown) => {
  expect(homeBrands([brand(given)])).toHaveLength(shown ? 1 : 0)
})

test('the home page shows at most six brands, popular ones first', () => {
  const brands = ['zte', 'tecno', 'infinix', 'vivo', 'oppo', 'xiaomi', 'apple', 'samsung'].map(slug =>
    brand({ slug, storedPhones: 10 }),
  )
  expect(homeBrands(brands).map(({ slug }) => slug)).toEqual(['samsung', 'apple', 'xiaomi', 'oppo', 'vivo', 'infinix'])
})

test('other brands follow the popular ones, by number of phones', () => {
  const brands = [
    brand({ slug: 'few', storedPhones: 1 }),
    brand({ slug: 'many', storedPhones: 9 }),
    brand({ slug: 'itel' }),
  ]
  expect(byPopularity(brands).map(({ slug }) => slug)).toEqual(['itel', 'many', 'few'])
})

test('the brands page shows visible brands that have a phone', () => {
  givenPhone({ brand: 'apple' })
  givenBrand({ slug: 'empty' })
  givenBrand({ slug: 'typed', phoneCount: '50' })
  givenBrand({ slug: 'hidden', isVisible: false })
  givenPhone({ brand: 'hidden' })
  expect(browsableBrands(listBrands()).map(({ slug }) => slug)).toEqual(['apple'])
})

test('the shown count is the typed one, otherwise the number of stored phones', () => {
  givenPhone({ brand: 'apple' })
  givenPhone({ brand: 'apple' })
  givenBrand({ slug: 'typed', phoneCount: '50' })
  expect(listBrands().map(phoneCountText)).toEqual(['2', '50'])
})

test('a brand is found by slug or name, case-insensitive', () => {
  givenBrand({ slug: 'oneplus', name: 'OnePlus One' })
  expect(findBrand('ONEPLUS')?.slug).toBe('oneplus')
  expect(findBrandByNameOrSlug('oneplus one')?.slug).toBe('oneplus')
  expect(findBrandByNameOrSlug('two')).toBeNull()
})

test.each([
  ['', { price: null, year: null, sort: 'newest' }, { brand: 'x' }],
  [
    'price=mid&year=2024&sort=price-low',
    { price: 'mid', year: 2024, sort: 'price-low' },
    { brand: 'x', band: 'midrange', year: 2024 },
  ],
  ['price=premium', { price: 'premium', year: null, sort: 'newest' }, { brand: 'x', band: 'flagship' }],
  ['price=cheap&year=99999&sort=up', { price: null, year: null, sort: 'newest' }, { brand: 'x' }],
])('the query ?%s is parsed as %j', (query, filters, filter) => {
  const parsed = parseBrandFilters(new URLSearchParams(query))
  expect(parsed).toEqual(filters)
  expect(toPhoneFilter('x', parsed)).toEqual(filter)
})

test('the filter offers three fixed years and every year of the brand', () => {
  expect(offeredYears([2026, 2023, 2019])).toEqual([2026, 2024, 2023, 2022, 2019])
})
