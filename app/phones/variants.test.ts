import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { shownSpecifications, variantCategory } from './variants.ts'

const variants = [
  { ram: '6GB', storage: '128GB' },
  { ram: '8GB', storage: '128GB' },
  { ram: '8GB', storage: '256GB', pricePkr: 60_000 },
]
const asked = (more: Partial<PricePoint>): PricePoint => ({
  pricePkr: 60_000,
  source: 'priceoye-2026-03',
  date: '2026-03',
  kind: 'retail',
  ...more,
})
const NONE = 'No price given for this memory'
const lastPrice = (...offers: PricePoint[]) =>
  shownSpecifications({ specifications: variantCategory(variants), priceGrade: 'older' }, offers)[0]?.specs[2]?.value

test('the price of a variant names who asked it and when, the newest of several (PRICE-11)', () => {
  const march = asked({ ram: '8GB', storage: '256GB' })
  expect(lastPrice(march)).toBe('PKR 60,000 · PriceOye, March 2026')
  expect(lastPrice(march, { ...march, date: '2026-05' })).toBe('PKR 60,000 · PriceOye, May 2026')
  expect(lastPrice(asked({ kind: 'launch', storage: '256GB' }))).toMatch(/at launch, unverified/)
})

test('a price of no memory, of other memory or of several versions is of no variant (PRICE-15)', () => {
  expect(lastPrice(asked({}))).toBe(NONE)
  expect(lastPrice(asked({ storage: '128GB' }))).toBe(NONE)
  expect(lastPrice(asked({ ram: '8GB' }))).toBe(NONE)
})

test('the only version is left out where no price names its memory', () => {
  const specifications = variantCategory([{ ram: '48MB', storage: '128MB' }])
  const shown = (...offers: PricePoint[]) => shownSpecifications({ specifications, priceGrade: 'older' }, offers)
  expect(shown(asked({}))).toEqual([])
  expect(shown()[0]?.specs).toEqual([{ feature: '48 + 128 MB', value: 'Price not known' }])
})

test('what an editor typed into the table stays as it is', () => expect(lastPrice()).toBe('PKR 60,000'))

test('a variant without a price of the newest month has its newest one, else that at launch (PRICE-11)', () => {
  const specifications = variantCategory(variants)
  const ofFirst = (...offers: PricePoint[]) =>
    shownSpecifications({ specifications, priceGrade: 'older' }, offers)[0]?.specs[0]?.value
  const june = asked({ pricePkr: 41_000, ram: '6GB', storage: '128GB', date: '2025-06' })
  expect(ofFirst(june, { ...june, pricePkr: 45_000, date: '2025-03' })).toBe('PKR 41,000 · PriceOye, June 2025')
  const launch: PricePoint = { ...june, kind: 'launch', date: '2025', pricePkr: 50_000 }
  expect(ofFirst(launch)).toBe('PKR 50,000 at launch, unverified')
  expect(ofFirst(launch, june)).toBe('PKR 41,000 · PriceOye, June 2025')
  expect(ofFirst({ ...june, kind: 'non-pta' })).toBe('Price not known')
  expect(ofFirst({ ...june, ram: undefined })).toBe(NONE)
})
