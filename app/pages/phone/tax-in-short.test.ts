import { expect, test } from 'vitest'
import type { TaxFigures, TaxForm } from '#app/pta/tax-form.ts'
import { taxInShort } from './tax-in-short.ts'

const short = (
  figures: Partial<TaxFigures> | null,
  more: Partial<Pick<TaxForm, 'stale' | 'values'>> = {},
  guide: [low: Partial<TaxFigures>, high?: Partial<TaxFigures>] | null = null,
) =>
  taxInShort(
    { figures: figures as TaxFigures | null, stale: null, values: [], ...more },
    guide && { figures: guide[0] as TaxFigures, upTo: (guide[1] ?? null) as TaxFigures | null },
  )
const figures = { passportPkr: 41_000, isPassportFloor: false, cnicFromPkr: 46_000, cnicToPkr: 51_000 }

test('the tax is said as from the cheaper route to the dearer one, about, where the fine of that is a guess', () => {
  expect(short(figures)).toBe('+ PKR 41,000 to about 51,000')
  expect(short({ ...figures, cnicToPkr: 46_000 })).toBe('+ PKR 41,000 to 46,000')
  expect(short({ ...figures, cnicFromPkr: 41_000, cnicToPkr: 41_000 })).toBe('+ PKR 41,000')
})

test('it is a minimum where a charge is not known, or other memory has another value', () => {
  expect(short({ ...figures, cnicToPkr: null })).toBe('+ from PKR 41,000')
  expect(short({ ...figures, isPassportFloor: true })).toBe('+ from PKR 41,000')
  const value = { variant: null } as unknown as TaxForm['values'][number]
  expect(short(figures, { values: [value, value] })).toBe('+ from PKR 41,000')
})

test('without a ruling it is what the page on the tax says of the model before the phone', () => {
  expect(short(null, {}, [{ passportPkr: 24_812 }, { passportPkr: 25_689 }])).toBe('about PKR 24,800 to 25,700')
  expect(short(null, {}, [{ passportPkr: 24_812 }])).toBe('about PKR 24,800')
  expect(short(figures, {}, [{ passportPkr: 24_812 }])).toBe('+ PKR 41,000 to about 51,000')
})

test('nothing is said with rates of another year, and without a customs value that no ruling is known', () => {
  expect(short(figures, { stale: 'ended' })).toBeNull()
  expect(short(null)).toBe('No\u00a0ruling\u00a0known')
})
