/** The plan that a visitor typed into the calculator of a phone's page (LOAN-2). Pure. */
import { readAmount } from '#app/prices/rupees.ts'
import { costOfPlan, type PlanProblem } from './cost.ts'
import { instalmentTexts } from './texts.ts'

export const planFields = ['cash', 'advance', 'fee', 'other', 'count', 'each', 'first'] as const
export type PlanField = (typeof planFields)[number]

/** As typed; null where the address says nothing of it. */
export type TypedPlan = Record<PlanField, string | null>

/** Longer plans are typing errors. */
const MAX_PAYMENTS = 120
const MAX_PKR = 10_000_000

export type PlanForm = {
  values: Record<PlanField, string>
  errors: Partial<Record<PlanField, string>>
  isAsked: boolean
  /** Null before anything was typed, or with a mistake. */
  result: {
    /** Whole rupees, rounded up; they sum to the total. */
    parts: { advance: number; fees: number; payments: number }
    totalPkr: number
    /** Null without a cash price. */
    extraPkr: number | null
    extraPercent: number | null
    annualPercent: number | null
    isNothingFinanced: boolean
  } | null
}

/** Rupees as typed; null where empty, NaN where they mean nothing. */
function rupees(text: string): number | null {
  if (text.trim() === '') return null
  const amount = readAmount(text)
  return amount !== null && amount <= MAX_PKR ? amount : Number.NaN
}

const wholeRupees = (value: number) => Math.ceil(Number(value.toFixed(2)))

/** @param cashPkr the cash price that the form starts with; null where none is known */
export function planForm(typed: TypedPlan, cashPkr: number | null): PlanForm {
  const isAsked = planFields.some(field => typed[field] !== null)
  const values = Object.fromEntries(planFields.map(field => [field, typed[field] ?? ''])) as PlanForm['values']
  values.cash = typed.cash ?? (isAsked ? '' : String(cashPkr ?? ''))
  values.first = typed.first === 'now' ? 'now' : 'month'
  if (!isAsked) return { values, errors: {}, isAsked, result: null }

  const texts = instalmentTexts()
  const errors: PlanForm['errors'] = {}
  const read = (field: 'cash' | 'advance' | 'fee' | 'other' | 'each') => {
    const amount = rupees(values[field])
    if (Number.isNaN(amount)) errors[field] = texts.problems.amount
    return amount
  }
  const [cash, advance, fee, other, each] = [read('cash'), read('advance'), read('fee'), read('other'), read('each')]
  const count = /^\d{1,3}$/.test(values.count.trim()) ? Number(values.count) : 0
  if (count < 1 || count > MAX_PAYMENTS) errors.count = texts.problems.count(MAX_PAYMENTS)
  if (each === null) errors.each = texts.problems.each
  if (cash === 0) errors.cash = texts.problems.cash
  if (Object.keys(errors).length > 0) return { values, errors, isAsked, result: null }

  const parts = {
    advance: wholeRupees(advance ?? 0),
    fees: wholeRupees((fee ?? 0) + (other ?? 0)),
    payments: wholeRupees((each ?? 0) * count),
  }
  const firstMonth = values.first === 'now' ? 0 : 1
  const result = costOfPlan({
    cashPrice: cash,
    advance: parts.advance,
    upfrontFee: parts.fees,
    payments: Array.from({ length: count }, (_, index) => ({ month: index + firstMonth, amount: each ?? 0 })),
  })
  if (!result.ok) return { values, errors: { [fieldOf[result.problem]]: texts.problems.amount }, isAsked, result: null }
  const { extraPercent, rate, isNothingFinanced } = result.cost
  const totalPkr = parts.advance + parts.fees + parts.payments
  return {
    values,
    errors,
    isAsked,
    result: {
      parts,
      totalPkr,
      extraPkr: cash === null ? null : totalPkr - cash,
      extraPercent,
      annualPercent: rate?.annualPercent ?? null,
      isNothingFinanced,
    },
  }
}

const fieldOf: Record<PlanProblem, PlanField> = { 'no-payments': 'count', negative: 'each', 'no-cash-price': 'cash' }
