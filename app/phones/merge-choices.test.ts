import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choices, type Entry, mergedFields, mergeRows, rowKind, sides } from './merge-choices.ts'

const base: Entry = {
  name: 'Galaxy A55',
  slug: 'galaxy-a55',
  brand: 'samsung',
  model: 'A55',
  imageUrl: 'https://x.example/a.jpg',
  imagekitPath: null,
  releaseDate: '2024-03',
  announcedDate: null,
  price: 'Rs 90,000',
  isFeatured: false,
  shortSpecs: { ram: '8GB' },
  carouselImages: ['https://x.example/a.jpg'],
  specifications: [{ category: 'Display', specs: [{ feature: 'Size', value: '6.6 inches' }] }],
  dimensions: null,
  buildMaterials: null,
  overrides: [],
}
const entry = (more: Partial<Entry> = {}): Entry => ({ ...base, ...more })
const spec = (category: string, ...rows: [string, string][]) => ({
  category,
  specs: rows.map(([feature, value]) => ({ feature, value })),
})
const kinds = (stays: Entry, goes: Entry) =>
  Object.fromEntries(mergeRows(stays, goes).map(row => [row.name, rowKind(row)]))

const stated = (value: number) => ({
  ...{ fact: 'battery.ratedMah' as const, value, confidence: 'high' as const },
  source: { id: 'samsung.com', url: null, date: '2026-11' },
})

test('a row says whether both have the value, and whether it is the same', () => {
  const goes = entry({ model: 'A55 5G', announcedDate: '2024-02', isFeatured: true, overrides: [stated(5000)] })
  expect(kinds(base, goes)).toMatchObject({
    ...{ name: 'equal', model: 'differs', announcedDate: 'one', isFeatured: 'differs' },
    ...{ 'shortSpecs.ram': 'equal', 'specification.display/size': 'equal', 'fact.battery.ratedMah': 'one' },
  })
})

test('address and price are no choice', () => {
  const names = Object.keys(kinds(base, entry({ slug: 'other', price: 'Rs 80,000', imagekitPath: '/x' })))
  expect(names.filter(name => ['slug', 'price', 'imagekitPath'].includes(name))).toEqual([])
})

test('without a choice the one that stays goes first, and what only the other has is added', () => {
  const goes = entry({
    ...{ name: 'Other', announcedDate: '2024-02', shortSpecs: { ram: '12GB', storage: '256GB' } },
    overrides: [stated(5000)],
  })
  expect(mergedFields(base, goes, {})).toMatchObject({
    ...{ name: 'Galaxy A55', announcedDate: '2024-02', shortSpecs: { ram: '8GB', storage: '256GB' } },
    overrides: [stated(5000)],
  })
})

test('each choice is followed, also for nothing', () => {
  const goes = entry({ name: 'Other', announcedDate: '2024-02', isFeatured: true, overrides: [stated(5000)] })
  const own = { ...base, overrides: [stated(4900)] }
  const choices: Choices = { name: 'goes', announcedDate: 'stays', isFeatured: 'goes', 'fact.battery.ratedMah': 'goes' }
  expect(mergedFields(own, goes, choices)).toMatchObject({
    ...{ name: 'Other', announcedDate: null, isFeatured: true, overrides: [stated(5000)] },
  })
})

describe('specifications', () => {
  const goes = entry({
    specifications: [
      spec('display ', ['SIZE', '6.5 inches'], ['Type', 'OLED']),
      spec('Sound', ['Jack', 'No'], ['Jack', 'Yes, with adapter']),
    ],
  })

  test('rows of both are united by category and feature in any case', () => {
    expect(mergedFields(base, goes, {}).specifications).toEqual([
      spec('Display', ['Size', '6.6 inches'], ['Type', 'OLED']),
      spec('Sound', ['Jack', 'No'], ['Jack', 'Yes, with adapter']),
    ])
  })

  test('a differing row is a choice, and a row of the other can be left out', () => {
    const choices: Choices = { 'specification.display/size': 'goes', 'specification.display/type': 'stays' }
    expect(mergedFields(base, goes, choices).specifications[0]?.specs).toEqual([
      { feature: 'SIZE', value: '6.5 inches' },
    ])
  })
})

test('without a height there are no dimensions (ADMIN-8)', () => {
  const goes = entry({ dimensions: { height: '160 mm', width: '70 mm' } })
  expect(mergedFields(base, goes, {}).dimensions).toEqual({ height: '160 mm', width: '70 mm' })
  expect(mergedFields(base, goes, { 'dimensions.height': 'stays' }).dimensions).toBeNull()
})

describe('pictures', () => {
  const addresses = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `https://x.example/${letter}${index}.jpg`)

  test('are united up to 8, those of the entry that stays first', () => {
    const stays = entry({ carouselImages: addresses('s', 5) })
    const goes = entry({ imageUrl: 'https://x.example/main.jpg', carouselImages: addresses('g', 5) })
    const { carouselImages } = mergedFields(stays, goes, {})
    expect(carouselImages).toEqual([...addresses('s', 5), ...addresses('g', 2)])
  })

  test('a drawing is neither a choice nor carried over', () => {
    const drawn = '/images/default-phone.svg'
    const goes = entry({ imageUrl: drawn, carouselImages: [drawn] })
    expect(kinds(base, goes).imageUrl).toBe('one')
    expect(mergedFields(base, goes, {}).carouselImages).toEqual(base.carouselImages)
    expect(mergedFields(goes, base, {}).imageUrl).toBe(base.imageUrl)
  })

  test('the path of a picture goes with it', () => {
    const goes = entry({ imageUrl: 'https://x.example/b.jpg', imagekitPath: '/b' })
    expect(mergedFields(base, goes, { imageUrl: 'goes' }).imagekitPath).toBe('/b')
    expect(mergedFields(base, goes, {}).imagekitPath).toBeNull()
  })
})

test('an entry merged with itself is itself, whatever is chosen', () => {
  const whole = entry({
    ...{ dimensions: { height: '1 mm' }, buildMaterials: { frame: 'Steel', back: 'Glass' }, announcedDate: '2024' },
    ...{ overrides: [stated(5000)], specifications: [spec('A', ['x', '1'], ['x', '2']), spec('B', ['y', '3'])] },
  })
  const { slug: _, price: __, ...fields } = whole
  const names = mergeRows(whole, whole).map(({ name }) => name)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...sides))), chosen => {
      expect(mergedFields(whole, whole, Object.fromEntries(chosen))).toEqual(fields)
    }),
  )
})
