import { expect, test } from 'vitest'
import { comparedPhones, type FactValues, phoneNamed, poolOf, withFacts } from '#tests/support/compared-phones.ts'
import type { ComparedPhone } from '../meaning/compared.ts'
import { meaningOf } from '../meaning/meaning.ts'
import type { DecisionPhone } from './how.ts'
import { decisionRows } from './rows.ts'

const phones = comparedPhones()
const shop = { source: 'priceoye-2026-03', date: '2026-03', kind: 'retail' } as const

/** The phone with its price as the page has it. */
const shown = (phone: ComparedPhone): DecisionPhone => ({
  ...phone,
  pricePkr: phone.price?.pkr ?? null,
  priceGrade: null,
  priceNote: phone.price && { text: 'Shop price, seen in March 2026 · PriceOye', date: '2026-03' },
  priceOrigin: phone.price && shop,
})
const named = (slug: string, facts: FactValues = {}) => shown(withFacts(phoneNamed(phones, slug), facts))
const rowsOf = (...compared: DecisionPhone[]) =>
  decisionRows(compared, meaningOf(compared, poolOf([])), {
    operators: { jazz: 'Jazz', zong: 'Zong', ufone: 'Ufone' },
    now: Date.parse('2026-11-22'),
  })
const rowOf = (id: string, ...compared: DecisionPhone[]) => {
  const row = rowsOf(...compared).find(each => each.id === id)
  if (!row) throw new Error(`There is no row ${id}.`)
  return row
}
const betterOf = (id: string, ...compared: DecisionPhone[]) =>
  rowOf(id, ...compared).cells.map(({ isBetter }) => isBetter)

const iphone = named('apple-iphone-15-pro-max')
const note40 = named('infinix-note-40')
const a56 = named('samsung-galaxy-a56')
const f6 = named('xiaomi-poco-f6')

test('the rows that decide come in the order of what shoppers ask, the price first', () => {
  expect(rowsOf(a56, f6).map(({ id }) => id)).toEqual([
    'price',
    'speed',
    'graphics',
    'batteryLife',
    'charging',
    'camera',
    'screen',
    'updates',
    'water',
    'memory',
    'storage',
    'network5g',
    'nfc',
  ])
})

test('megapixels earn nothing: the camera facts do (COMPARE-8)', () => {
  const { cells } = rowOf('camera', iphone, note40)
  expect(cells.map(({ isBetter }) => isBetter)).toEqual([true, false])
  expect(cells[0]?.chips?.map(({ text, isBetter }) => [text, isBetter])).toEqual([
    ['1/1.28" sensor', true],
    ['Stabilised (OIS)', true],
    ['5x optical zoom', true],
    ['12 MP ultra-wide', true],
    ['4K at 60', true],
  ])
  expect(cells[1]?.chips?.every(({ isBetter }) => !isBetter)).toBe(true)
  expect(JSON.stringify(cells)).not.toContain('108')
})

test('bars have the length of the values, from zero', () => {
  const watts = (slug: string, watts: number | null) => named(slug, { 'charging.wiredWatts': watts })
  const barsOf = (id: string, ...compared: DecisionPhone[]) => rowOf(id, ...compared).cells.map(({ bar }) => bar)
  const [fast, slow] = [watts('infinix-note-40', 60), watts('samsung-galaxy-a56', 45)]
  expect(barsOf('charging', fast, slow, watts('xiaomi-poco-f6', null))).toEqual([100, 75, undefined])
  expect(barsOf('charging', fast, watts('xiaomi-poco-f6', null))).toEqual([undefined, undefined])
  expect(barsOf('speed', a56, f6)).toEqual([a56, f6].map(({ facts }) => facts.speed?.value.score))
  const byEndurance = { 'battery.activeUseMinutes': null, 'battery.enduranceHours': 100 }
  const tested = { 'battery.activeUseMinutes': 900, 'battery.enduranceHours': 120 }
  const bothTests = [named('samsung-galaxy-a56', tested), named('xiaomi-poco-f6', byEndurance)]
  expect(barsOf('batteryLife', ...bothTests)).toEqual([undefined, undefined])
})

test('of more than two phones the last one is marked too (COMPARE-8)', () => {
  const { cells } = rowOf(
    'charging',
    ...[67, 45, 18].map(watts => named('xiaomi-poco-f6', { 'charging.wiredWatts': watts })),
  )
  expect(cells.map(({ isBetter, isBehind }) => [isBetter, isBehind])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('where more than half lead together only the one behind them is marked (COMPARE-8)', () => {
  const marksOf = (...watts: number[]) =>
    rowOf('charging', ...watts.map(watts => named('xiaomi-poco-f6', { 'charging.wiredWatts': watts }))).cells.map(
      ({ isBetter, isBehind }) => (isBetter ? 'better' : isBehind ? 'behind' : ''),
    )
  expect(marksOf(45, 45, 45, 25)).toEqual(['', '', '', 'behind'])
  expect(marksOf(45, 45, 25)).toEqual(['', '', 'behind'])
  expect(marksOf(45, 45, 25, 25)).toEqual(['better', 'better', '', ''])
})

test('the version of all values is said once, beside the label', () => {
  const { note, cells } = rowOf('memory', a56, f6)
  const { cells: single } = rowOf('memory', a56)
  expect([note, cells[0]?.more]).toEqual([single[0]?.more, undefined])
})

test('the battery is compared by its life where it was measured, else by its size', () => {
  expect(rowOf('batteryLife', a56, f6).cells[0]).toMatchObject({ more: '5,000 mAh', isBetter: true })
  const unmeasured = { 'battery.activeUseMinutes': null, 'battery.enduranceHours': null }
  const { label, cells } = rowOf('batterySize', named('samsung-galaxy-a56', unmeasured), note40)
  expect([label, cells[0]?.text]).toEqual(['Battery size', '5,000 mAh'])
})

test('memory names the version that it belongs to', () => {
  const priced = { ...a56, price: { ...shop, pkr: 113_999, version: { ramGb: 12, storageGb: 256 } } }
  expect(rowOf('memory', priced, f6).cells[0]).toMatchObject({ text: '12 GB', more: 'at this price' })
  const ofRam = { ...a56, price: { ...shop, pkr: 113_999, version: { ramGb: 8, storageGb: null } } }
  expect(rowOf('storage', ofRam, f6).cells[0]?.more).toBe('of the smallest version that this price can be of')
  const { note, cells } = rowOf('memory', a56, f6)
  expect([note, cells[0]?.text]).toEqual(['of the smallest version', '6 GB'])
})

test('equal memory is without a difference where each phone comes with it alone, and where it can be compared', () => {
  const withVersions = (slug: string, ...versions: [number, number][]) =>
    named(slug, { 'memory.versions': versions.map(([ramGb, storageGb]) => ({ ramGb, storageGb })) })
  const isEqual = (...compared: DecisionPhone[]) =>
    (['memory', 'storage'] as const).map(id => rowOf(id, ...compared).isEqual)
  const one = withVersions('samsung-galaxy-a56', [4, 64])
  const priced = { ...one, shown: { pkr: 1, version: { ramGb: 4, storageGb: 64 } }, price: null }
  expect(isEqual(priced, withVersions('xiaomi-poco-f6', [4, 64]))).toEqual([true, true])
  expect(isEqual(priced, withVersions('xiaomi-poco-f6', [4, 64], [4, 128]))).toEqual([true, false])
  expect(isEqual(one, withVersions('apple-iphone-15-pro-max', [4, 64]))).toEqual([false, true])
})

test('a price names its age and its version, and a launch price is not marked (PRICE-8)', () => {
  const launch = { ...note40, pricePkr: 10_000, price: null }
  expect(betterOf('price', launch, a56)).toEqual([false, false])
  expect(rowOf('price', launch, a56).how).toBeNull()
  expect(rowOf('price', a56, f6).cells[0]?.more).toBe('Shop price, seen in March 2026 · PriceOye')
})

test('rows without a clear difference are equal, those not known for both are not', () => {
  expect(rowOf('network5g', a56, f6).isEqual).toBe(true)
  expect(rowOf('speed', a56, f6).isEqual).toBe(false)
  expect(rowOf('nfc', named('samsung-galaxy-a56', { nfc: null }), f6)).toMatchObject({ isEqual: false, how: null })
  expect(rowsOf(a56).some(({ isEqual }) => isEqual)).toBe(false)
})

test('a row that no phone has a fact for is left out, except the price', () => {
  const unknown = named('samsung-galaxy-a56', { speed: null })
  const ids = rowsOf({ ...unknown, pricePkr: null }).map(({ id }) => id)
  expect(ids).toContain('price')
  expect(ids).not.toContain('speed')
})

test('how we know names source, number measured and error', () => {
  const { how } = rowOf('speed', a56, note40)
  expect(how?.rule).toContain('10 % more')
  expect(how?.lines[0]).toMatchObject({
    name: 'Samsung Galaxy A56',
    text: expect.stringMatching(/^Exynos 1580, .*Geekbench 6, error about \d+ %\. GSMArena, \w+ 2026$/),
  })
  expect(how?.lines[1]?.text).toMatch(/^Helio G99 Ultimate, taken from Helio G99, which is alike, error about \d+ %\. /)
  const battery = rowOf('batteryLife', a56, f6).how?.lines[0]
  expect(battery?.url).toMatch(/^https:\/\/www\.gsmarena\.com\//)
})

test('of three phones a row is equal only where no two differ', () => {
  expect(rowOf('network5g', note40, a56, f6)).toMatchObject({ isEqual: false, how: { rule: expect.any(String) } })
  expect(rowOf('network5g', named('samsung-galaxy-s25-ultra'), a56, f6).isEqual).toBe(true)
})

test('of three phones only the one better than all others is marked', () => {
  expect(betterOf('speed', named('samsung-galaxy-s25-ultra'), a56, f6)).toEqual([true, false, false])
  expect(rowOf('price', named('samsung-galaxy-s25-ultra'), a56, f6).cells.map(({ isBetter }) => isBetter)).toEqual([
    false,
    true,
    false,
  ])
})

test('of 5G without a list of bands it is said that they are not known, not that they are others', () => {
  const { cells } = rowOf('network5g', named('samsung-galaxy-s25-fe'), a56)
  expect(cells[0]).toMatchObject({ text: 'Yes', more: 'its bands are not known' })
})

test('prices that cannot be compared are not said to be without a difference', () => {
  const launch = { ...a56, pricePkr: 74_999, price: null, priceNote: { text: 'Launch price, 2023', date: '2023' } }
  expect(rowOf('price', launch, { ...f6, ...launch }).isEqual).toBe(false)
  const seen = { ...a56, pricePkr: f6.pricePkr, price: f6.price }
  expect(rowOf('price', seen, f6).isEqual).toBe(true)
})

test('where a marked score is shown like another one, one decimal tells them apart', () => {
  const withGraphics = (slug: string, points: number) => {
    const value = { score: 5, wildLifeExtreme: points, basis: 'wildLifeExtreme', n: 3, isMeasured: true }
    return named(slug, { graphics: { ...value, ownWildLifeExtreme: null } })
  }
  const textsOf = (...compared: DecisionPhone[]) => rowOf('graphics', ...compared).cells.map(({ text }) => text)
  const [weak, strong] = [withGraphics('infinix-note-40', 338), withGraphics('samsung-galaxy-a56', 384)]
  expect(textsOf(weak, strong)).toEqual(['4.8 of 100', '5.5 of 100'])
  expect(textsOf(weak, withGraphics('xiaomi-poco-f6', 340))).toEqual(['5 of 100', '5 of 100'])
})

test('5G on some of the bands of an operator is called so', () => {
  const { network } = a56.facts
  if (!network) throw new Error('no network')
  const withStatuses = (statuses: Record<string, 'full' | 'partial'>) => {
    const operators = Object.entries(statuses).map(([id, status]) => {
      const { lte } = network.value.operators.jazz ?? {}
      return [id, { lte, nr: { status, missing: [], versions: null } }]
    })
    return named('samsung-galaxy-a56', { network: { ...network.value, operators: Object.fromEntries(operators) } })
  }
  const cellOf = (phone: DecisionPhone) => rowOf('network5g', phone, f6).cells[0]
  expect(cellOf(withStatuses({ jazz: 'partial', zong: 'partial' }))).toMatchObject({
    text: 'Partly',
    more: 'with Jazz and Zong',
  })
  expect(cellOf(withStatuses({ jazz: 'full', zong: 'partial' }))).toMatchObject({
    text: 'Yes',
    more: 'with Jazz, partly with Zong',
  })
})

test('5G of bands that are only derived depends on the version', () => {
  const cellOf = (phone: DecisionPhone) => rowOf('network5g', phone, f6).cells[0]
  const derived = named('samsung-galaxy-a56')
  if (derived.facts.network) derived.facts.network.confidence = 'low'
  expect(cellOf(derived)?.more).toMatch(/^with .*, depending on the version sold$/)
  const none = named('samsung-galaxy-a56', { fiveG: false })
  if (none.facts.fiveG) none.facts.fiveG.confidence = 'low'
  expect(cellOf(none)).toMatchObject({ text: 'No', more: 'as its chip has none' })
})

test('how we know of the camera tells from how much on ultra-wide and zoom count', () => {
  expect(rowOf('camera', a56, f6).how?.rule).toMatch(/zoom \(or 1\.5 times as much\), ultra-wide \(from 8 MP on\)/)
})

test('of more than two phones the note of a price is short', () => {
  const priced = { ...a56, priceGrade: 'shop', priceOrigin: { ...shop, ram: '8GB', storage: '256GB' } } as const
  const noteAmong = (...compared: DecisionPhone[]) =>
    rowOf('price', ...compared).cells[0]?.more?.replaceAll('\u00a0', ' ')
  expect(noteAmong(priced, note40, f6)).toBe('Mar 2026 · may have changed · 8 + 256 GB')
  expect(noteAmong(priced, note40)).toMatch(/^Shop price, seen/)
})

test('of more than two phones the lead over the next stands apart, as not all are always seen', () => {
  const a36 = named('samsung-galaxy-a36')
  expect(rowOf('speed', a56, a36).cells[0]?.text).toMatch(/, about 35% faster$/)
  expect(rowOf('speed', a56, a36, named('xiaomi-redmi-note-14-4g')).cells[0]).toMatchObject({
    text: expect.not.stringContaining('faster'),
    lead: ', about 35% faster than the next',
  })
})
