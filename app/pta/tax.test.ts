import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import bundled from './tables/pta-tax.json'
import cases from './tables/pta-tax-cases.json'
import { registrationTax, type Tax, type TaxInput } from './tax.ts'
import { taxDevices, taxRoutes } from './tax-kinds.ts'
import { taxOfQuery } from './tax-query.ts'
import { taxTableSchema } from './tax-table.ts'

const table = taxTableSchema.parse(bundled)
const TODAY = '2026-11-21'

function taxOf(input: Partial<TaxInput>): Tax {
  const result = registrationTax(
    { cnfUsd: 600, usdPkr: 280, route: 'passport', device: 'smartphone', date: TODAY, ...input },
    table,
  )
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.tax
}

test('there are 61 cases', () => expect(cases.cases).toHaveLength(61))

test.each(cases.cases.map(({ input, expected, why }) => [`${JSON.stringify(input)} ${why}`, input, expected] as const))(
  '%s',
  (_, input, { lines, ...expected }) => {
    const { lines: found, ...tax } = taxOf(input as TaxInput)
    expect(Object.fromEntries(found.map(({ line, pkr }) => [line, pkr]))).toEqual(lines)
    expect(tax).toMatchObject(expected)
    expect(tax.withInferredFinePkr).toBe('withInferredFinePkr' in expected ? expected.withInferredFinePkr : null)
  },
)

describe('wrong input', () => {
  const valid = { cnfUsd: '600', usdPkr: '280', route: 'passport', device: 'smartphone', date: TODAY }
  const problemsOf = (changed: Record<string, unknown>) => {
    const query = new URLSearchParams(Object.entries({ ...valid, ...changed }).map(([key, value]) => [key, `${value}`]))
    const result = taxOfQuery(query, table, TODAY)
    return result.ok ? null : result.problems
  }

  test.each(cases.errors.map(({ input, expected }) => [JSON.stringify(input), input, expected] as const))(
    '%s has a problem at its field',
    (_, input, expected) => {
      const problem =
        expected === 'not covered' ? 'not-covered' : expected === 'no result: no value given' ? 'none' : 'wrong'
      expect(problemsOf(input)).toEqual({ [Object.keys(input)[0] ?? '']: problem })
    },
  )

  test.each([
    [{ cnfUsd: '' }, { cnfUsd: 'none' }],
    [{ cnfUsd: '1e3' }, { cnfUsd: 'wrong' }],
    [{ route: 'donkey' }, { route: 'wrong' }],
    [
      { route: '', device: 'tablet' },
      { route: 'none', device: 'wrong' },
    ],
    [{ date: '2026-02-31' }, { date: 'wrong' }],
    [{ date: '2023-06-01' }, { date: 'not-calculated' }],
  ])('%j: %j', (changed, problems) => expect(problemsOf(changed)).toEqual(problems))

  test('a value may have commas and spaces', () => expect(problemsOf({ cnfUsd: ' 1,070.50 ' })).toBeNull())
})

const dollars = fc.integer({ min: 1, max: 300_000 }).map(cents => cents / 100)
const choices = { route: fc.constantFrom(...taxRoutes), device: fc.constantFrom(...taxDevices) }
const bandEnds = [30, 100, 200, 350, 500, 700]
const levyGaps = [100, 200, 350, 500, 700]
const bandOf = (usd: number) => [...bandEnds.filter(end => usd > end), ...levyGaps.filter(end => usd > end + 1)].join()

test('the total never falls when the value rises inside a band', () => {
  fc.assert(
    fc.property(dollars, dollars, fc.record(choices), (one, other, input) => {
      fc.pre(bandOf(one) === bandOf(other))
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(taxOf({ ...input, cnfUsd: more }).totalPkr).toBeGreaterThanOrEqual(
        taxOf({ ...input, cnfUsd: less }).totalPkr,
      )
    }),
    { numRuns: 500 },
  )
})

test('the lines sum to the total, and a fine of ten percent is a tenth of it', () => {
  fc.assert(
    fc.property(dollars, fc.integer({ min: 200, max: 400 }), fc.record(choices), (cnfUsd, usdPkr, input) => {
      const { lines, finePkr, totalPkr, withInferredFinePkr, isFloor } = taxOf({ ...input, cnfUsd, usdPkr })
      expect(lines.reduce((sum, { pkr }) => sum + (pkr ?? 0), finePkr ?? 0)).toBe(totalPkr)
      expect(isFloor).toBe(input.route === 'cnic')
      if (withInferredFinePkr !== null) {
        expect(Math.abs(withInferredFinePkr - totalPkr * 1.1)).toBeLessThanOrEqual(0.500001)
      }
    }),
  )
})

test('just above 500 dollars the tax rises by at least 7 percent of the value', () => {
  for (const route of taxRoutes) {
    const rise = taxOf({ cnfUsd: 500.01, route }).totalPkr - taxOf({ cnfUsd: 500, route }).totalPkr
    expect(rise).toBeGreaterThanOrEqual(0.07 * 500 * 280)
  }
})

test('each line names sources of the table, and unknown is not zero', () => {
  for (const { sources, line } of taxOf({}).lines) {
    expect(sources.length, line).toBeGreaterThan(0)
    for (const id of sources) expect(table.sources[id]).toBeDefined()
  }
  const basic = taxOf({ cnfUsd: 20, route: 'cnic', device: 'basicPhone' })
  expect(basic.lines.find(({ line }) => line === 'additionalCustomsDuty')).toMatchObject({
    pkr: null,
    state: 'unknown',
  })
  expect(taxOf({}).lines.find(({ line }) => line === 'incomeTax148')).toMatchObject({ pkr: 0, state: 'exempt' })
})
