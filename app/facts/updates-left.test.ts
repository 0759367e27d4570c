import { expect, test } from 'vitest'
import { yearsUntil } from './updates-left.ts'

test.each([
  ['2027-01', '2027-01-31', true],
  ['2027-01', '2027-02-01', false],
  ['2028-02', '2028-02-29', true],
  ['2027', '2027-12-31', true],
  ['2027-01-12', '2027-01-12', true],
  ['2027-01-12', '2027-01-13', false],
])('updates until %s still come on %s: %s', (until, day, isLasting) =>
  expect(yearsUntil(until, Date.parse(`${day}T12:00:00+05:00`)) >= 0).toBe(isLasting),
)

test('the last day ends at midnight in Karachi', () => {
  expect(yearsUntil('2027-01', Date.parse('2027-01-31T18:59:59Z'))).toBe(0)
  expect(yearsUntil('2027-01', Date.parse('2027-01-31T19:00:00Z'))).toBeLessThan(0)
})
