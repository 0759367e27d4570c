import { expect, test } from 'vitest'
import type { TaxFigures } from '#app/pta/tax-form.ts'
import { highestPriceAbroad } from './saving.ts'

const figures = (passportPkr: number, cnicToPkr: number | null) =>
  ({ passportPkr, isPassportFloor: false, cnicFromPkr: 26_000, cnicToPkr }) as TaxFigures

test.each([
  // By the dearest memory of a guide, and with the fine.
  [124_000, 'passport', 98_000],
  [124_000, 'cnic', 94_000],
  [25_900, 'passport', null],
  [20_000, 'passport', null],
] as const)('of a price of %d here and the %s route it pays below %d', (price, route, below) => {
  const answer = { version: null, figures: figures(24_762, 28_305), upTo: figures(25_652, 29_374) }
  expect(highestPriceAbroad(price, { ...answer, route })).toBe(below)
})

test('a tax of which only the minimum is known counts with that', () => {
  expect(highestPriceAbroad(124_000, { version: null, route: 'cnic', figures: figures(0, null), upTo: null })).toBe(
    98_000,
  )
})
