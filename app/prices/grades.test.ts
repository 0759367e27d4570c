import { expect, test } from 'vitest'
import { dayOfDate } from './dates.ts'
import { ageOfRank, gradeOfRank, isReading, listRankOf, rankOf, tagForm } from './grades.ts'

const price = { pricePkr: 50_000, priceKind: 'retail', priceDate: '2026-06-10' } as const

test.each([
  [{}, '2026-10-08', 'shop'],
  [{}, '2026-10-09', 'older'],
  [{}, null, 'older'],
  [{ priceDate: '2026-06' }, '2026-10-13', 'shop'],
  [{ priceDate: '2026-06' }, '2026-10-14', 'older'],
  [{ priceDate: '2027-01-01' }, '2026-10-29', 'shop'],
  [{ priceKind: 'launch' }, '2026-06-10', 'launch'],
  [{ priceKind: 'official' }, '2026-06-10', 'shop'],
  [{ priceKind: null, priceDate: null }, '2026-06-10', 'older'],
  [{ pricePkr: 0 }, '2026-06-10', null],
] as const)('with %j and the newest reading on %s the grade is %s', (change, newest, grade) =>
  expect(gradeOfRank(rankOf({ ...price, ...change }, newest && dayOfDate(newest)))).toBe(grade),
)

test.each([
  ['2026-10-08', '2026-10-08', 'shop'],
  ['2026-10-08', '2026-10-09', 'older'],
  // Where no price of the site is so young, the newest reading counts in place of today.
  ['2026-07-01', '2026-10-29', 'older'],
  ['2026-07-01', '2026-10-30', 'shop'],
  [null, '2026-10-08', 'older'],
] as const)('with the newest reading on %s, on %s a price of 10 June is listed as %s', (newest, today, age) => {
  const rank = listRankOf(price, newest && dayOfDate(newest), dayOfDate(today))
  expect(ageOfRank(rank)).toBe(age)
})

test('a price that is no longer recent keeps its grade, and no launch price is recent', () => {
  const days = [dayOfDate('2026-10-08'), dayOfDate('2026-10-09')] as const
  expect(gradeOfRank(listRankOf(price, ...days))).toBe('shop')
  expect(listRankOf(price, ...days)).toBe(rankOf(price, days[0]))
  expect(ageOfRank(listRankOf({ ...price, priceKind: 'launch' }, days[0], days[0]))).toBe('launch')
})

test.each([
  [{}, true],
  [{ priceKind: 'launch' }, false],
  [{ priceDate: '2026' }, false],
  [{ pricePkr: 0 }, false],
] as const)('a price with %j is a reading: %s', (change, expected) =>
  expect(isReading({ ...price, ...change })).toBe(expected),
)

test.each([
  ['shop', false, 'shop'],
  ['shop', true, 'older'],
  ['older', true, 'older'],
  ['launch', true, 'launch'],
] as const)(
  'the tag of a price of grade %s that may have changed (%s) has the form %s (PRICE-8)',
  (grade, isStale, form) => expect(tagForm(grade, isStale)).toBe(form),
)
