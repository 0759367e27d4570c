/** Builds catalogue phones from source rows: parse, apply rules, correct, add prices, reject, map. */
import { type CatalogPhone, catalogPhoneSchema } from '../format.ts'
import { applyClassRules, type RuleReport } from './class-rules.ts'
import { applyCorrections, type CorrectionReport, chooseNewerPrices } from './corrections.ts'
import { withPrices } from './prices.ts'
import { corrections, rejections } from './rules.ts'
import {
  type CorrectionsFile,
  correctionsFile,
  type SourcePriceRow,
  type SourceRow,
  sourcePriceRow,
  sourceRow,
} from './source.ts'
import { toPhone } from './to-phone.ts'

/** The parsed files. Of the phones, a row of a later file does not replace one of an earlier. */
export type Inputs = { phones: unknown[]; prices?: unknown[]; corrections?: unknown }

type Built = {
  phones: Omit<CatalogPhone, 'isFeatured'>[]
  /** Number of rows affected by each rule, including rules with none. */
  tally: Record<string, number>
  rejected: { slug: string; rule: string }[]
  corrections: CorrectionReport[]
  rules: RuleReport[]
  prices: PricesReport
}

type PricesReport = {
  rows: number
  /** Rows of phones that are in no file, with their names. */
  unmatched: string[]
  /** Slugs of phones whose price the files changed. */
  repriced: string[]
}

/** Builds the catalogue. Malformed and rejected rows are left out and counted. */
export function buildCatalog(inputs: Inputs): Built {
  const ruleNames = [...rejections, ...corrections].map(({ id }) => id)
  const tally: Record<string, number> = { read: inputs.phones.length }
  for (const rule of ['malformed-row', ...ruleNames, 'duplicate']) tally[rule] = 0
  const rejected: Built['rejected'] = []
  const count = (rule: string) => {
    tally[rule] = (tally[rule] ?? 0) + 1
  }
  const leaveOut = (slug: string, rule: string) => {
    count(rule)
    rejected.push({ slug, rule })
  }

  const rows = readRows(inputs.phones, leaveOut)
  const file: CorrectionsFile = correctionsFile.parse(inputs.corrections ?? { corrections: [], rules: [] })
  const firstRules = applyClassRules(rows, file.rules, 'first')
  const applied = applyCorrections(rows, file.corrections)
  const prices = addPrices(rows, inputs.prices ?? [])
  const correctionReports = chooseNewerPrices(rows, file.corrections, applied)
  const lastRules = applyClassRules(rows, file.rules, 'last')

  const phones: Built['phones'] = []
  const names = new Set<string>()
  for (const raw of rows.values()) {
    const row = corrected(raw, count)
    const reason = rejections.find(rule => rule.applies(row))
    if (reason) {
      leaveOut(row.slug, reason.id)
    } else if (names.has(row.name.toLowerCase())) {
      leaveOut(row.slug, 'duplicate')
    } else {
      names.add(row.name.toLowerCase())
      const { isFeatured: _, ...phone } = catalogPhoneSchema.parse({ ...toPhone(row), isFeatured: false })
      phones.push(phone)
    }
  }
  return { phones, tally, rejected, corrections: correctionReports, rules: [...firstRules, ...lastRules], prices }
}

/** The readable rows by slug, in their order. */
function readRows(input: unknown[], leaveOut: (slug: string, rule: string) => void): Map<string, SourceRow> {
  const rows = new Map<string, SourceRow>()
  for (const raw of input) {
    const parsed = sourceRow.safeParse(raw)
    if (!parsed.success) leaveOut(String((raw as { slug?: unknown } | null)?.slug), 'malformed-row')
    else if (rows.has(parsed.data.slug)) leaveOut(parsed.data.slug, 'duplicate')
    else rows.set(parsed.data.slug, parsed.data)
  }
  return rows
}

/** Adds the price rows to their phones, in place; no row makes a phone. @throws ZodError for a malformed row */
function addPrices(rows: Map<string, SourceRow>, input: unknown[]): PricesReport {
  const slugByName = new Map([...rows.values()].map(row => [`${row.brandName} ${row.model}`, row.slug]))
  const formerSlugs = new Map([...rows.values()].flatMap(row => row.formerSlugs.map(slug => [slug, row.slug] as const)))
  const bySlug = new Map<string, SourcePriceRow[]>()
  const unmatched = new Set<string>()
  for (const price of sourcePriceRow.array().parse(input)) {
    const name = `${price.brandName} ${price.model}`
    const slug = price.slug === null ? slugByName.get(name) : (formerSlugs.get(price.slug) ?? price.slug)
    if (slug === undefined || !rows.has(slug)) unmatched.add(name)
    else bySlug.set(slug, [...(bySlug.get(slug) ?? []), price])
  }
  const repriced: string[] = []
  for (const [slug, added] of bySlug) {
    const row = rows.get(slug)
    if (!row) continue
    const priced = withPrices(row, added)
    rows.set(slug, priced)
    if (priced.pricePkr !== row.pricePkr || priced.priceSource !== row.priceSource) repriced.push(slug)
  }
  return { rows: input.length, unmatched: [...unmatched], repriced }
}

function corrected(row: SourceRow, count: (rule: string) => void): SourceRow {
  return corrections.reduce((current, { id, apply }) => {
    const changed = apply(current)
    if (changed) count(id)
    return changed ?? current
  }, row)
}
