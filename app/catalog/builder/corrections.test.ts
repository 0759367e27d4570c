import { expect, test } from 'vitest'
import { buildCatalog } from './pipeline.ts'
import { phoneRow } from './test-rows.ts'

const network = (specs: Record<string, string>) => ({
  category: 'Network',
  specs: Object.entries(specs).map(([feature, value]) => ({ feature, value })),
})
const phone = {
  ...phoneRow,
  specs: [
    network({ Technology: 'GSM / LTE', '4G bands': '1, 3, 45, 8 - ЕМЕА', '5G bands': '1, 78 SA/NSA' }),
    {
      category: 'Body',
      specs: [
        { feature: 'Dimensions', value: '165 x 76.5 x 8 mm' },
        { feature: 'Weight', value: '264 g' },
      ],
    },
    { category: 'Battery', specs: [{ feature: 'Type', value: '5000 mAh' }] },
  ],
  dimensions: { heightMm: 165, widthMm: 76.5, thicknessMm: 8, weightG: 264 },
  prices: [
    { source: 'priceoye-2026-03', date: '2026-03', kind: 'retail', pricePkr: 30_000 },
    { source: 'mobiles-2025', date: null, kind: 'launch', pricePkr: 59_000 },
    { source: 'priceoye-2023', date: '2023', kind: 'retail', pricePkr: 61_000 },
  ],
}

function correct(correction: object, change: object = {}, prices: object[] = []) {
  const built = buildCatalog({
    phones: [
      { ...phone, ...change },
      { ...phoneRow, slug: 'tecno-other', name: 'Tecno Other', model: 'Other' },
    ],
    prices,
    corrections: { corrections: [{ slug: phone.slug, field: '', now: null, should: null, ...correction }], rules: [] },
  })
  const found = built.phones.find(({ slug }) => slug === phone.slug)
  const spec = (category: string, feature: string) =>
    found?.specifications.find(group => group.category === category)?.specs.find(row => row.feature === feature)?.value
  return { built, phone: found, spec, state: built.corrections[0]?.state }
}

const bands = '1, 78 SA/NSA'

test('remove-row removes the specification', () => {
  const { state, spec } = correct({ action: 'remove-row', field: 'specs.Network.5G bands', now: bands })
  expect([state, spec('Network', '5G bands')]).toEqual(['applied', undefined])
})

test.each(['replace', 'replace-letters'])('%s replaces the value', action => {
  const now = '1, 3, 45, 8 - ЕМЕА'
  const { state, spec } = correct({ action, field: 'specs.Network.4G bands', now, should: '1, 3, 45, 8 - EMEA' })
  expect([state, spec('Network', '4G bands')]).toEqual(['applied', '1, 3, 45, 8 - EMEA'])
})

test('ignore-value removes one band and keeps the rest and the label', () => {
  const now = '1, 3, 45, 8 LTE - EMEA'
  const specs = [network({ '4G bands': now }), phone.specs[2]]
  const { state, spec } = correct({ action: 'ignore-value:45', field: 'specs.Network.4G bands', now }, { specs })
  expect([state, spec('Network', '4G bands')]).toEqual(['applied', '1, 3, 8 LTE - EMEA'])
})

test('treat-as-unknown removes the bands, and the phone still has 5G', () => {
  const specs = [network({ '5G bands': bands }), phone.specs[2]]
  const corrected = correct({ action: 'treat-as-unknown', field: 'specs.Network.5G bands', now: bands }, { specs })
  expect([corrected.state, corrected.spec('Network', '5G bands'), corrected.spec('Network', 'Technology')]).toEqual([
    'applied',
    undefined,
    '5G',
  ])
  expect(corrected.phone?.marks).toEqual(['5g-bands-unknown'])
})

test('union-of-versions makes one list of all versions, with their labels', () => {
  const now = '1, 78 SA/NSA - GEHN3; 1, 41 SA/Sub6 - G4QUR'
  const specs = [network({ '5G bands': now }), phone.specs[2]]
  const { spec } = correct({ action: 'union-of-versions', field: 'specs.Network.5G bands', now }, { specs })
  expect(spec('Network', '5G bands')).toBe('1, 41, 78 SA/NSA/Sub6 - GEHN3 and G4QUR together')
})

test('union-of-versions marks that the bands differ; a long value is recognized by its beginning', () => {
  const long = Array.from({ length: 80 }, (_, index) => index + 1).join(', ')
  const specs = [network({ '5G bands': long }), phone.specs[2]]
  const now = long.slice(0, 160)
  const corrected = correct({ action: 'union-of-versions', field: 'specs.Network.5G bands', now }, { specs })
  expect([corrected.state, corrected.phone?.marks, corrected.spec('Network', '5G bands')]).toEqual([
    'applied',
    ['bands-by-version'],
    long,
  ])
})

test('mark-folded marks the measures', () => {
  const { state, phone: found } = correct({ action: 'mark-folded', field: 'dimensions', now: phone.dimensions })
  expect([state, found?.marks]).toEqual(['applied', ['folded-size']])
})

test('remove removes all measures or the weight, also from the specifications', () => {
  const all = correct({ action: 'remove', field: 'dimensions', now: phone.dimensions })
  expect([all.state, all.phone?.dimensions, all.spec('Body', 'Dimensions')]).toEqual(['applied', null, undefined])
  const weight = correct({ action: 'remove', field: 'dimensions.weightG', now: 264 })
  expect([weight.state, weight.phone?.dimensions?.height, weight.phone?.dimensions?.weight]).toEqual([
    'applied',
    '165 mm',
    undefined,
  ])
  expect([weight.spec('Body', 'Weight'), weight.spec('Body', 'Dimensions')]).toEqual([undefined, '165 x 76.5 x 8 mm'])
})

test.each([
  ['mark-as-edition', 'edition', null],
  ['check-condition', 'check-condition', 30_000],
])('%s marks the phone', (action, mark, now) => {
  const { state, phone: found } = correct({ action, now })
  expect([state, found?.marks]).toEqual(['applied', [mark]])
})

test('drop-price drops the price; the next source gives the price, a shop before a launch', () => {
  const { state, phone: found } = correct({ action: 'drop-price', now: 30_000 })
  expect([state, found?.price?.pricePkr, found?.price?.kind]).toEqual(['applied', 61_000, 'retail'])
  expect(found?.priceHistory.map(({ pricePkr }) => pricePkr)).toEqual([61_000, 59_000])
})

const launchPrice = { pricePkr: 59_000, priceSource: 'mobiles-2025', priceDate: null, priceKind: 'launch' }

test('show-as-launch-price-only takes the shop prices out of the line', () => {
  const { state, phone: found } = correct({ action: 'show-as-launch-price-only', now: 59_000 }, launchPrice)
  expect([state, found?.price?.kind]).toEqual(['applied', 'launch'])
  expect(found?.priceHistory.map(({ kind, isPlotted }) => [kind, isPlotted])).toEqual([
    ['retail', false],
    ['launch', undefined],
    ['retail', false],
  ])
})

test('ignore-source drops the prices of the source', () => {
  const { state, phone: found } = correct({ action: 'ignore-source:mobiles-2025' })
  expect([state, found?.priceHistory.map(({ source }) => source)]).toEqual([
    'applied',
    ['priceoye-2023', 'priceoye-2026-03'],
  ])
})

test('keep-but-do-not-plot takes the highest price out of the line', () => {
  const now = { 'priceoye-2026-03': 30_000, 'priceoye-2023': 61_000 }
  const { state, phone: found } = correct({ action: 'keep-but-do-not-plot', now })
  expect([state, found?.priceHistory.map(({ isPlotted }) => isPlotted)]).toEqual([
    'applied',
    [false, undefined, undefined],
  ])
})

const newer = {
  slug: phone.slug,
  brandName: 'Tecno',
  model: 'Spark 99',
  source: 'shopc-2026-10',
  date: '2026-10',
  kind: 'list',
  storage: null,
  ram: null,
  pricePkr: 43_000,
  seller: null,
}

test('replace-with-newer is applied only when the price files have the newer price', () => {
  const correction = { action: 'replace-with-newer', now: 30_000, should: 43_000 }
  const replaced = correct(correction, {}, [newer])
  expect([replaced.state, replaced.phone?.price?.pricePkr]).toEqual(['applied', 43_000])
  expect(correct(correction).state).toBe('nothing to correct')
  expect(correct({ ...correction, should: 44_000 }, {}, [newer]).state).toBe('nothing to correct')
})

test('merge-into leaves one phone with the former slug and all prices, also of later files', () => {
  const { built, state } = correct({ action: 'merge-into', should: 'tecno-other' }, {}, [newer])
  expect([state, built.phones.map(({ slug }) => slug)]).toEqual(['applied', ['tecno-other']])
  expect(built.phones[0]?.formerSlugs).toEqual(['tecno-spark-99'])
  expect(built.phones[0]?.price?.pricePkr).toBe(43_000)
  expect(built.phones[0]?.priceHistory).toHaveLength(4)
})

test('show-year-only shortens an expected date', () => {
  const expected = { releaseDate: '2025-10-13', releaseDateKind: 'expected' }
  const { state, phone: found } = correct({ action: 'show-year-only', now: 'expected 2025-10-13' }, expected)
  expect([state, found?.releaseDate]).toEqual(['applied', '2025'])
})

test.each([
  ['an unknown action', { action: 'burn' }, 'unknown action'],
  ['an inherited name', { action: 'toString' }, 'unknown action'],
  ['another phone', { action: 'mark-as-edition', slug: 'tecno-none' }, 'nothing to correct'],
  [
    'another value',
    { action: 'replace', field: 'specs.Network.Technology', now: '2G', should: '5G' },
    'nothing to correct',
  ],
  ['a missing specification', { action: 'remove-row', field: 'specs.Network.Speed', now: 'x' }, 'nothing to correct'],
  ['other measures', { action: 'mark-folded', field: 'dimensions', now: { heightMm: 1 } }, 'nothing to correct'],
  ['other measures to remove', { action: 'remove', field: 'dimensions', now: { heightMm: 1 } }, 'nothing to correct'],
  ['another price', { action: 'drop-price', now: 1 }, 'nothing to correct'],
  ['a price in front', { action: 'ignore-source:priceoye-2026-03' }, 'nothing to correct'],
  ['a shop price', { action: 'show-as-launch-price-only', now: 30_000 }, 'nothing to correct'],
  ['an unknown price', { action: 'keep-but-do-not-plot', now: { x: 1 } }, 'nothing to correct'],
  ['another date', { action: 'show-year-only', now: 'expected 2020-01-01' }, 'nothing to correct'],
  ['no phone to merge into', { action: 'merge-into', should: 'tecno-none' }, 'nothing to correct'],
])('a correction of %s is reported, not applied', (_, correction, state) => {
  expect(correct(correction)).toMatchObject({ state, built: { phones: [{ slug: phone.slug }, {}] } })
})

test('a correction that is given twice is applied once', () => {
  const given = { slug: phone.slug, field: '', now: null, should: null, action: 'mark-as-edition' }
  const { corrections } = buildCatalog({ phones: [phone], corrections: { corrections: [given, given], rules: [] } })
  expect(corrections.map(({ state }) => state)).toEqual(['applied', 'nothing to correct'])
})

test.each([
  ['technology-from-bands', { specs: [network({ '5G bands': bands })] }, 1, '5G', undefined],
  ['technology-from-bands', {}, 0, 'GSM / LTE', undefined],
  ['bands-sa-nsa', { specs: [network({ '5G bands': 'SA/NSA/Sub6' })] }, 1, '5G', ['5g-bands-unknown']],
  ['launch-price', launchPrice, 1, 'GSM / LTE', undefined],
  ['stale-2026-03', { priceDate: '2026-03' }, 1, 'GSM / LTE', undefined],
  ['feature-phones', {}, 1, 'GSM / LTE', ['keypad']],
  [
    'fold-main',
    { name: 'Tecno Phantom V Fold', shortSpecs: { display: '8 inches, Foldable OLED' } },
    1,
    'GSM / LTE',
    ['unfolded-size'],
  ],
  ['fold-main', {}, 0, 'GSM / LTE', undefined],
])('the rule %s with %j holds for %i phones', (id, change, phones, technology, marks) => {
  const rules = [{ id, phones: 1, slugs: [phone.slug] }]
  const built = buildCatalog({ phones: [{ ...phone, ...change }], corrections: { corrections: [], rules } })
  expect(built.rules).toEqual([{ id, phones, expected: 1, isKnown: true }])
  const specs = built.phones[0]?.specifications.find(({ category }) => category === 'Network')?.specs
  expect(specs?.find(({ feature }) => feature === 'Technology')?.value).toBe(technology)
  expect(built.phones[0]?.marks).toEqual(marks)
})

test('an unknown rule is reported', () => {
  const built = buildCatalog({ phones: [phone], corrections: { corrections: [], rules: [{ id: 'new-rule' }] } })
  expect(built.rules).toEqual([{ id: 'new-rule', phones: 0, expected: null, isKnown: false }])
})
