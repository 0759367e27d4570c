import { expect, test } from 'vitest'
import type { TaxFigures } from './tax-form.ts'
import { guessTotals, roundedTotal } from './total-text.ts'

const figures = (passportPkr: number, cnicFromPkr: number, cnicToPkr: number) =>
  ({ passportPkr, isPassportFloor: false, cnicFromPkr, cnicToPkr }) as TaxFigures
const guess = {
  least: figures(27_736, 28_706, 31_577),
  middle: figures(38_680, 43_680, 48_048),
  most: figures(73_200, 84_700, 93_170),
}

test('a guess goes from its lowest sum to its highest, with what is likely as its table has it', () => {
  expect(guessTotals(guess, 'passport')).toEqual({
    likely: 'about PKR 38,700',
    sum: 'PKR 27,700 to 73,200',
  })
  expect(guessTotals(guess, 'cnic')).toEqual({
    sum: 'PKR 28,700 to 93,200',
    likely: `about PKR ${roundedTotal(guess.middle, 'cnic')}`,
  })
})

test('what was paid is on top of each of its sums', () => {
  expect(guessTotals(guess, 'passport', 100_000)).toEqual({
    likely: 'about PKR 138,700',
    sum: 'PKR 127,700 to 173,200',
  })
})
