/** The tax as a page shows it: both routes side by side for a typed value (PTA-3). Pure. */
import {
  type CustomsTable,
  type CustomsValue,
  customsValuesOf,
  type NearValues,
  nearCustomsValues,
} from './customs-table.ts'
import { type RatesToday, ratesToday } from './staleness.ts'
import { registrationTax, type TaxLineResult } from './tax.ts'
import { type TaxDevice, type TaxLine, taxDevices } from './tax-kinds.ts'
import { typedNumber } from './tax-query.ts'
import type { TaxTable } from './tax-table.ts'
import { problemText } from './texts.ts'

/** What a visitor typed; null where the address says nothing of it. */
export type TypedTax = { cnfUsd: string | null; usdPkr: string | null; device: string | null }

export type TaxSource = { label: string; href: string | null; date: string }

export type TaxRow = {
  line: TaxLine
  passport: Pick<TaxLineResult, 'pkr' | 'state'>
  cnic: Pick<TaxLineResult, 'pkr' | 'state'>
  /** Place of the first that the table names among the sources of the figures. */
  source: number | null
}

export type TaxFigures = {
  cnfUsd: number
  customsValuePkr: number
  rows: TaxRow[]
  /** Of the rows, each once. */
  sources: TaxSource[]
  passportPkr: number
  /** Whether a charge of the passport route is unknown. */
  isPassportFloor: boolean
  cnicFromPkr: number
  /** With the inferred fine; null where none is inferred. */
  cnicToPkr: number | null
  /** The inferred fine. */
  finePercent: number | null
  levyGap: boolean
}

export type TaxForm = {
  cnfUsd: string
  usdPkr: string
  /** Whether the rate is the starting value of the table. */
  isStartingRate: boolean
  device: TaxDevice
  errors: { cnfUsd?: string; usdPkr?: string }
  /** Null without a value, or with a wrong one. */
  figures: TaxFigures | null
  stale: RatesToday['stale']
  /** The period and the day that are calculated, and the version of the table. */
  fiscalYear: string
  date: string
  version: string
  /** The values that rulings fix for the phone. */
  values: CustomsValue[]
  /** Where there are none, those of a model of nearly its name. */
  near: NearValues | null
}

/** The primary text of a source, without pages and remarks. */
const shortLabel = (label: string) => label.split(/,\s|\s\(|:\s/, 1)[0] ?? label

/**
 * The form of the page on the tax, and of a phone's page.
 * @param phone slug, name and kind of the phone, and whether it is sold with some memory; null for any value
 * @param today `2026-11-21`
 */
export function taxForm(
  typed: TypedTax,
  phone: { slug: string; name: string; device: TaxDevice; isOther?: (value: CustomsValue) => boolean } | null,
  tables: { tax: TaxTable; customs: CustomsTable },
  today: string,
): TaxForm | null {
  const rates = ratesToday(tables.tax, today)
  if (!rates) return null
  const values = phone ? customsValuesOf(phone.slug, tables.customs) : []
  const first = values.find(value => !phone?.isOther?.(value)) ?? values[0]
  const device = taxDevices.find(id => id === typed.device) ?? first?.device ?? phone?.device ?? 'smartphone'
  const cnfUsd = typed.cnfUsd ?? (first ? String(first.cnfUsd) : '')
  const usdPkr = typed.usdPkr ?? String(tables.tax.defaults.usdPkr)
  // A page that was only opened has no mistake yet. Addresses lose empty parameters, so the others tell of a sent form.
  const isAsked = first !== undefined || Object.values(typed).some(text => text !== null)
  const result = isAsked ? figuresOf(cnfUsd, usdPkr, device, rates, tables.tax) : null
  return {
    cnfUsd,
    usdPkr,
    isStartingRate: typedNumber(usdPkr) === tables.tax.defaults.usdPkr,
    device,
    errors: result && 'errors' in result ? result.errors : {},
    figures: result && 'figures' in result ? result.figures : null,
    stale: rates.stale,
    fiscalYear: rates.regime.fiscalYear,
    date: rates.date,
    version: tables.tax.compiled,
    values,
    near: phone && values.length === 0 ? nearCustomsValues(phone, tables.customs) : null,
  }
}

function figuresOf(
  cnfUsd: string,
  usdPkr: string,
  device: TaxDevice,
  { date }: RatesToday,
  table: TaxTable,
): { errors: TaxForm['errors'] } | { figures: TaxFigures } {
  const input = { cnfUsd: typedNumber(cnfUsd), usdPkr: typedNumber(usdPkr), device, date }
  const passport = registrationTax({ ...input, route: 'passport' }, table)
  const cnic = registrationTax({ ...input, route: 'cnic' }, table)
  if (!passport.ok || !cnic.ok) {
    const { cnfUsd, usdPkr } = passport.ok ? {} : passport.problems
    return {
      errors: {
        ...(cnfUsd ? { cnfUsd: problemText('cnfUsd', cnfUsd) } : {}),
        ...(usdPkr ? { usdPkr: problemText('usdPkr', usdPkr) } : {}),
      },
    }
  }
  const ids = [...new Set(passport.tax.lines.flatMap(({ sources: [id = ''] }) => (table.sources[id] ? [id] : [])))]
  return {
    figures: {
      cnfUsd: input.cnfUsd,
      customsValuePkr: passport.tax.customsValuePkr,
      rows: passport.tax.lines.map(({ line, pkr, state, sources }) => {
        const other = cnic.tax.lines.find(row => row.line === line)
        const source = ids.indexOf(sources[0] ?? '')
        return {
          line,
          passport: { pkr, state },
          cnic: { pkr: other?.pkr ?? null, state: other?.state ?? 'unknown' },
          source: source < 0 ? null : source,
        }
      }),
      sources: ids.flatMap(id => {
        const source = table.sources[id]
        return source ? [{ label: shortLabel(source.label), href: source.href, date: source.date }] : []
      }),
      passportPkr: passport.tax.totalPkr,
      isPassportFloor: passport.tax.isFloor,
      cnicFromPkr: cnic.tax.totalPkr,
      // With a charge that is not published the sum is a minimum.
      cnicToPkr: cnic.tax.lines.some(({ pkr }) => pkr === null) ? null : cnic.tax.withInferredFinePkr,
      finePercent: table.cnicFine.inferredPercent,
      levyGap: passport.tax.levyGap,
    },
  }
}
