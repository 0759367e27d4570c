import { expect, test } from 'vitest'
import { oldPriceNote, priceAgeDays } from './age.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

test.each([
  ['2026-03-14', '2026-03-14', 0],
  ['2026-03-14', '2026-03-15', 1],
  ['2026-03', '2026-04-01', 1],
  ['2026-03', '2026-03-14', -17],
  ['2024-02', '2024-03-01', 1],
  ['2025-12', '2026-01-01', 1],
  ['2025', '2026-01-01', 1],
  ['2026-12-31', '2027-01-01', 1],
])('the age of a price of %s on %s is %i days', (date, today, days) => expect(priceAgeDays(date, at(today))).toBe(days))

test.each([
  ['2026-05-25', '2026-11-21', null],
  ['2026-05-24', '2026-11-21', 'Old price, 24 May 2026'],
  ['2026-05', '2026-11-27', null],
  ['2026-05', '2026-11-28', 'Old price, May 2026'],
  ['2025', '2026-06-29', null],
  ['2025', '2026-06-30', 'Old price, 2025'],
  [null, '2026-11-21', null],
])('the note of a price of %s on %s is %s', (date, today, note) => expect(oldPriceNote(date, at(today))).toBe(note))
