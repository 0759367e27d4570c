/** Reads the parameters of a tax calculation, as typed in a form or an address (PTA-2). Pure. */
import { registrationTax, type TaxField, type TaxInput, type TaxProblem } from './tax.ts'
import { taxDevices, taxRoutes } from './tax-kinds.ts'
import type { TaxTable } from './tax-table.ts'

/** A number with commas and spaces as people type it; 0 where empty, NaN where it is none. */
export function typedNumber(text: string): number {
  const plain = text.replaceAll(/[,\s]/g, '')
  if (plain === '') return 0
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/**
 * The tax that an address asks for, or what is wrong with it by field. Without a rate or a date the given ones count,
 * without a device a smartphone; value and route must be given.
 * @param today `2026-11-21`
 */
export function taxOfQuery(query: URLSearchParams, table: TaxTable, today: string) {
  const routeName = query.get('route') ?? ''
  const route = taxRoutes.find(id => id === routeName)
  const device = taxDevices.find(id => id === (query.get('device') || 'smartphone'))
  const date = query.get('date') || today
  const rate = query.get('usdPkr') ?? ''
  const problems: Partial<Record<TaxField, TaxProblem>> = {
    ...(route ? {} : { route: routeName ? 'wrong' : 'none' }),
    ...(device ? {} : { device: 'wrong' }),
  }
  const input: TaxInput = {
    cnfUsd: typedNumber(query.get('cnfUsd') ?? ''),
    usdPkr: rate.trim() ? typedNumber(rate) : table.defaults.usdPkr,
    route: route ?? 'passport',
    device: device ?? 'smartphone',
    date,
  }
  const result = registrationTax(input, table)
  if (!result.ok) Object.assign(problems, result.problems)
  if (!isDate(date)) problems.date = 'wrong'
  return result.ok && Object.keys(problems).length === 0
    ? { ok: true as const, input, tax: result.tax }
    : { ok: false as const, problems }
}
