import { expect, test } from 'vitest'
import { byMarks, chooseOfEach, marksOf } from './best-choice.ts'

const fact = <Value>(value: Value, confidence = 'high') => ({ value, confidence })
const marks = (speed: { tier: string; isProbable?: boolean } | null, has5g = false, until?: string) =>
  marksOf({
    speed: speed && fact({ tier: speed.tier }, speed.isProbable ? 'low' : 'high'),
    graphics: null,
    fiveGHere: fact(has5g),
    updates: { securityUntil: until ? fact({ date: until, region: null }) : null },
  } as unknown as Parameters<typeof marksOf>[0]) ?? []
const everyday = { tier: 'everyday' }

test.each([
  [
    'the better step of speed, though it is probable',
    marks({ tier: 'good', isProbable: true }),
    marks(everyday, true, '2032'),
  ],
  ['of one step a measured speed', marks(everyday), marks({ ...everyday, isProbable: true }, true, '2032')],
  ['5G', marks(everyday, true), marks(everyday, false, '2032')],
  ['the later end of updates', marks(everyday, true, '2032-01'), marks(everyday, true, '2031-12')],
])('%s leads', (_, better, other) => {
  expect(byMarks(better, other)).toBeLessThan(0)
  expect(byMarks(other, better)).toBeGreaterThan(0)
})

test('what is equal in all stays in its order; without a speed there are no marks', () => {
  expect(byMarks(marks(everyday, true, '2031-01'), marks(everyday, true, '2031-09'))).toBe(0)
  expect(marks(null, true, '2032')).toEqual([])
})

test('a brand stands where it leads the most, so many times at most', () => {
  const of = (brand: string, ...marks: number[]) => ({ brand, grade: 0, marks })
  const names = (lists: Parameters<typeof chooseOfEach>[0], most: number) =>
    chooseOfEach(lists, most).map(each => each?.brand ?? null)
  const lists = [
    [of('a', 8, 1), of('b', 8, 0)],
    [of('a', 16, 0), of('b', 8, 0)],
    [of('a', 24, 0), of('c', 16, 1)],
  ]
  expect(names(lists, 3)).toEqual(['a', 'a', 'a'])
  expect(names(lists, 2)).toEqual(['b', 'a', 'a'])
  expect(names([[of('a', 8)], [of('a', 8)], []], 1), 'where no other brand has one').toEqual(['a', 'a', null])
})
