import fc from 'fast-check'
import { expect, test } from 'vitest'
import cases from '#tests/data/instalment-cases.json'
import { costOfPlan, type Plan } from './cost.ts'

function costOf(plan: Plan) {
  const result = costOfPlan(plan)
  if (!result.ok) throw new Error(result.problem)
  return result.cost
}

test('there are 16 cases and four errors', () => {
  expect([cases.cases.length, cases.errors.length]).toEqual([16, 4])
})

test.each(cases.cases.map(({ name, input, expected }) => [name, input, expected] as const))(
  '%s (LOAN-1)',
  (_, input, { totalPaid, extra, extraPercent, monthlyRatePercent, effectiveAnnualPercent }) => {
    const cost = costOf(input)
    expect(cost.totalPaid).toBeCloseTo(totalPaid, 2)
    expect(cost.extra).toBeCloseTo(extra, 2)
    expect(cost.extraPercent).toBeCloseTo(extraPercent, 2)
    expect(cost.rate?.monthlyPercent).toBeCloseTo(monthlyRatePercent, 3)
    expect(cost.rate?.annualPercent).toBeCloseTo(effectiveAnnualPercent, 1)
  },
)

test.each(cases.errors.map(({ name, input }) => [name, input] as const))('%s gives no rate', (name, input) => {
  const problems: Record<string, string> = {
    'no payments': 'no-payments',
    'negative payment': 'negative',
    'cash price zero': 'no-cash-price',
  }
  const problem = problems[name]
  if (problem) expect(costOfPlan(input)).toEqual({ ok: false, problem })
  else expect(costOf(input)).toMatchObject({ totalPaid: 55_000, rate: null, isNothingFinanced: true })
})

test('without a cash price there is a total, but no extra and no rate', () => {
  const plan = { cashPrice: null, advance: 1000, upfrontFee: 500, payments: [{ month: 1, amount: 9000 }] }
  expect(costOf(plan)).toEqual({
    totalPaid: 10_500,
    extra: null,
    extraPercent: null,
    rate: null,
    isNothingFinanced: false,
  })
})

const plans = fc
  .record({
    cashPrice: fc.integer({ min: 5000, max: 700_000 }),
    advanceShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
    fee: fc.integer({ min: 0, max: 20_000 }),
    count: fc.integer({ min: 1, max: 36 }),
    markup: fc.double({ min: -0.1, max: 1, noNaN: true }),
  })
  .map(({ cashPrice, advanceShare, fee, count, markup }) => {
    const advance = Math.round(cashPrice * advanceShare)
    const amount = ((cashPrice - advance) * (1 + markup)) / count
    const payments = Array.from({ length: count }, (_, index) => ({ month: index + 1, amount }))
    return { cashPrice, advance, upfrontFee: fee, payments }
  })

test('a higher fee never lowers the rate', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 10_000 }), (plan, more) => {
      const before = costOf(plan).rate
      const after = costOf({ ...plan, upfrontFee: plan.upfrontFee + more }).rate
      if (before && after) expect(after.annualPercent).toBeGreaterThanOrEqual(before.annualPercent)
    }),
    { numRuns: 300 },
  )
})

test('the payments at the rate are worth what is financed', () => {
  fc.assert(
    fc.property(plans, plan => {
      const { rate } = costOf(plan)
      if (!rate) return
      const worth = plan.payments.reduce(
        (sum, { month, amount }) => sum + amount / (1 + rate.monthlyPercent / 100) ** month,
        0,
      )
      const financed = plan.cashPrice - plan.advance - plan.upfrontFee
      expect(Math.abs(worth / financed - 1)).toBeLessThan(0.01)
    }),
  )
})
