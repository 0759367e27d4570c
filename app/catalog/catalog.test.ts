import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gigabytes } from '#app/facts/memory.ts'
import { bandOf } from '#app/prices/bands.ts'
import { bestOffer } from '#app/prices/best-offer.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'
import { readCatalogBrands, readCatalogPhones } from './fill.server.ts'

const phones = readCatalogPhones()
const brands = readCatalogBrands()
const NEWEST_READING = dayOfDate('2026-10')

test('the catalogue has at least 1,150 phones, with unique slugs and names and known brands', () => {
  expect(phones.length).toBeGreaterThanOrEqual(1150)
  expect(new Set(phones.map(phone => phone.slug)).size).toBe(phones.length)
  expect(new Set(phones.map(phone => phone.name.toLowerCase())).size).toBe(phones.length)
  const known = new Set(brands.map(brand => brand.slug))
  expect(phones.filter(phone => !known.has(phone.brand))).toEqual([])
})

test('every brand has a unique badge and a description', () => {
  expect(brands).toHaveLength(24)
  expect(new Set(brands.map(brand => brand.logo)).size).toBe(24)
  for (const brand of brands) expect(brand.description.length).toBeGreaterThan(30)
})

const pricedSince = (month: string) =>
  phones.filter(({ price }) => price && price.kind !== 'launch' && price.date >= month)

test('682 of 1,253 phones have a price, 124 of them of June 2026 or later; histories include the current price', () => {
  expect(phones).toHaveLength(1253)
  expect(phones.filter(phone => phone.price)).toHaveLength(682)
  expect([pricedSince('2026').length, pricedSince('2026-06').length]).toEqual([200, 124])
  expect(phones.filter(({ price }) => price?.kind === 'launch')).toHaveLength(284)
  expect(phones.filter(phone => new Set(phone.priceHistory.map(point => point.date)).size > 1)).toHaveLength(196)
  for (const phone of phones) {
    if (phone.price) expect(phone.priceHistory).toContainEqual(phone.price)
    expect(phone.priceHistory.map(point => point.date)).toEqual(phone.priceHistory.map(point => point.date).toSorted())
  }
})

test('no price of an unregistered phone is the price of one; such prices are in the histories', () => {
  expect(phones.filter(({ price }) => price?.kind === 'non-pta')).toEqual([])
  expect(phones.flatMap(({ priceHistory }) => priceHistory).filter(({ kind }) => kind === 'non-pta')).toHaveLength(9)
})

test('each price is the one of the rule for offers, but for a correction and a launch price without memory (PRICE-16)', () => {
  const differing = phones.filter(({ price, priceHistory }) => {
    const counted = priceHistory.filter(({ isPlotted }) => isPlotted !== false)
    const offers = counted.map(price => ({
      ...price,
      ramGb: gigabytes(price.ram),
      storageGb: gigabytes(price.storage),
    }))
    return (bestOffer(offers, NEWEST_READING)?.pricePkr ?? null) !== (price?.pricePkr ?? null)
  })
  expect(differing.map(({ slug }) => slug)).toEqual(['xiaomi-redmi-a5', 'realme-13-5g'])
})

test('51 phones have no release date, 29 are known by name only, one slug was merged', () => {
  expect(phones.filter(({ releaseDate }) => releaseDate === '')).toHaveLength(51)
  expect(phones.filter(({ dataConfidence }) => dataConfidence === 'name-only')).toHaveLength(29)
  expect(phones.filter(({ formerSlugs }) => formerSlugs).map(({ slug, formerSlugs }) => [slug, formerSlugs])).toEqual([
    ['honor-x7b-5g', ['honor-x7b-5g-50-mp']],
  ])
})

test('24 phones are featured, of many brands and every band, all with a shop price', () => {
  const featured = phones.filter(phone => phone.isFeatured)
  expect(featured).toHaveLength(24)
  expect(new Set(featured.map(phone => phone.brand)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(featured.map(phone => bandOf(phone.price?.pricePkr ?? 0)))).toEqual(
    new Set(['budget', 'midrange', 'flagship']),
  )
  expect(featured.every(phone => phone.price && phone.price.kind !== 'launch')).toBe(true)
})

// biome-ignore lint/suspicious/noExplicitAny: a raw row, read without the parser that the builder uses
type SampleRow = Record<string, any>

/** Thirty unchanged rows of `phones.json`, drawn with a fixed seed. */
const sample: SampleRow[] = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/source-sample.json', import.meta.url), 'utf8'),
)

/** What newer price lists and corrections changed in the sample, and a launch price of another year; their own tests cover it. */
const isRepriced = (slug: string) =>
  slug === 'xiaomi-poco-m7-5g' || (phones.find(phone => phone.slug === slug)?.price?.date ?? '') >= '2026-04'
const hasOtherBands = ['vivo-x90s', 'zte-nubia-redmagic-9s-pro-plus', 'iqoo-z9-turbo-plus']

test.each(sample)('$slug equals its source row in every field', row => {
  const phone = phones.find(candidate => candidate.slug === row.slug)
  expect(phone).toBeDefined()
  expect([phone?.brand, phone?.name, phone?.model]).toEqual([row.brand, row.name, row.model])
  expect(phone?.releaseDate).toBe(row.releaseDate)
  if (!isRepriced(row.slug)) expect(phone?.price?.pricePkr ?? null).toBe(row.pricePkr)
  if (row.pricePkr !== null && !isRepriced(row.slug)) {
    expect(phone?.price).toMatchObject({
      pricePkr: row.pricePkr,
      source: row.priceSource,
      kind: row.priceKind,
      date: row.priceDate ?? row.releaseDate.slice(0, 4),
    })
    expect(
      Math.min(
        ...row.prices
          .filter((p: { source: string }) => p.source === row.priceSource)
          .map((p: { pricePkr: number }) => p.pricePkr),
      ),
    ).toBe(phone?.price?.pricePkr)
  }
  const { shortSpecs } = row
  // Its rates are listed by market.
  const display =
    row.slug === 'motorola-edge-50-fusion' ? shortSpecs.display.replace('120Hz', '144Hz') : shortSpecs.display
  expect(phone?.shortSpecs).toEqual({ ...shortSpecs, display })
  if (!hasOtherBands.includes(row.slug)) expect(phone?.specifications.slice(0, row.specs.length)).toEqual(row.specs)
  const size = row.dimensions ?? {}
  expect(phone?.dimensions ?? {}).toEqual(
    Object.fromEntries(
      [
        ['height', size.heightMm, 'mm'],
        ['width', size.widthMm, 'mm'],
        ['thickness', size.thicknessMm, 'mm'],
        ['weight', size.weightG, 'g'],
      ]
        .filter(([, value]) => value)
        .map(([key, value, unit]) => [key, `${value} ${unit}`]),
    ),
  )
  expect(phone?.buildMaterials).toEqual(row.buildMaterials)
  const variants = phone?.specifications.slice(row.specs.length) ?? []
  expect(variants).toHaveLength(row.variants.length > 0 ? 1 : 0)
  for (const variant of row.variants) {
    const feature = [variant.ram, variant.storage].filter(Boolean).join(' + ')
    if (isRepriced(row.slug)) continue
    const value = variant.pricePkr ? formatPrice(variant.pricePkr) : 'Price not known'
    expect(variants[0]).toMatchObject({ category: 'Variants and prices' })
    expect(variants[0]?.specs).toContainEqual({ feature, value })
  }
  for (const source of row.sources) expect(phone?.sources).toContain(source)
  if (!isRepriced(row.slug))
    for (const price of row.prices) expect(phone?.priceHistory.map(point => point.source)).toContain(price.source)
})
