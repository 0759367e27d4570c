import { expect, test } from 'vitest'
import { buildCatalog } from './pipeline.ts'
import { phoneRow as validRow } from './test-rows.ts'

const build = (...changes: object[]) => buildCatalog({ phones: changes.map(change => ({ ...validRow, ...change })) })

test('a valid row becomes a phone without any rule applied', () => {
  const { phones, tally } = build({})
  expect(phones[0]).toMatchObject({
    slug: 'tecno-spark-99',
    dimensions: { height: '165 mm', width: '76.5 mm' },
    sources: ['gsmarena-2026-06', 'priceoye-2026-03'],
  })
  expect(phones[0]?.dimensions?.weight).toBeUndefined()
  expect(phones[0]?.specifications).toEqual([
    { category: 'Battery', specs: [{ feature: 'Type', value: 'Li-Po 5000 mAh' }] },
    { category: 'Variants and prices', specs: [{ feature: '8GB + 128GB', value: 'PKR 30,000' }] },
  ])
  expect(Object.entries(tally).filter(([, count]) => count > 0)).toEqual([['read', 1]])
})

test.each([
  ['malformed-row', { name: undefined }],
  ['malformed-date', { releaseDate: 'soon' }],
  ['malformed-date', { releaseDate: '2024-13-01' }],
  ['impossible-year', { releaseDate: '2924' }],
  ['impossible-year', { releaseDate: '1984-01' }],
  ['no-phone', { model: 'Spark Tab', name: 'Tecno Spark Tab' }],
  ['no-phone', { displayInches: 11 }],
  ['foreign-slug', { slug: 'realme-spark-99' }],
  ['foreign-slug', { name: 'Realme Spark 99' }],
  ['no-facts', { specs: [] }],
])('%s: a row with %j is left out', (rule, change) => {
  const { phones, rejected } = build(change)
  expect([phones.length, rejected.map(row => row.rule)]).toEqual([0, [rule]])
})

test('a foldable with a large screen is a phone', () => {
  const display = { display: '10.2 inches, Foldable OLED' }
  expect(build({ displayInches: 10.2, shortSpecs: display }).phones).toHaveLength(1)
})

test('of two rows with the same slug or name the second is left out', () => {
  const { phones, rejected } = build({}, {}, { slug: 'tecno-spark-99-b', name: 'TECNO SPARK 99' })
  expect([phones.length, rejected.map(row => row.rule)]).toEqual([1, ['duplicate', 'duplicate']])
})

test.each([0, 12, 99_999_999, 30_000.5])('a price of %d rupees is left out, the phone is not', pricePkr => {
  const { phones, tally } = build({
    pricePkr,
    prices: [{ ...validRow.prices[0], pricePkr }],
    variants: [{ storage: '128GB', ram: null, pricePkr }],
  })
  expect(phones[0]).toMatchObject({ price: null, priceHistory: [] })
  expect(phones[0]?.specifications.at(-1)?.specs).toEqual([{ feature: '128GB', value: 'Price not known' }])
  expect(tally['implausible-price']).toBe(1)
})

test('a price without a source is left out', () => {
  expect(build({ priceSource: null }).phones[0]?.price).toBeNull()
})

test('rows without text are left out of the specifications', () => {
  const { phones } = build({
    specs: [...validRow.specs, { category: 'Misc', specs: [{ feature: 'SAR', value: ' ' }] }],
  })
  expect(phones[0]?.specifications.map(({ category }) => category)).toEqual(['Battery', 'Variants and prices'])
})

test('a known wrong date is corrected, other dates of the phone are not', () => {
  const row = { slug: 'tecno-spark-20-pro-plus', name: 'Tecno Spark 20 Pro Plus' }
  expect(build({ ...row, releaseDate: '2023-02-09' }).phones[0]?.releaseDate).toBe('2024')
  expect(build({ ...row, releaseDate: '2024-02-09' }).phones[0]?.releaseDate).toBe('2024-02-09')
})

test('what the specifications say of a wrong date goes with it', () => {
  const launch = (slug: string, releaseDate: string, specs: { feature: string; value: string }[]) =>
    build({
      slug,
      releaseDate,
      specs: [...validRow.specs, { category: 'Launch', specs }],
    }).phones[0]?.specifications.find(({ category }) => category === 'Launch')?.specs
  const released = { feature: 'Released', value: '09 February 2023' }
  expect(
    launch('tecno-spark-20-pro-plus', '2023-02-09', [released, { feature: 'Status', value: 'Available' }]),
  ).toEqual([{ feature: 'Status', value: 'Available' }])
  const status = { feature: 'Status', value: 'Available. Released 2023, February 09' }
  expect(launch('tecno-spark-20-pro-plus', '2023-02-09', [status])).toEqual([{ feature: 'Status', value: 'Available' }])
  expect(launch('tecno-spark-20-pro-plus', '2024-02-09', [status])).toEqual([status])
})

test('specifications of an older phone of the same name are left out', () => {
  const specs = [{ category: 'Memory', specs: [{ feature: 'Card slot', value: 'Up to 256 GB' }] }]
  const [brand, brandName] = ['oppo', 'Oppo']
  const categories = (slug: string) =>
    build({
      slug,
      brand,
      brandName,
      name: `${brandName} A5`,
      specs: [...validRow.specs, ...specs],
    }).phones[0]?.specifications.map(({ category }) => category)
  expect(categories('oppo-a5-4g')).not.toContain('Memory')
  expect(categories('oppo-a5')).toContain('Memory')
})

test('stabilisation of versions for other countries is left out, and a missing unit of power is added', () => {
  const withRow = (category: string, feature: string, value: string) =>
    build({ specs: [{ category, specs: [{ feature, value }] }] }).phones[0]?.specifications[0]?.specs[0]?.value
  expect(withRow('Main Camera', 'Modules', '50 MP, PDAF, OIS (India only); 8 MP (ultrawide)')).toBe(
    '50 MP, PDAF; 8 MP (ultrawide)',
  )
  expect(withRow('Main Camera', 'Modules', '50 MP, PDAF, OIS')).toBe('50 MP, PDAF, OIS')
  expect(withRow('Battery', 'Charging', '45 wired (PPS), 13.5W PD')).toBe('45W wired (PPS), 13.5W PD')
  expect(withRow('Battery', 'Charging', '10W Reverse charging')).toBe('10W wired, Reverse charging')
  expect(withRow('Battery', 'Charging', 'Charging 10W Reverse charging')).toBe('Charging 10W wired, Reverse charging')
  expect(withRow('Battery', 'Charging', '15W wireless 7.5W reverse charging')).toBe(
    '15W wireless 7.5W reverse charging',
  )
})

test('a launch price has the year of the release (PRICE-14); of several prices of one offer the lowest counts', () => {
  const prices = [
    { source: 'mobiles-2025', date: null, kind: 'launch', pricePkr: 45_000 },
    { source: 'mobiles-2025', date: null, kind: 'launch', pricePkr: 40_000 },
    ...validRow.prices,
  ]
  expect(build({ prices }).phones[0]?.priceHistory).toEqual([
    { pricePkr: 40_000, source: 'mobiles-2025', date: '2025', kind: 'launch' },
    { pricePkr: 30_000, source: 'priceoye-2026-03', date: '2026-03', kind: 'retail' },
  ])
})

test('the summary names the memory of a version that only a price names', () => {
  const variants = [
    { storage: '256GB', ram: '12GB', pricePkr: null },
    { storage: '512GB', ram: '16GB', pricePkr: 30_000 },
  ]
  const { phones, tally } = build({ variants, shortSpecs: { ...validRow.shortSpecs, ram: '12GB', storage: '256GB' } })
  expect(phones[0]?.shortSpecs).toMatchObject({ ram: '12GB / 16GB', storage: '256GB / 512GB' })
  expect(tally['memory-of-versions']).toBe(1)
})

test('a shop price of RAM that no version has names none: storage used as memory was counted in (PRICE-14)', () => {
  const [price] = validRow.prices
  const named = (ram: string) => build({ prices: [{ ...price, storage: null, ram }] }).phones[0]?.priceHistory[0]
  expect(named('16GB')).not.toHaveProperty('ram')
  expect(named('8GB')).toHaveProperty('ram', '8GB')
})
