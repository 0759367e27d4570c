import { expect, test } from 'vitest'
import { withCounts } from './use-count.ts'

test('choices keep their order, and those that leave no phone a zero', () => {
  const before = [
    {
      need: 'ram' as const,
      choices: [
        [12, 5],
        [8, 20],
        [4, 40],
      ] as [number, number][],
      unknown: 0,
    },
    { need: 'fiveG' as const, choices: [[true, 9]] as [true, number][], unknown: 0 },
    { need: 'nfc' as const, choices: [[true, 7]] as [true, number][], unknown: 0 },
  ]
  const after = [
    {
      need: 'ram' as const,
      choices: [
        [6, 2],
        [4, 3],
      ] as [number, number][],
      unknown: 1,
    },
    { need: 'fiveG' as const, choices: [], unknown: 0 },
  ]
  expect(withCounts(before, after).map(({ choices }) => choices)).toEqual([
    [
      [12, 0],
      [8, 0],
      [6, 2],
      [4, 3],
    ],
    [[true, 0]],
    [[true, 7]],
  ])
})
