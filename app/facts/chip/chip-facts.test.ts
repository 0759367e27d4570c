import { expect, test } from 'vitest'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import { specTexts } from '../spec-texts.ts'
import { bundledTables } from '../tables/bundled.server.ts'
import { chipFacts } from './chip-facts.ts'

type ExpectedChip = {
  chip: string | null
  how: string
  all?: { chip: string; region: string | null }[]
  speed?: number | null
  tier?: string
  confidence?: string
  speedRange?: [number, number]
}

const { phones: expected } = testData<{ phones: Record<string, ExpectedChip> }>('chip-cases.json')
const tables = bundledTables()
const phones = sourcePhones().map(describedPhone)
const factsOf = (phone: (typeof phones)[number]) =>
  chipFacts(specTexts(phone), tables, tables.tests.phones[phone.slug] ?? {})

test('each of the 1,201 phones gets the chip, the way it was found, and the speed that its row tells', () => {
  for (const phone of phones) {
    const { chip, speed } = factsOf(phone)
    const known = expected[phone.slug]
    const named = known?.how === 'single' || known?.how === 'region' || known?.how === 'ambiguous'
    expect({
      slug: phone.slug,
      chip: chip?.value.name ?? null,
      how: chip?.value.how ?? null,
      all: chip?.value.all.length === 1 ? null : (chip?.value.all ?? null),
      speed: speed?.value.score ?? null,
      tier: speed?.value.tier ?? null,
      confidence: speed?.value.range ? null : (speed?.confidence ?? null),
      range: speed?.value.range ?? null,
    }).toEqual({
      slug: phone.slug,
      chip: known?.chip ?? null,
      how: named ? known.how : null,
      all: known?.all ?? null,
      speed: known?.speed ?? null,
      tier: known?.tier ?? null,
      confidence: known?.confidence ?? null,
      range: known?.speedRange ?? null,
    })
  }
})

const phoneWith = (processor: string) => ({
  slug: 'new-phone',
  name: 'New Phone',
  brand: 'new',
  model: 'Phone',
  releaseDate: '2026',
  shortSpecs: { processor },
  specifications: [],
  dimensions: null,
  sources: [],
})

test.each([
  ['Snapdragon 8 Gen 3', 'Snapdragon 8 Gen 3', 62],
  ['Qualcomm Snapdragon 8 Gen 3 for Galaxy', 'Snapdragon 8 Gen 3', 62],
  ['MediaTek Dimensity 6300 5G', 'Dimensity 6300', 19],
  ['Dimensity 9300 Plus', 'Dimensity 9300+', 64],
  ['Samsung Exynos 1380', 'Exynos 1380', 25],
  ['Tensor G4', 'Google Tensor G4', 42],
  ['Apple A18', 'Apple A18', 72],
  ['UNISOC T606', 'Unisoc T606', 11],
  ['Mediatek Dimensity 9999 (2 nm)', 'Dimensity 9999', null],
])('the chip of a phone that is in no table is read from %j', (processor, chip, speed) => {
  const facts = factsOf(phoneWith(processor))
  expect(facts.chip?.value.name).toBe(chip)
  expect(facts.speed?.value.score ?? null).toBe(speed)
})

test.each(['', 'Mediatek', 'Octa-core', 'Qualcomm', 'Snapdragon'])('%j names no chip', processor => {
  expect(factsOf(phoneWith(processor))).toEqual({ chip: null, speed: null, graphics: null })
})

test('a score names its basis, error, number of phones and source', () => {
  const { speed, graphics } = factsOf(phoneWith('Qualcomm SM8650-AC Snapdragon 8 Gen 3 (4 nm)'))
  expect(speed).toMatchObject({
    value: { basis: 'geekbench6', n: 23, errorShare: 0.07, isMeasured: true, ownGeekbench6: null },
    source: { id: 'gsmarena', date: '2026-06' },
    confidence: 'high',
  })
  expect(graphics?.value.wildLifeExtreme).toBe(4921)
})

test("a phone's own measurement stands beside the score of its chip", () => {
  const phone = phones.find(({ slug }) => slug === 'samsung-galaxy-s26')
  expect(phone && factsOf(phone).speed?.value.ownGeekbench6).toMatchObject({
    points: 10_824,
    source: { id: 'gsmarena-2026-06', date: '2026-06' },
  })
})
