import { expect, test } from 'vitest'
import { intersect, readPriceWords } from './price-words.ts'

test.each([
  ['under 50000', 1, 50_000, ''],
  ['samsung under 50,000', 1, 50_000, 'samsung'],
  ['under Rs. 50,000 samsung', 1, 50_000, 'samsung'],
  ['below 1 lakh', 1, 100_000, ''],
  ['upto 50k', 1, 50_001, ''],
  ['up to 1.5 lac', 1, 150_001, ''],
  ['less than 40 thousand', 1, 40_000, ''],
  ['50k', 1, 50_001, ''],
  ['infinix 50k', 1, 50_001, 'infinix'],
  ['1 lakh', 1, 100_001, ''],
  ['1.5 lakh', 1, 150_001, ''],
  ['rs 45000', 1, 45_001, ''],
  ['45000 rs', 1, 45_001, ''],
  ['pkr 1,24,999', 1, 125_000, ''],
  ['oppo 60000', 1, 60_001, 'oppo'],
  ['30k to 50k', 30_000, 50_001, ''],
  ['30-50k', 30_000, 50_001, ''],
  ['between 30000 and 50000', 30_000, 50_001, ''],
  ['30000 - 50000 vivo', 30_000, 50_001, 'vivo'],
  ['above 2 lakh', 200_001, null, ''],
  ['from 100000', 100_000, null, ''],
  ['50 hazar tak', 1, 50_001, ''],
  ['50000 se kam', 1, 50_000, ''],
  ['1 lakh se zyada', 100_000, null, ''],
])('%j is the range from %j to %j, and %j is left', (text, min, max, rest) =>
  expect(readPriceWords(text)).toMatchObject({
    range: { min, max },
    rest: expect.stringMatching(RegExp(`^\\s*${rest}\\s*$`)),
  }),
)

test.each([
  'galaxy a52s',
  'redmi k50',
  'poco m6 5g',
  '4k video',
  '5000mah',
  '5000 mah battery',
  'nokia 3310',
  'iphone 15 128gb',
  'under 5000 mah',
  '120hz',
  'motorola edge 2024',
  'under',
  'k',
  '99999999999',
  '',
])('%j holds no price', text => expect(readPriceWords(text)).toMatchObject({ range: null, rest: text }))

test('a typed range and the range of a link are intersected', () => {
  expect(intersect({ min: 1, max: 50_000 }, { min: 20_000, max: null })).toEqual({ min: 20_000, max: 50_000 })
  expect(intersect(null, { min: 1, max: 2 })).toEqual({ min: 1, max: 2 })
  expect(intersect(null, null)).toBeNull()
})
