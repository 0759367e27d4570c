/** Loads the page on the tax of phones from abroad. */
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { type BandRow, bandRows } from '#app/pta/band-rows.ts'
import type { CustomsValue } from '#app/pta/customs-table.ts'
import type { RegistrationSource } from '#app/pta/registration-table.ts'
import { ratesToday } from '#app/pta/staleness.ts'
import { customsTable, registrationTable, taxTable } from '#app/pta/tables.server.ts'
import type { TaxFigures } from '#app/pta/tax-form.ts'
import type { TaxLine } from '#app/pta/tax-kinds.ts'
import type { TaxRegime, TaxTable } from '#app/pta/tax-table.ts'
import { valueShare } from '#app/pta/value-share.server.ts'
import { questionOf, type TypedQuestion } from './answer.ts'
import { askedModel } from './model.server.ts'

export type ShownRates = {
  id: string
  fiscalYear: string
  from: string
  to: string | null
  isCertain: boolean
  bands: BandRow[]
  confidence: Partial<Record<TaxLine, string>>
  sources: { id: string; label: string; href: string | null; date: string; isOfficial: boolean }[]
}

/** A phone and the tax of its cheapest version. */
export type Sample = { name: string; figures: TaxFigures } & Pick<CustomsValue, 'variant' | 'ruling'>

export type ShownFact = { days: number | null; sources: RegistrationSource[] }

export function loadPtaTaxPage(typed: TypedQuestion, today = todayInPakistan()) {
  const tax = taxTable()
  const { model, choices } = askedModel(typed.q ?? '')
  const registration = registrationTable()
  const current = ratesToday(tax, today)?.regime
  const tables = { tax, customs: customsTable(), ...valueShare() }
  const question = questionOf(typed, model, tables, today)
  const rates = tax.regimes.map(regime => shownRates(regime, tax))
  return {
    question,
    samples: question && !question.answer && question.q === '' ? samplesFor(tables, today) : [],
    model,
    choices,
    rates: rates.filter(({ id }) => id === current?.id),
    earlier: rates.filter(({ id }) => id !== current?.id),
    facts: Object.fromEntries(
      registration.facts.map(({ id, days = null, sources }) => [id, { days, sources } satisfies ShownFact]),
    ),
    factsDate: registration.compiled,
  }
}

/** Much asked for, and valued by rulings. */
const SAMPLES = ['Apple iPhone 16 Pro Max', 'Apple iPhone 15 Pro', 'Samsung Galaxy S23 Ultra']

const samplesFor = (tables: Parameters<typeof questionOf>[2], today: string): Sample[] =>
  SAMPLES.flatMap(name => {
    const { model } = askedModel(name)
    const answer = model?.basis === 'ruling' ? questionOf(asking(name), model, tables, today)?.answer : null
    if (!answer?.version) return []
    const { variant, ruling } = answer.version
    return [{ name, variant, figures: answer.figures, ruling }]
  })

const asking = (q: string): TypedQuestion => ({
  ...{ q, version: null, route: null, cnfUsd: null, usdPkr: null, device: null, paid: null, paidRate: null },
})

function shownRates(regime: TaxRegime, { sources }: TaxTable): ShownRates {
  const { id, fiscalYear, from, to, use, confidence } = regime
  return {
    id,
    fiscalYear,
    from,
    to,
    isCertain: use === 'calculate',
    bands: bandRows(regime),
    confidence,
    sources: regime.sources.flatMap(id => {
      const source = sources[id]
      return source
        ? [{ id, ...source, href: source.href, isOfficial: source.kind?.startsWith('primary') ?? false }].map(
            ({ id, label, href, date, isOfficial }) => ({ id, label, href, date, isOfficial }),
          )
        : []
    }),
  }
}
