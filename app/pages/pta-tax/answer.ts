/** The tax of the asked phone, route and version, and what was paid abroad (PTA-8, PTA-9). Pure. */
import type { CustomsTable, CustomsValue } from '#app/pta/customs-table.ts'
import { type TaxFigures, type TaxForm, type TypedTax, taxForm } from '#app/pta/tax-form.ts'
import { type TaxDevice, type TaxRoute, taxRoutes } from '#app/pta/tax-kinds.ts'
import { typedNumber } from '#app/pta/tax-query.ts'
import type { TaxTable } from '#app/pta/tax-table.ts'
import { guessedShares, type ValueShare } from '#app/pta/value-share.ts'
import type { TaxModel } from './model.server.ts'
import { ptaTaxPageTexts } from './texts.ts'

/** What was typed, by the parameters of the address; null where it says nothing of it. */
export type TypedQuestion = TypedTax & Record<'q' | 'version' | 'route' | 'paid' | 'paidRate', string | null>

/** Larger sums are typing errors. */
const MAX_PAID = 100_000_000

export type Answer = {
  route: TaxRoute
  /** The memory whose value is taken; null where the value was typed, or is a range. */
  version: CustomsValue | null
  figures: TaxFigures
  /** Of the dearest version of the model before it; null where the figures are no range. */
  upTo: TaxFigures | null
}

export type Question = {
  form: TaxForm
  q: string
  route: TaxRoute
  /** The memory that is chosen among the versions of the model. */
  version: CustomsValue | null
  /** The customs value, as typed. */
  cnfUsd: string
  paid: string
  paidRate: string
  /** What was paid abroad, in whole rupees; null where nothing was typed. */
  paidPkr: number | null
  errors: TaxForm['errors'] & { q?: string; paid?: string; paidRate?: string }
  answer: Answer | null
  /** What the tax would be at some customs values, the lowest first; empty unless no ruling values the model. */
  examples: TaxFigures[]
  /** How these go by the price of the model; null where they do not. */
  share: ValueShare | null
}

/** Customs values of examples of a phone without a price, in dollars. */
const EXAMPLES_USD = { smartphone: [200, 500, 900], basicPhone: [15, 30, 60] } as const

/** Examples by a price are multiples of these dollars. */
const STEP_USD = { smartphone: 10, basicPhone: 5 } as const

/** Customs values by the price here, in dollars. */
function valuesByPrice(pricePkr: number, share: ValueShare, device: TaxDevice, usdPkr: number): number[] {
  const step = STEP_USD[device]
  return guessedShares(share).map((part, index) =>
    Math.max((index + 1) * step, Math.round((pricePkr * part) / usdPkr / step) * step),
  )
}

/** @param tables with the shares that a guess by our price rests on @param today `2026-11-21` @returns null where the table has no rates */
export function questionOf(
  typed: TypedQuestion,
  model: TaxModel | null,
  tables: { tax: TaxTable; customs: CustomsTable; share: ValueShare | null },
  today: string,
): Question | null {
  const isTyped = (typed.cnfUsd ?? '').trim() !== ''
  const isGuide = model?.basis === 'predecessor' && !isTyped
  const versions = model && !isGuide ? model.values : []
  const version = versions.find(({ variant }) => variant === typed.version) ?? versions[0] ?? null
  const figuresAt = (cnfUsd: number, device: TaxDevice) =>
    taxForm({ cnfUsd: String(cnfUsd), usdPkr: typed.usdPkr, device }, null, tables, today)?.figures ?? []
  const formFor = (value: CustomsValue | null | undefined) =>
    taxForm(
      {
        cnfUsd: isTyped || !value ? typed.cnfUsd : String(value.cnfUsd),
        usdPkr: typed.usdPkr,
        // Of a model it is known; the field is for values that are typed.
        device: (isTyped ? null : (value ?? model)?.device) ?? typed.device,
      },
      null,
      tables,
      today,
    )
  const form = formFor(isGuide ? model.values[0] : version)
  if (!form) return null
  const paid = paidAbroad(typed)
  const route = taxRoutes.find(id => id === typed.route) ?? 'passport'
  const isAsked = Object.values(typed).some(text => text !== null)
  const isNamed = (typed.q ?? '').trim() !== ''
  // Whoever sends the form of the page empty is asked for a phone, its first field; an address without route or phone for the value.
  const { cnfUsd: valueError, ...otherErrors } = form.errors
  const errors = {
    ...otherErrors,
    ...(valueError && (isTyped || (typed.route === null && model === null)) ? { cnfUsd: valueError } : {}),
    ...(isAsked && !isTyped && !isNamed ? { q: ptaTaxPageTexts().noPhone } : {}),
    ...paid.errors,
  }
  const { figures } = form
  const upTo = isGuide && figures ? (formFor(model.values.at(-1))?.figures ?? null) : null
  const isUnvalued = model?.values.length === 0 && !isTyped
  const usdPkr = typedNumber(form.usdPkr)
  const share = isUnvalued && model.price && usdPkr > 0 ? tables.share : null
  const exampleValues = !isUnvalued
    ? []
    : share && model.price
      ? valuesByPrice(model.price.pkr, share, model.device, usdPkr)
      : EXAMPLES_USD[model.device]
  return {
    ...{ form, route, version, errors, share, paidPkr: paid.pkr },
    ...{ q: typed.q ?? '', cnfUsd: typed.cnfUsd ?? '', paid: typed.paid ?? '', paidRate: typed.paidRate ?? '' },
    examples: isUnvalued ? exampleValues.flatMap(value => figuresAt(value, model.device)) : [],
    answer: figures && { route, version: isTyped ? null : version, figures, upTo },
  }
}

/** What was paid abroad, in whole rupees, by the rate that was typed. */
function paidAbroad({ paid, paidRate }: TypedQuestion): { pkr: number | null; errors: Question['errors'] } {
  const text = ptaTaxPageTexts()
  const sum = typedNumber(paid ?? '')
  const rate = typedNumber(paidRate ?? '')
  if (sum === 0 && rate === 0) return { pkr: null, errors: {} }
  const isWrong = (number: number) => !(number > 0 && number <= MAX_PAID)
  const errors = {
    ...(isWrong(sum) ? { paid: text.paidWrong } : {}),
    ...(isWrong(rate) ? { paidRate: text.paidRateWrong } : {}),
  }
  const pkr = Math.round(sum * rate)
  if (Object.keys(errors).length === 0 && pkr > MAX_PAID) return { pkr: null, errors: { paid: text.paidWrong } }
  return { pkr: Object.keys(errors).length === 0 ? pkr : null, errors }
}
