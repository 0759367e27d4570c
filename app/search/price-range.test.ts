import { expect, test } from 'vitest'
import { describeCents, describeRupees, parseCentRange, toRupees } from './price-range.ts'

test.each([
  ['0-20000', { min: 0, max: 20_000 }, 'Under $200', { min: 1, max: 56_000 }, 'under PKR 56,000'],
  ['20000-50000', { min: 20_000, max: 50_000 }, '$200 - $500', { min: 56_000, max: 140_000 }, 'PKR 56,000 to 140,000'],
  [
    '100000-200000',
    { min: 100_000, max: 200_000 },
    '$1,000 - $2,000',
    { min: 280_000, max: 560_000 },
    'PKR 280,000 to 560,000',
  ],
  ['200000-999999', { min: 200_000, max: null }, 'Above $2,000', { min: 560_000, max: null }, 'from PKR 560,000'],
  ['150-250', { min: 150, max: 250 }, '$1.5 - $2.5', { min: 420, max: 700 }, 'PKR 420 to 700'],
])('%s', (text, cents, inDollars, rupees, inRupees) => {
  expect(parseCentRange(text)).toEqual(cents)
  expect(describeCents(cents)).toBe(inDollars)
  expect(toRupees(cents, 280)).toEqual(rupees)
  expect(describeRupees(rupees)).toBe(inRupees)
})

test.each([
  '',
  '-',
  '20000',
  '50000-20000',
  '5-5',
  'a-b',
  '1.5-2',
  '-5-10',
  '0-20000-5',
  '99999999999-999999999999',
  ' ',
])('%j is no range', text => expect(parseCentRange(text)).toBeNull())
