import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf, priceBadge } from './bands.ts'
import { formatPrice, parsePrice } from './price.ts'

test.each([
  [null, null],
  [0, null],
  [-5, null],
  [1, 'budget'],
  [49_999, 'budget'],
  [50_000, 'midrange'],
  [150_000, 'midrange'],
  [150_001, 'flagship'],
])('a phone at %s rupees is in band %s', (pricePkr, band) => expect(bandOf(pricePkr)).toBe(band))

test.each([
  [49_999, 'Budget-Friendly'],
  [50_000, 'Mid-Range'],
  [149_999, 'Mid-Range'],
  [150_000, 'Premium'],
])('the badge at %i rupees is %s', (pricePkr, badge) => expect(priceBadge(pricePkr)).toBe(badge))

test.each([
  ['Rs 224,999', 224_999],
  ['Rs. 1,24,999', 124_999],
  ['₨ 45,000/-', 45_000],
  ['', 0],
  ['   ', 0],
  ['call for price', 0],
  [null, 0],
  [undefined, 0],
  [45_000, 45_000],
  [45_000.9, 45_000],
  [Number.NaN, 0],
  [-3, 0],
  ['99999999999999999999999', 999_999_999],
])('the price %j is parsed as %i rupees', (typed, rupees) => expect(parsePrice(typed)).toBe(rupees))

test('a formatted price is parsed as the same number', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), pkr => parsePrice(formatPrice(pkr)) === pkr))
})

test('a price is shown as PKR with commas', () => expect(formatPrice(224_999)).toBe('PKR 224,999'))
