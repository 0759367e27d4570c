import { expect, test } from 'vitest'
import bundled from './tables/pta-tax.json'
import { taxTableSchema } from './tax-table.ts'

const copy = () => structuredClone(bundled)
type Table = ReturnType<typeof copy>

function problemsWith(change: (table: Table) => void): string[] {
  const table = copy()
  change(table)
  const result = taxTableSchema.safeParse(table)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** The parts of a row by name, so that a change of the table cannot pass unseen. */
function at<Row>(rows: Row[], index: number): Row {
  const row = rows[index]
  if (!row) throw new Error(`There is no row ${index}.`)
  return row
}

test('the bundled table is valid: five periods, the newest without an end', () => {
  const table = taxTableSchema.parse(bundled)
  expect(table.regimes).toHaveLength(5)
  expect(at(table.regimes, 0)).toMatchObject({ id: 'fy2026-27', to: null })
})

test.each<[string, (table: Table) => void, string]>([
  [
    'overlapping bands',
    ({ regimes }) => {
      at(at(regimes, 0).regulatoryDuty, 2).above = 90
    },
    'regimes.0.regulatoryDuty.2.above: The band begins at 90, inside the band that ends at 100',
  ],
  [
    'a gap that is not declared',
    ({ regimes }) => {
      at(at(regimes, 0).salesTax as { above: number }[], 1).above = 501
    },
    'regimes.0.salesTax.1.above: Values above 500 up to 501 are in no band',
  ],
  [
    'a gap of the levy without its declaration',
    table => {
      table.levyGapRule = ''
    },
    'regimes.0.handsetLevy.2.above: Values above 100 up to 101 are in no band',
  ],
  [
    'a band that ends before it begins',
    ({ regimes }) => {
      at(at(regimes, 1).incomeTax148.smartphone, 0).upTo = 0
    },
    'regimes.1.incomeTax148.smartphone.0.upTo: Too small: expected number to be >0',
  ],
  [
    'bands with an upper end',
    ({ regimes }) => {
      at(at(regimes, 0).handsetLevy, 6).upTo = 2000
    },
    'regimes.0.handsetLevy: Values above 2000 are in no band: end the last band with null',
  ],
  [
    'a period that ends before it begins',
    ({ regimes }) => {
      at(regimes, 1).to = '2025-06-01'
    },
    'regimes.1.to: The period ends on 2025-06-01, before it begins on 2025-07-01',
  ],
  [
    'overlapping periods',
    ({ regimes }) => {
      at(regimes, 0).from = '2026-06-30'
    },
    'regimes.1.from: The period overlaps fy2026-27',
  ],
  [
    'an unlisted source',
    ({ regimes }) => {
      at(regimes, 0).sources = ['hearsay']
    },
    'regimes.0.sources.0: The source hearsay is not listed',
  ],
  [
    'a period without a source',
    ({ regimes }) => {
      at(regimes, 0).sources = []
    },
    'regimes.0.sources: Name at least one source',
  ],
  [
    'a source without a date',
    ({ sources }) => {
      sources.sta.date = ''
    },
    'sources.sta.date: Write the date as 2026, 2026-07 or 2026-07-01',
  ],
  [
    'a version that is no date',
    table => {
      table.compiled = 'new'
    },
    'compiled: Write the date as 2026-07-01',
  ],
  [
    'an amount below zero',
    ({ regimes }) => {
      at(at(regimes, 0).regulatoryDuty, 0).pkr = -1
    },
    'regimes.0.regulatoryDuty.0.pkr: Too small: expected number to be >=0',
  ],
])('%s: the place is named', (_, change, problem) => {
  expect(problemsWith(change)).toContain(problem)
})
