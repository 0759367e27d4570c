import { expect, test } from 'vitest'
import { shownMeasures, shownSizes, shownValue, unbroken } from './measures.ts'

test.each([
  ['8GB + 256GB', '8 + 256 GB'],
  ['8 GB + 256 GB', '8 + 256 GB'],
  ['12GB + 1TB', '12 GB + 1 TB'],
  ['256GB', '256 GB'],
  ['48MB + 128MB', '48 + 128 MB'],
  ['4GB / 6GB / 8GB', '4 / 6 / 8 GB'],
  ['128GB / 256GB / 1TB / 2TB', '128 / 256 GB / 1 / 2 TB'],
  ['256GB – 2TB', '256 GB – 2 TB'],
  ['4 / 6 / 8GB', '4 / 6 / 8 GB'],
  ['8GB RAM', '8 GB RAM'],
])('%s is shown as %s', (stored, shown) => expect(shownSizes(stored)).toBe(shown))

test.each([
  ['5000 mAh, 45W', '5,000 mAh, 45 W'],
  ['10200mAh', '10,200 mAh'],
  ['800 mAh', '800 mAh'],
  ['5,000 mAh', '5,000 mAh'],
  ['6.7" AMOLED 120Hz', '6.7" AMOLED 120 Hz'],
])('%s is shown as %s', (stored, shown) => expect(shownMeasures(stored)).toBe(shown))

test('a note breaks before no dot, and within no short name', () =>
  expect(unbroken('from 4 + 64 GB · \u2068a dealer\u2069 · Oct 2026')).toBe(
    'from 4\u00a0+\u00a064\u00a0GB\u00a0· \u2068a\u00a0dealer\u2069\u00a0· Oct 2026',
  ))

test('an amount keeps its currency', () =>
  expect(unbroken('was seen for PKR 124,000; Rs 4,001 less')).toBe('was seen for PKR\u00a0124,000; Rs\u00a04,001 less'))

test.each([
  ['Single; Yes', 'Yes'],
  ['Single; QVGA', 'QVGA'],
  ['Single; Motorized pop-up 16 MP', 'Single; Motorized pop-up 16 MP'],
  ['48MB 128MB RAM', '48 MB, 128 MB RAM'],
  ['128GB 8GB RAM, 256GB 8GB RAM', '128GB 8GB RAM, 256GB 8GB RAM'],
])('a whole value %s is shown as %s', (value, shown) => expect(shownValue(value)).toBe(shown))
