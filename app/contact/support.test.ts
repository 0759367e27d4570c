import { expect, test } from 'vitest'
import { supportDay } from './support.ts'

test.each([
  ['2026-11-27', 0],
  ['2026-11-28', 1],
  ['2026-11-29', 2],
  ['2026-11-30', 0],
])('the hours of %s are those of line %s', (day, line) => expect(supportDay(day)).toBe(line))
