/** The tax on registering a phone that came from abroad, from a dated table (PTA-1). Pure: no clock, no I/O. */
import { type TaxDevice, type TaxLine, type TaxRoute, taxLines } from './tax-kinds.ts'
import type { TaxRegime, TaxTable } from './tax-table.ts'

export type TaxInput = {
  /** Customs value in US dollars. */
  cnfUsd: number
  usdPkr: number
  route: TaxRoute
  device: TaxDevice
  /** `2026-11-21` */
  date: string
}

export type TaxLineResult = {
  line: TaxLine
  /** Rupees; null where unknown. */
  pkr: number | null
  /** `exempt`: nothing is charged. */
  state: 'amount' | 'exempt' | 'unknown'
  /** Ids in the table's sources. */
  sources: string[]
  /** Null where the table names none. */
  confidence: string | null
}

export type Tax = {
  regime: string
  customsValuePkr: number
  lines: TaxLineResult[]
  /** The fine of the route; null where one is due but its amount is not published. */
  finePkr: number | null
  /** Lines and fine, as far as known. */
  totalPkr: number
  /** Whether the total is a minimum, because a charge is not known. */
  isFloor: boolean
  /** Whether the value is in a gap of the levy's bands, so that the band below counts. */
  levyGap: boolean
  /** The total with the inferred fine: an assumption, never the tax itself; null where no fine is due. */
  withInferredFinePkr: number | null
}

/** Larger figures are typing errors. */
const MAX_USD = 100_000
const MAX_RATE = 100_000

export type TaxField = keyof TaxInput
/** `none`: no value was given; `not-covered`: the table has no rates for the date; `not-calculated`: it only shows them. */
export type TaxProblem = 'none' | 'wrong' | 'not-covered' | 'not-calculated'

export type TaxResult = { ok: true; tax: Tax } | { ok: false; problems: Partial<Record<TaxField, TaxProblem>> }

/** The period of this date; undefined where the table has none. */
export const regimeOn = (date: string, { regimes }: Pick<TaxTable, 'regimes'>): TaxRegime | undefined =>
  regimes.find(({ from, to }) => from <= date && (to === null || date <= to))

/** Each line with its sources, and the total; or what is wrong with the input, by field. */
export function registrationTax(input: TaxInput, table: TaxTable): TaxResult {
  const { cnfUsd, usdPkr, route, device, date } = input
  const regime = regimeOn(date, table)
  const problems: Partial<Record<TaxField, TaxProblem>> = {}
  if (cnfUsd === 0) problems.cnfUsd = 'none'
  else if (!isWithin(cnfUsd, MAX_USD)) problems.cnfUsd = 'wrong'
  if (!isWithin(usdPkr, MAX_RATE)) problems.usdPkr = 'wrong'
  if (!regime) problems.date = 'not-covered'
  else if (regime.use === 'display-only') problems.date = 'not-calculated'
  if (!regime || Object.keys(problems).length > 0) return { ok: false, problems }

  const { incomeTax148, fine } = table.routes.find(({ id }) => id === route) ?? { incomeTax148: true, fine: true }
  const isBasic = device === 'basicPhone'
  const { additionalCustomsDuty: additional } = regime
  const levy = bandAt(regime.handsetLevy, cnfUsd)
  const amounts: Record<TaxLine, number | null> = {
    customsDuty: isBasic ? regime.customsDuty.basicPhonePkr : regime.customsDuty.smartphonePkr,
    additionalCustomsDuty:
      route === 'passport' ? additional.passport : isBasic ? additional.cnicBasicPhone : additional.cnicSmartphone,
    regulatoryDuty: bandAt(regime.regulatoryDuty, cnfUsd).band.pkr,
    salesTax: salesTax(regime, cnfUsd, usdPkr, isBasic),
    incomeTax148: incomeTax148 ? bandAt(regime.incomeTax148[device], cnfUsd).band.pkr : 0,
    handsetLevy: levy.band.pkr,
  }
  const lines = taxLines.map(line => lineResult(line, amounts[line], regime))
  const finePkr = fine ? table.cnicFine.official : 0
  const totalPkr = lines.reduce((sum, { pkr }) => sum + (pkr ?? 0), finePkr ?? 0)
  const percent = table.cnicFine.inferredPercent
  return {
    ok: true,
    tax: {
      regime: regime.id,
      customsValuePkr: wholeRupees(cnfUsd * usdPkr),
      lines,
      finePkr,
      totalPkr,
      isFloor: finePkr === null || lines.some(({ pkr }) => pkr === null),
      levyGap: levy.isGap,
      withInferredFinePkr:
        finePkr === null && percent !== null ? wholeRupees((totalPkr * (100 + percent)) / 100) : null,
    },
  }
}

const isWithin = (value: number, max: number) => value > 0 && value <= max

/** Rounded half up; first to six digits, because 1.1 × 11,365 is not exactly 12,501.5. */
const wholeRupees = (value: number) => Math.round(Number(value.toFixed(6)))

const lineResult = (line: TaxLine, pkr: number | null, regime: TaxRegime): TaxLineResult => ({
  line,
  pkr,
  state: pkr === null ? 'unknown' : pkr === 0 ? 'exempt' : 'amount',
  sources: regime.lineSources?.[line] ?? regime.sources,
  confidence: regime.confidence[line] ?? null,
})

/** The band of a value; in a gap, the band below. */
export function bandAt<Band extends { above: number; upTo: number | null }>(bands: Band[], value: number) {
  const index = bands.findLastIndex(({ above }) => above < value)
  const band = bands[Math.max(index, 0)]
  if (!band) throw new Error('A list of bands is empty.')
  return { band, isGap: band.upTo !== null && value > band.upTo }
}

/** A share of the whole value, not of the part above the threshold. */
function salesTax(regime: TaxRegime, cnfUsd: number, usdPkr: number, isBasic: boolean): number {
  const { percent, pkr = 0, pkrBasicPhone = pkr } = bandAt(regime.salesTax, cnfUsd).band
  return percent === undefined ? (isBasic ? pkrBasicPhone : pkr) : wholeRupees((cnfUsd * usdPkr * percent) / 100)
}
