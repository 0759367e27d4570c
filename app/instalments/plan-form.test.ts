import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerTableSchema } from './offer-table.ts'
import bundled from './offers.json'
import { shownOffers } from './offers.ts'
import { planFields, planForm, type TypedPlan } from './plan-form.ts'

const nothing = Object.fromEntries(planFields.map(field => [field, null])) as TypedPlan
const formOf = (typed: Partial<TypedPlan>) => planForm({ ...nothing, ...typed }, 99_999)

test('a page that was only opened starts with the cash price, without result and mistakes', () => {
  expect(formOf({})).toMatchObject({
    values: { cash: '99999', first: 'month' },
    errors: {},
    isAsked: false,
    result: null,
  })
  expect(planForm(nothing, null).values.cash).toBe('')
})

test('0 percent with a fee of 6 percent over three months is 45 percent a year (LOAN-2)', () => {
  expect(formOf({ cash: 'Rs 150,000', fee: '9000', count: '3', each: '50,000' }).result).toEqual({
    parts: { advance: 0, fees: 9000, payments: 150_000 },
    totalPkr: 159_000,
    extraPkr: 9000,
    extraPercent: 6,
    annualPercent: 45.2,
    isNothingFinanced: false,
  })
})

test('a first instalment at once makes the same plan dearer', () => {
  const plan = { cash: '50000', count: '3', each: '18000' }
  const rateOf = (first: string) => formOf({ ...plan, first }).result?.annualPercent ?? 0
  expect(rateOf('now')).toBeGreaterThan(rateOf('month'))
})

test('without a cash price there is a total and no rate', () => {
  expect(formOf({ cash: null, count: '2', each: '500' }).result).toMatchObject({
    totalPkr: 1000,
    extraPkr: null,
    annualPercent: null,
  })
})

test.each<[Partial<TypedPlan>, string[]]>([
  [{ cash: '1000' }, ['count', 'each']],
  [{ cash: '0', count: '2', each: '5' }, ['cash']],
  [{ cash: '1000', count: '0', each: '5' }, ['count']],
  [{ cash: '1000', count: '500', each: '5' }, ['count']],
  [{ cash: '1000', count: '2', each: '-5' }, ['each']],
  [{ cash: 'a lot', fee: 'x', count: '2', each: '5' }, ['cash', 'fee']],
])('%j has messages at %j and stays as typed', (typed, fields) => {
  const form = formOf(typed)
  expect(Object.keys(form.errors).sort()).toEqual(fields)
  expect(form).toMatchObject({ values: typed, result: null })
})

test('the parts that are shown sum to the total', () => {
  const amount = fc.integer({ min: 0, max: 30_000_00 }).map(paisa => String(paisa / 100))
  fc.assert(
    fc.property(amount, amount, amount, amount, fc.integer({ min: 1, max: 36 }), (advance, fee, other, each, count) => {
      const { result } = formOf({ cash: '60000', advance, fee, other, each, count: String(count) })
      if (!result) throw new Error('There is no result.')
      const { advance: first, fees, payments } = result.parts
      expect(first + fees + payments).toBe(result.totalPkr)
      const exact = Number(advance) + Number(fee) + Number(other) + Number(each) * count
      expect(result.totalPkr - exact).toBeGreaterThan(-0.01)
      expect(result.totalPkr - exact).toBeLessThan(3)
    }),
  )
})

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

test('offers stand with seller, place and date; old ones are marked, remarks on the market are none (LOAN-3)', () => {
  const table = offerTableSchema.parse(bundled)
  const offers = shownOffers(table, at('2026-11-22'))
  expect(offers).toHaveLength(9)
  expect(offers[0]).toMatchObject({ id: 'samsung-pk', date: '2026-11', isOld: false })
  for (const { seller, terms, seen } of offers) expect([seller, terms, seen].every(Boolean)).toBe(true)
  const isOld = (day: string) => shownOffers(table, at(day)).find(({ id }) => id === 'shahab-2026-07')?.isOld
  // A month counts as its middle.
  expect([isOld('2027-01-11'), isOld('2027-01-12')]).toEqual([false, true])
})
