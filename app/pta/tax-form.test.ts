import { describe, expect, test } from 'vitest'
import { bandRows } from './band-rows.ts'
import { customsTableSchema } from './customs-table.ts'
import { ratesToday } from './staleness.ts'
import bundledCustoms from './tables/customs-values.json'
import bundledTax from './tables/pta-tax.json'
import { type TypedTax, taxForm } from './tax-form.ts'
import { taxTableSchema } from './tax-table.ts'

const tables = { tax: taxTableSchema.parse(bundledTax), customs: customsTableSchema.parse(bundledCustoms) }
const TODAY = '2026-11-22'
const nothing: TypedTax = { cnfUsd: null, usdPkr: null, device: null }
const formOf = (typed: Partial<TypedTax>, slug: string | null = null, name = '') => {
  const form = taxForm({ ...nothing, ...typed }, slug ? { slug, name, device: 'smartphone' } : null, tables, TODAY)
  if (!form) throw new Error('There are no rates.')
  return form
}

test('a page that was only opened shows no figures and no mistake (PTA-3)', () => {
  expect(formOf({})).toMatchObject({ cnfUsd: '', usdPkr: '280', device: 'smartphone', figures: null, errors: {} })
})

test('both routes stand side by side, the CNIC route as a range, each charge with a dated source', () => {
  const { figures } = formOf({ cnfUsd: '600', usdPkr: '280' })
  expect(figures).toMatchObject({ passportPkr: 67_600, cnicFromPkr: 79_100, cnicToPkr: 87_010, finePercent: 10 })
  expect(figures?.rows.map(({ passport, cnic }) => [passport.pkr, cnic.pkr])).toContainEqual([0, 11_500])
  const sourceOf = (source: number | null | undefined) => figures?.sources[source ?? -1]
  for (const { source } of figures?.rows ?? []) expect(sourceOf(source)?.date).toMatch(/^20\d\d/)
  const duty = figures?.rows.find(({ line }) => line === 'regulatoryDuty')
  expect(sourceOf(duty?.source)?.label).toBe('FBR S.R.O. 1064(I)/2026')
  const labels = figures?.sources.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels?.length)
})

test('with a charge that is not published the CNIC route is a minimum (PTA-3)', () => {
  const { figures } = formOf({ cnfUsd: '20', usdPkr: '280', device: 'basicPhone' })
  expect(figures?.rows.filter(({ cnic }) => cnic.state === 'unknown').map(({ line }) => line)).toEqual([
    'additionalCustomsDuty',
  ])
  expect(figures?.cnicToPkr).toBeNull()
})

test.each([
  [{ usdPkr: '280', device: 'smartphone' }, ['cnfUsd']],
  [{ cnfUsd: 'lots' }, ['cnfUsd']],
  [{ cnfUsd: '600', usdPkr: '0' }, ['usdPkr']],
  [{ cnfUsd: '-1', usdPkr: 'x' }, ['cnfUsd', 'usdPkr']],
])('%j has a message at each wrong field, and stays as typed', (typed, fields) => {
  const form = formOf(typed)
  expect(Object.keys(form.errors)).toEqual(fields)
  expect(form).toMatchObject({ ...typed, figures: null })
})

describe('a phone', () => {
  test('with values of a ruling starts with the lowest, and lists all with ruling and date', () => {
    const form = formOf({}, 'apple-iphone-16')
    expect(form.values).toMatchObject([
      { variant: '128 GB', cnfUsd: 666, ruling: { id: 'VR 1999/2025', date: '2025-04-22' } },
      { variant: '256 GB', cnfUsd: 764 },
      { variant: '512 GB', cnfUsd: 955 },
    ])
    expect(form.figures?.passportPkr).toBe(72_220)
    expect(formOf({ cnfUsd: '955' }, 'apple-iphone-16').figures?.cnfUsd).toBe(955)
  })

  test('without a value has no total until one is typed', () => {
    expect(formOf({}, 'samsung-galaxy-s24-ultra')).toMatchObject({ values: [], figures: null, errors: {} })
    expect(formOf({ cnfUsd: '900' }, 'samsung-galaxy-s24-ultra').figures).not.toBeNull()
  })

  test('whose name fits a ruling only without 4G or 5G has no value', () => {
    const uncertain = bundledCustoms.new.filter(({ match }) => match === 'without 4G/5G')
    expect(uncertain.length).toBeGreaterThan(10)
    const certain = new Set(bundledCustoms.new.filter(({ match }) => match === 'exact').map(({ slug }) => slug))
    for (const { slug } of uncertain.filter(({ slug }) => !certain.has(slug))) {
      expect(formOf({}, slug).values).toEqual([])
    }
  })
})

describe('the age of the table (PTA-4)', () => {
  const ended = {
    ...tables.tax,
    regimes: tables.tax.regimes.map(regime => (regime.to === null ? { ...regime, to: '2027-06-30' } : regime)),
  }

  test.each([
    ['2026-11-22', null, '2026-11-22'],
    ['2027-06-30', null, '2027-06-30'],
    ['2027-07-01', 'ended', '2027-06-30'],
  ])('on %s a table that ends in June 2027 is %s and counts as of %s', (today, stale, date) => {
    expect(ratesToday(ended, today)).toMatchObject({ stale, date, regime: { id: 'fy2026-27' } })
  })

  test.each([
    ['2027-12-22', null],
    ['2027-12-23', 'old'],
  ])('on %s a table of 21 November 2026 without an end is %s', (today, stale) => {
    expect(ratesToday(tables.tax, today)?.stale).toBe(stale)
  })

  test('figures stay when the rates have ended', () => {
    const form = taxForm({ ...nothing, cnfUsd: '600' }, null, { ...tables, tax: ended }, '2028-01-01')
    expect(form).toMatchObject({ stale: 'ended', figures: { passportPkr: 67_600 } })
  })
})

test('the bands of a period are steps without gaps, as the law has them (PTA-5)', () => {
  const [current] = tables.tax.regimes
  if (!current) throw new Error('There is no period.')
  expect(bandRows(current).map(row => Object.values(row))).toEqual([
    [0, 30, 240, { percent: 18 }, 100, 100],
    [30, 100, 2400, { percent: 18 }, 100, 200],
    [100, 200, 6000, { percent: 18 }, 100, 200],
    [200, 350, 8800, { percent: 18 }, 970, 1800],
    [350, 500, 12_000, { percent: 18 }, 5000, 4000],
    [500, 700, 17_600, { percent: 25 }, 11_500, 8000],
    [700, null, 17_600, { percent: 25 }, 11_500, 16_000],
  ])
})

test.each([
  ['samsung-galaxy-s22-5g', 'Samsung Galaxy S22 5G', 'Samsung Galaxy S22'],
  ['infinix-hot-30i', 'Infinix Hot 30i', 'Infinix Hot 30I (X669C)'],
  ['nokia-105-4g', 'Nokia 105 4G', 'Nokia 105 4G'],
])('%s gets the value of the model of nearly its name, which fills no form (PTA-7)', (slug, name, model) => {
  const form = formOf({}, slug, name)
  expect(form).toMatchObject({ values: [], cnfUsd: '', near: { model } })
  expect(form.near?.values.every(({ cnfUsd }) => cnfUsd > 0)).toBe(true)
})

test('a phone that a ruling names, or nearly none, has no value of another model', () => {
  expect(formOf({}, 'apple-iphone-16', 'Apple iPhone 16').near).toBeNull()
  expect(formOf({}, 'apple-iphone-17', 'Apple iPhone 17')).toMatchObject({ values: [], near: null })
})
