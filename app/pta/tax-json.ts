/** A tax calculation as the API gives it (API-25). Pure. */
import type { Tax, TaxInput, TaxLineResult } from './tax.ts'
import type { TaxTable } from './tax-table.ts'

/** Amounts by line, what is known of each line, and the sources by id. */
export function taxJson(input: TaxInput, tax: Tax, table: TaxTable) {
  const { regime, customsValuePkr, lines, ...totals } = tax
  const byLine = <Value>(of: (line: TaxLineResult) => Value) =>
    Object.fromEntries(lines.map(line => [line.line, of(line)]))
  const used = new Set(lines.flatMap(({ sources }) => sources))
  return {
    input,
    regime,
    customsValuePkr,
    lines: byLine(({ pkr }) => pkr),
    ...totals,
    details: byLine(({ state, sources, confidence }) => ({ state, sources, confidence })),
    version: table.compiled,
    sources: Object.fromEntries(
      Object.entries(table.sources)
        .filter(([id]) => used.has(id))
        .map(([id, { label, href, date }]) => [id, { label, href, date }]),
    ),
  }
}
