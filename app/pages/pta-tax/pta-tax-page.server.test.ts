/** The question of the page on the tax, on the bundled catalogue and tables (PTA-8, PTA-9). */
import { beforeAll, describe, expect, test } from 'vitest'
import { findPhone } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import type { TypedQuestion } from './answer.ts'
import { askedModel, nameOfPhone } from './model.server.ts'
import { loadPtaTaxPage } from './pta-tax-page.server.ts'

keepTables()
beforeAll(givenCatalogue)

const nothing: TypedQuestion = {
  ...{ q: null, version: null, route: null, cnfUsd: null, usdPkr: null, device: null, paid: null, paidRate: null },
}
const ask = (typed: Partial<TypedQuestion>) => {
  const { question, ...page } = loadPtaTaxPage({ ...nothing, ...typed }, '2026-11-26')
  if (!question) throw new Error('There are no rates.')
  return { ...page, ...question }
}

describe('the model (PTA-8)', () => {
  test.each([
    ['Apple iPhone 16', 'Apple iPhone 16', 'ruling', '128 GB'],
    ['iphone 16', 'Apple iPhone 16', 'ruling', '128 GB'],
    ['  Iphone-16 ', 'Apple iPhone 16', 'ruling', '128 GB'],
    ['Apple iPhone XR', 'Apple iPhone XR', 'ruling', '64 GB'],
    ['Samsung Galaxy S26 Ultra', 'Samsung Galaxy S26 Ultra', 'predecessor', null],
  ])('%j is the %s, valued by %s', (q, name, basis, variant) => {
    const { model, answer } = ask({ q })
    expect(model).toMatchObject({ name, basis })
    expect(answer?.version?.variant ?? null).toBe(variant)
  })

  test('a text that fits several is asked again, one that fits none is said to', () => {
    expect(ask({ q: 'iphone 16 p' }).choices).toEqual(
      expect.arrayContaining(['Apple iPhone 16 Pro', 'Apple iPhone 16 Plus']),
    )
    for (const q of ['qwertzuiop', '*', '📱', '<b>', 'a'.repeat(5000)]) {
      expect(ask({ q })).toMatchObject({ model: null, choices: [], answer: null, errors: {} })
    }
  })

  test('every phone is found by its name', () => {
    const names = db().$client.prepare<[], string>('SELECT name FROM mobiles ORDER BY id').pluck().all()
    const sample = names.filter((_, index) => isWhole || index % 12 === 0)
    expect(sample.length).toBeGreaterThan(100)
    expect(sample.filter(name => askedModel(name).model?.name !== name)).toEqual([])
  })
})

describe('the answer', () => {
  test('is for the memory that was chosen, by the ruling that names it', () => {
    const { answer } = ask({ q: 'iphone 16', version: '512 GB', usdPkr: '280', route: 'cnic' })
    expect(answer).toMatchObject({
      route: 'cnic',
      upTo: null,
      version: { cnfUsd: 955, ruling: { id: 'VR 1999/2025' } },
    })
    expect(answer?.figures.passportPkr).toBe(100_450)
  })

  test('an unknown memory or route is the first', () => {
    const { answer } = ask({ q: 'iphone 16', version: '3 TB', route: 'boat' })
    expect(answer).toMatchObject({ route: 'passport', version: { variant: '128 GB' } })
  })

  test('without a ruling it goes from the lowest to the highest value of the model before', () => {
    const { model, answer } = ask({ q: 'Apple iPhone 17 Pro' })
    expect(model).toMatchObject({ basis: 'predecessor', valued: 'Apple iPhone 16 Pro' })
    const before = ask({ q: 'Apple iPhone 16 Pro' }).model?.values.map(({ cnfUsd }) => cnfUsd) ?? []
    expect([answer?.figures.cnfUsd, answer?.upTo?.cnfUsd]).toEqual([Math.min(...before), Math.max(...before)])
    expect(answer?.version).toBeNull()
  })

  test.each([
    // Half of our price, the median of what rulings make of prices, and all of our price.
    ['Infinix Hot 60 Pro', [130, 180, 260]],
    ['Google Pixel 9', [340, 450, 680]],
    ['Nokia 2660 Flip', [30, 40, 60]],
  ])('where no ruling says anything of it, %s has examples that a typed value ends', (q, values) => {
    const { model, answer, examples } = ask({ q })
    expect([model?.values, answer]).toEqual([[], null])
    expect(examples.map(({ cnfUsd }) => cnfUsd)).toEqual(values)
    expect(examples).toEqual(
      values.map(value => ask({ q, cnfUsd: String(value), device: model?.device ?? null }).answer?.figures),
    )
    // An address with the name alone has them too, without asking for the value.
    expect(ask({ q, route: null }).errors).toEqual({})
    expect(ask({ q, cnfUsd: '500' }).examples).toEqual([])
    expect(ask({ q: 'iphone 16' }).examples).toEqual([])
  })

  test('examples of a dearer dollar are fewer dollars', () => {
    expect(ask({ q: 'Google Pixel 9', usdPkr: '560' }).examples.map(({ cnfUsd }) => cnfUsd)).toEqual([170, 230, 340])
  })

  test('a phone is named by its id or its slug', () => {
    const phone = findPhone('apple-iphone-16')
    for (const text of ['apple-iphone-16', phone?.id ?? '']) expect(nameOfPhone(text)).toBe('Apple iPhone 16')
    for (const text of ['', 'no-such-phone']) expect(nameOfPhone(text)).toBeNull()
  })

  test('a typed value goes before that of the ruling', () => {
    const { answer } = ask({ q: 'Apple iPhone 17 Pro', cnfUsd: '1,100', device: 'smartphone' })
    expect(answer).toMatchObject({ upTo: null, version: null, figures: { cnfUsd: 1100 } })
  })

  test('a keypad phone is one whatever the field says that nobody opened', () => {
    const { model, form } = ask({ q: 'Nokia 105 (2022)', device: 'smartphone' })
    expect(model?.device).toBe('basicPhone')
    expect(form.device).toBe('basicPhone')
  })

  test('what was paid abroad counts by the typed rate and changes no tax (PTA-9)', () => {
    const without = ask({ q: 'iphone 16' }).answer
    const { answer, paidPkr } = ask({ q: 'iphone 16', paid: '3,499', paidRate: '76.2' })
    expect(paidPkr).toBe(266_624)
    // Without a ruling too.
    expect(ask({ q: 'Google Pixel 9', paid: '2,499', paidRate: '76' }).paidPkr).toBe(189_924)
    expect(answer?.figures).toEqual(without?.figures)
  })

  test.each([
    [{ paid: '3,499' }, ['paidRate']],
    [{ paidRate: '76' }, ['paid']],
    [{ paid: 'AED 3,499', paidRate: '76' }, ['paid']],
    [{ paid: '-5', paidRate: '1e9' }, ['paid', 'paidRate']],
    [{ paid: '99999999', paidRate: '99999999' }, ['paid']],
    [{ usdPkr: 'x' }, ['usdPkr']],
  ])('%j has its message at the field', (typed, fields) => {
    const { errors, paidPkr } = ask({ q: 'iphone 16', ...typed })
    expect(Object.keys(errors)).toEqual(fields)
    expect(paidPkr).toBeNull()
  })

  test('nothing typed has no mistake; a sent form without phone and value asks for the phone', () => {
    expect(ask({}).errors).toEqual({})
    expect(Object.keys(ask({ q: '', usdPkr: '280', route: 'cnic' }).errors)).toEqual(['q'])
  })
})
