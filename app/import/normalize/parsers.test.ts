import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandSlugOf } from '#app/listings/makers.ts'
import { isNoPhone, isUsed } from '#app/listings/offer-words.ts'
import { parseReleaseDate } from '#app/phones/parse-date.ts'
import {
  parseBodySize,
  parseGrams,
  parseInches,
  parseMah,
  parseMemory,
  parseMillimetres,
  parseSizes,
} from './measures.ts'
import { nameKey, namePhone, phoneSlugOf, splitVariant } from './names.ts'
import { cleanValue } from './text.ts'

test.each([
  ['Released 2025, September 19', '2025-09-19', false],
  ['Available. Released 2021, January 21', '2021-01-21', false],
  ['Available. Released 2020, September', '2020-09', false],
  ['2022, September 07', '2022-09-07', false],
  ['2025, September', '2025-09', false],
  ['2021, Q2', '2021', false],
  ['2024', '2024', false],
  ['20 June 2023', '2023-06-20', false],
  ['5 May 2024', '2024-05-05', false],
  ['September 3rd, 2024', '2024-09-03', false],
  ['Sep 2024', '2024-09', false],
  ['2024-02-30', '2024-02', false],
  ['2024-13', '2024', false],
  ['Exp. 08 October 2024', '2024-10-08', true],
  ['Exp. release 2026, March', '2026-03', true],
  ['Coming soon. Exp. release 2026, March 05', '2026-03-05', true],
  ['Announced 2024, May. Released 2024, June 03', '2024-06-03', false],
  ['2024-09-13T00:00:00Z', '2024-09-13', false],
  ['2024-09-13T00:00:00+05:00', '2024-09-13', false],
  ['13/09/2024', '2024-09-13', false],
  ['13.09.2024', '2024-09-13', false],
  ['09/13/2024', '2024-09-13', false],
  // Ambiguous day and month.
  ['03/09/2024', '2024', false],
  ['2024/09/13', '2024-09-13', false],
  ['2024-9-3', '2024-09-03', false],
  ['20240913', '2024-09-13', false],
  ['13-Sep-24', '2024-09-13', false],
  ['13-Sep-2024', '2024-09-13', false],
  ['Sep-24', '2024-09', false],
  ['Sep/2024', '2024-09', false],
  ['09/2024', '2024-09', false],
])('%s is released %s', (text, date, isExpected) => expect(parseReleaseDate(text)).toMatchObject({ date, isExpected }))

test.each(['', 'Not announced yet', 'Cancelled', 'Rumored', 'Rumored 2026', 'soon'])('%j is no date', text =>
  expect(parseReleaseDate(text)).toBeNull(),
)

test('any text gives a date in the stored format or null', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{4}[-, ]{1,2}[A-Za-z0-9]{1,9}[ -]?[0-9]{0,3}$/)),
      text => {
        const found = parseReleaseDate(text)
        return found === null || /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(found.date)
      },
    ),
  )
})

test.each([
  ['198 g (6.98 oz)', 198],
  ['174g', 174],
  ['186 grams', 186],
  ['178.8g', 178.8],
  ['5 g', null],
  ['-', null],
])('%s is %s grams', (text, grams) => expect(parseGrams(text)).toBe(grams))

test.each([
  ['8.8mm', 8.8],
  ['163.74 mm', 163.74],
  ['16.4 cm', 164],
  ['8.8', null],
  ['9999 mm', null],
])('%s is %s millimetres', (text, mm) => expect(parseMillimetres(text)).toBe(mm))

test.each([
  ['162.2 x 77.5 x 7.4 mm (6.39 x 3.05 x 0.29 in)', [162.2, 77.5, 7.4]],
  ['Unfolded: 158.4 x 143.2 x 4.2 mm\nFolded: 158.4 x 72.8 x 8.9 mm', [158.4, 143.2, 4.2]],
  ['161.1 x 74.2 x 8.2-8.9 mm', [161.1, 74.2, 8.2]],
  ['-', null],
])('%j is %j', (text, size) => {
  const found = parseBodySize(text)
  expect(found && [found.heightMm, found.widthMm, found.thicknessMm]).toEqual(size)
})

test.each([
  ['6.7 inches, 110.2 cm2 (~87.7%)', 6.7],
  ['6.3", 1206x2622 pixels', 6.3],
  ["6.78''", 6.78],
  ['17.20 cm', 6.77],
  ['169.1mm', 6.66],
  ['6.1', 6.1],
  ['6.7 inches (main), 2.7 inches (external)', 6.7],
  ['6.56 inches (16.66 cm)', 6.56],
  ['Super AMOLED', null],
])('%s is %s inches', (text, inches) => expect(parseInches(text)).toBe(inches))

test.each([
  ['Li-Ion 3998 mAh, non-removable', 3998],
  ['3,600mAh', 3600],
  ['5000', 5000],
  ['327912.68 mAh', null],
  ['12.68 Wh', null],
])('%s is %s mAh', (text, mah) => expect(parseMah(text)).toBe(mah))

test.each([
  ['256GB 12GB RAM, 512GB 12GB RAM', { storage: ['256GB', '512GB'], ram: ['12GB'] }],
  ['8GB+256GB', { storage: ['256GB'], ram: ['8GB'] }],
  ['12GB-1TB', { storage: ['1TB'], ram: ['12GB'] }],
  ['4GB 1.5GB RAM', { storage: ['4GB'], ram: ['1.5GB'] }],
  ['128GB', { storage: ['128GB'], ram: [] }],
  ['No', { storage: [], ram: [] }],
])('%s holds %j', (text, memory) => expect(parseMemory(text)).toEqual(memory))

test.each([
  ['8GB / 12GB', ['8GB', '12GB']],
  ['4/6 GB', ['4GB', '6GB']],
  ['8GB RAM', ['8GB']],
  ['16 GB (8GB + 8GB EXTENDED)', ['8GB']],
  ['64GB, 128GB', ['64GB', '128GB']],
  ['', []],
])('%s are %j', (text, sizes) => expect(parseSizes(text)).toEqual(sizes))

describe('names', () => {
  const known = [
    { slug: 'samsung', name: 'Samsung' },
    { slug: 'xiaomi', name: 'Xiaomi' },
    { slug: 'vivo', name: 'vivo' },
    { slug: 'realme', name: 'Realme' },
    { slug: 'apple', name: 'Apple' },
    { slug: 'oneplus', name: 'OnePlus' },
    { slug: 'motorola', name: 'Motorola' },
  ]
  test.each([
    ['Apple', 'iPhone 16 128GB', 'apple', 'Apple iPhone 16'],
    ['Samsung', 'Samsung Galaxy S24 Ultra (12GB-1TB)', 'samsung', 'Samsung Galaxy S24 Ultra'],
    ['Samsung1454 devices', 'Galaxy A57', 'samsung', 'Samsung Galaxy A57'],
    ['POCO', 'F3 GT 128GB', 'xiaomi', 'Xiaomi Poco F3 GT'],
    ['Poco', 'Poco F6', 'xiaomi', 'Xiaomi Poco F6'],
    ['', 'Poco F6', 'xiaomi', 'Xiaomi Poco F6'],
    ['', 'Xiaomi Redmi Note 13', 'xiaomi', 'Xiaomi Redmi Note 13'],
    ['Vivo', 'Vivo Vivo V29', 'vivo', 'vivo V29'],
    ['Vivo', 'Realme Narzo 70 Turbo', 'realme', 'Realme Narzo 70 Turbo'],
    ['', 'vivo iQOO 9', 'iqoo', 'iQOO 9'],
    ['OnePlus', 'OnePlus 11 256GB', 'oneplus', 'OnePlus 11'],
    ['', 'Blackview BV8100', 'blackview', 'Blackview BV8100'],
    ['infinix', 'Infinix Hot 10 Play', 'infinix', 'Infinix Hot 10 Play'],
    ['Motorola', 'Moto G35 128GB', 'motorola', 'Motorola Moto G35'],
    ['Xiaomi', 'Xiaomi 14T Pro 1TB', 'xiaomi', 'Xiaomi 14T Pro'],
    ['', 'Galaxy A15', 'samsung', 'Samsung Galaxy A15'],
    ['', 'iPhone 13', 'apple', 'Apple iPhone 13'],
    ['Samsung Mobile', 'Galaxy A15', 'samsung', 'Samsung Galaxy A15'],
    ['Apple Inc.', 'iPhone 13', 'apple', 'Apple iPhone 13'],
    ['XIAOMI (Redmi)', 'Redmi Note 13', 'xiaomi', 'Xiaomi Redmi Note 13'],
    ['One Plus', 'OnePlus 11', 'oneplus', 'OnePlus 11'],
    ['QMobile', 'QMobile Noir', 'qmobile', 'QMobile Noir'],
    ['constructor', 'Phone X1', 'constructor', 'Constructor Phone X1'],
  ])('%s, %s is of %s and called %s', (brand, name, slug, whole) => {
    expect(namePhone(brand, name, known)).toMatchObject({ brand: { slug }, name: whole })
  })
  test.each([
    ['', ''],
    ['Samsung', 'Samsung'],
    ['', 'Samsung 128GB'],
  ])('%s, %s is no name', (brand, name) => expect(namePhone(brand, name, known)).toBeNull())

  test('a storage size is not part of a name', () => {
    expect(splitVariant('Smart 8 (128GB)')).toEqual({ model: 'Smart 8', variant: '128GB' })
    expect(splitVariant('X100 (16GB/512GB)')).toEqual({ model: 'X100', variant: '16GB+512GB' })
    for (const text of [
      'Kite 5 (8+256)',
      'Kite 5 8/256',
      'Kite 5 8GB 256GB',
      'Kite 5 8GB+256GB',
      'Kite 5 8GB | 256GB',
    ]) {
      expect(splitVariant(text), text).toMatchObject({
        model: 'Kite 5',
        variant: expect.stringMatching(/^8GB.+256GB$/),
      })
    }
    expect(splitVariant('S5 Pro (16+32)').variant).toBeNull()
    expect(splitVariant('Nokia 150 (2023)')).toEqual({ model: 'Nokia 150 (2023)', variant: null })
  })
  test('the slugs of Pro+ and Pro differ', () => {
    expect([phoneSlugOf('Samsung Galaxy S24+'), phoneSlugOf('Redmi Note 14 Pro+ 5G')]).toEqual([
      'samsung-galaxy-s24-plus',
      'redmi-note-14-pro-plus-5g',
    ])
    expect(brandSlugOf('E-Tachi')).toBe(brandSlugOf('E-TACHI'))
  })
  test.each([
    'iPhone 13 Back Cover',
    'Screen Protector A15',
    'AirTag',
    'Samsung Galaxy Tab S9',
    'Redmi Buds 3 Pro',
    'Apple Watch Series 8 (41mm)',
    'MatePad 11',
    'Pad 2',
  ])('%s is no phone', name => expect(isNoPhone(name)).toBe(true))
  test.each(['Galaxy S24', 'Energizer Hard Case P28K', 'Padma X', 'Nokia 105 Classic', 'iPhone 13 mini'])(
    '%s may be a phone',
    name => expect(isNoPhone(name)).toBe(false),
  )
  test('a used phone is recognised by its name', () =>
    expect([isUsed('Vivo Y02s (Activated)'), isUsed('Vivo Y02s')]).toEqual([true, false]))

  test.each([
    ['Samsung Galaxy Z Fold 6', 'Samsung Galaxy Z Fold6'],
    ['Apple Iphone 17 Pro Max', 'Apple iPhone 17 Pro Max'],
    ['Redmi Note 13 Pro Plus', 'Redmi Note 13 Pro+'],
    ['Infinix Zero 40 4G', 'Infinix Zero 40'],
  ])('%s is %s', (a, b) => expect(nameKey(a).key).toBe(nameKey(b).key))
  test('the network generation is separated from the key', () =>
    expect(nameKey('Samsung Galaxy A15 5G')).toEqual({ key: 'samsunggalaxya15', generation: '5G' }))
})

test.each([
  ["b'Dual SIM (Nano-SIM)'", 'Dual SIM (Nano-SIM)'],
  ['b"6.8 inches"', '6.8 inches'],
  ['6.7 inches, 110.2 cm\n2\n(~88.8%)', '6.7 inches, 110.2 cm² (~88.8%)'],
  ['· Nano-SIM\n· eSIM', 'Nano-SIM; eSIM'],
  ['<b>Bold</b> &amp; <script>alert(1)</script>plain', 'Bold & plain'],
  ['-', ''],
  ['N/A', ''],
  [null, ''],
  [{ a: 1 }, ''],
  [42, '42'],
])('%j reads %j', (raw, text) => expect(cleanValue(raw)).toBe(text))
