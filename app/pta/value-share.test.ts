import { expect, test } from 'vitest'
import { guessedShares, shareOf } from './value-share.ts'

test('a guess is between half of a price and all of it, and its middle the median of the known shares', () => {
  const share = shareOf([1.2, 0.5, 0.672, 0.4, 1])
  expect(share).toEqual({ within: 3, all: 5, median: 0.67 })
  expect(share && guessedShares(share)).toEqual([0.5, 0.67, 1])
})

test.each([[[]], [[0.2, 0.3, 0.9]], [[0.9, 1.2, 1.3]]])('shares of %j give no guess', shares => {
  expect(shareOf(shares)).toBeNull()
})
