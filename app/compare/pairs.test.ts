import { expect, test } from 'vitest'
import { pairClasses, pairsOf, sharedClasses } from './pairs.ts'

test('two phones are no pair among others; of more each two are', () => {
  expect(pairsOf(2)).toEqual([])
  expect(pairsOf(3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(pairsOf(4)).toHaveLength(6)
})

test('a row names the pairs that it does not tell apart, a group those that all its rows name', () => {
  const cells = ['a', 'a', 'b', 'b']
  const names = pairClasses(cells.length, ([a, b]) => cells[a] === cells[b])
  expect(names).toBe('same-12 same-34')
  expect(sharedClasses([names, 'same-13 same-34'])).toBe('same-34')
  expect(sharedClasses([names, ''])).toBe('')
})
