import { expect, test } from 'vitest'
import { bandOf, phonesOfBand, priceBadge } from './bands.ts'
import { formatPrice } from './price.ts'

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

test('a price is shown as PKR with commas', () => expect(formatPrice(224_999)).toBe('PKR 224,999'))

test.each([
  ['budget', '255 phones below PKR 50,000'],
  ['midrange', '255 phones from PKR 50,000 to 150,000'],
  ['flagship', '255 phones above PKR 150,000'],
] as const)('the number of phones of band %s says its limits', (band, text) =>
  expect(phonesOfBand('255 phones', band)).toBe(text),
)
