/** What an instalment plan costs: total, extra over cash, yearly rate (LOAN-1). Pure. */

type Payment = {
  /** Months after the purchase; 0 at once, fractions for days (days / 30.4375). */
  month: number
  /** Rupees. */
  amount: number
}

export type Plan = {
  /** Rupees; null where it is not known. */
  cashPrice: number | null
  advance: number
  upfrontFee: number
  payments: Payment[]
}

export type PlanProblem = 'no-payments' | 'negative' | 'no-cash-price'

type PlanCost = {
  totalPaid: number
  /** More than cash; below 0 where the plan is cheaper. Null without a cash price. */
  extra: number | null
  /** Of the cash price, to 0.01. */
  extraPercent: number | null
  /** Null without a cash price, when nothing is financed, or beyond `MAX_MONTHLY_RATE`. */
  rate: { monthlyPercent: number; annualPercent: number } | null
  isNothingFinanced: boolean
}

export type PlanResult = { ok: true; cost: PlanCost } | { ok: false; problem: PlanProblem }

/** Ten times the sum each month: no plan is dearer, and no percentage beyond it says anything. */
const MAX_MONTHLY_RATE = 10
const MIN_MONTHLY_RATE = -0.9
const STEPS = 200
/** Sums that differ by no more are equal. */
const EQUAL_WITHIN_PKR = 0.5

/** Solves cashPrice − advance − upfrontFee = Σ amount / (1 + i)^month for the monthly rate i; a year is (1 + i)^12 − 1. */
export function costOfPlan({ cashPrice, advance, upfrontFee, payments }: Plan): PlanResult {
  if (payments.length === 0) return { ok: false, problem: 'no-payments' }
  if ([advance, upfrontFee, ...payments.map(({ amount }) => amount)].some(amount => !(amount >= 0))) {
    return { ok: false, problem: 'negative' }
  }
  if (cashPrice !== null && !(cashPrice > 0)) return { ok: false, problem: 'no-cash-price' }
  const totalPaid = payments.reduce((sum, { amount }) => sum + amount, advance + upfrontFee)
  if (cashPrice === null) {
    return { ok: true, cost: { totalPaid, extra: null, extraPercent: null, rate: null, isNothingFinanced: false } }
  }
  const financed = cashPrice - advance - upfrontFee
  const atOnce = payments.reduce((sum, { month, amount }) => (month === 0 ? sum + amount : sum), 0)
  const isNothingFinanced = financed - atOnce <= 0
  const monthly = isNothingFinanced ? null : monthlyRate(financed, payments)
  return {
    ok: true,
    cost: {
      totalPaid,
      extra: totalPaid - cashPrice,
      extraPercent: rounded(((totalPaid - cashPrice) / cashPrice) * 100, 2),
      rate: monthly === null ? null : ratesOf(monthly),
      isNothingFinanced,
    },
  }
}

const ratesOf = (monthly: number) => ({
  monthlyPercent: rounded(monthly * 100, 3),
  annualPercent: rounded(((1 + monthly) ** 12 - 1) * 100, 1),
})

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** By bisection; null beyond the limits. */
function monthlyRate(financed: number, payments: Payment[]): number | null {
  const worth = (rate: number) => payments.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** month, 0)
  const difference = worth(0) - financed
  if (Math.abs(difference) <= EQUAL_WITHIN_PKR) return 0
  let [low, high] = difference > 0 ? [0, MAX_MONTHLY_RATE] : [MIN_MONTHLY_RATE, 0]
  if (worth(high) > financed || worth(low) < financed) return null
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > financed) low = middle
    else high = middle
  }
  return (low + high) / 2
}
