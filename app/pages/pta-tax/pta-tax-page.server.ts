/** Loads the page on the tax of phones from abroad. */
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { type BandRow, bandRows } from '#app/pta/band-rows.ts'
import { ratesToday } from '#app/pta/staleness.ts'
import { customsTable, registrationTable, taxTable } from '#app/pta/tables.server.ts'
import type { TaxLine } from '#app/pta/tax-kinds.ts'
import type { TaxRegime, TaxTable } from '#app/pta/tax-table.ts'
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

export type ShownFact = { days: number | null; sources: string[] }

export function loadPtaTaxPage(typed: TypedQuestion, today = todayInPakistan()) {
  const tax = taxTable()
  const { model, choices } = askedModel(typed.q ?? '')
  const registration = registrationTable()
  const current = ratesToday(tax, today)?.regime
  const rates = tax.regimes.map(regime => shownRates(regime, tax))
  return {
    question: questionOf(typed, model, { tax, customs: customsTable() }, today),
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
