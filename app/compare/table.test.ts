import { beforeAll, expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { deriveFacts } from '#app/facts/derive.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { compareDetails, compareMain, type TablePhone } from './table.ts'

let phones: Map<string, TablePhone>

beforeAll(() => {
  const tables = bundledTables()
  phones = new Map(
    readCatalogPhones().map(phone => [
      phone.slug,
      testPhone({
        ...phone,
        dataConfidence: phone.dataConfidence ?? null,
        id: phone.slug,
        brandName: phone.brand,
        facts: deriveFacts(phone, tables),
      }),
    ]),
  )
})

function catalogPhones(...slugs: string[]): TablePhone[] {
  return slugs.map(slug => {
    const phone = phones.get(slug)
    if (!phone) throw new Error(`The catalogue has no ${slug}.`)
    return phone
  })
}

const testPhone = (specs: Partial<TablePhone>): TablePhone => ({
  id: 'made',
  slug: 'made',
  name: 'Made',
  brand: 'b',
  brandName: 'B',
  model: 'Made',
  imageUrl: '',
  isReleaseExpected: false,
  carouselImages: [],
  releaseDate: '2024',
  announcedDate: null,
  pricePkr: null,
  priceOrigin: null,
  priceGrade: null,
  priceNote: null,
  isPriceStale: false,
  dataConfidence: null,
  shortSpecs: {},
  specifications: [],
  dimensions: null,
  buildMaterials: null,
  facts: { size: null },
  ...specs,
})

const row = (compared: TablePhone[], label: string) => {
  const found = compareMain(compared).find(each => each.label === label)
  if (!found) throw new Error(`There is no row ${label}.`)
  return found
}

test('rows are in the order of the specification (COMPARE-7)', () => {
  expect(compareMain(catalogPhones('samsung-galaxy-a55', 'apple-iphone-15')).map(each => each.label)).toEqual([
    'Brand',
    'Release Date',
    'Display',
    'Processor',
    'RAM',
    'Storage',
    'Main Camera',
    'Battery',
    'Weight',
    'Dimensions',
  ])
})

test('weight and dimensions are omitted when no phone has dimensions', () => {
  const labels = compareMain([testPhone({}), testPhone({})]).map(each => each.label)
  expect(labels).not.toContain('Weight')
  expect(labels).not.toContain('Dimensions')
})

test('dimensions are height × width × thickness', () => {
  expect(row(catalogPhones('samsung-galaxy-s24-ultra'), 'Dimensions').cells[0]).toBe('162.3 mm × 79 mm × 8.6 mm')
  expect(row([testPhone({ dimensions: { height: '150 mm' } })], 'Dimensions').cells[0]).toBe('150 mm × ? × ?')
})

test('a folding phone is compared unfolded', () => {
  const pair = catalogPhones('samsung-galaxy-z-fold6', 'samsung-galaxy-s24-ultra')
  expect(row(pair, 'Dimensions').differs).toBe(true)
})

test('of a folding phone the folded thickness is given too', () => {
  expect(row(catalogPhones('samsung-galaxy-z-fold6'), 'Dimensions').cells[0]).toBe(
    '153.5 mm × 132.6 mm × 5.6 mm, folded 153.5 mm × 68.1 mm × 12.1 mm',
  )
})

test('what is shown differently differs, also where it is no clear difference', () => {
  const phones = ['198 g', '195 g', '195 g'].map(weight => testPhone({ dimensions: { weight } }))
  expect(row(phones, 'Weight')).toMatchObject({ differs: true, isEqual: true, alike: 'same-23' })
})

test('a missing value counts as a difference', () => {
  const pair = [testPhone({ shortSpecs: { battery: '5000 mAh' } }), testPhone({})]
  expect(row(pair, 'Battery')).toMatchObject({
    differs: true,
    cells: ['5,000 mAh', null],
  })
})

test('HTML in a value is compared as text', () => {
  const pair = [
    testPhone({ shortSpecs: { display: '6.7 inches<br>AMOLED' } }),
    testPhone({ shortSpecs: { display: '6.7 inches AMOLED' } }),
  ]
  expect(row(pair, 'Display')).toMatchObject({ differs: false, cells: ['6.7 inches AMOLED', '6.7 inches AMOLED'] })
})

test('detailed rows are aligned, in the order of the phones, and complete', () => {
  const compared = catalogPhones('samsung-galaxy-s24-ultra', 'apple-iphone-15-pro-max', 'itel-a70')
  const groups = compareDetails(compared)
  compared.forEach((phone, column) => {
    for (const { category, specs } of phone.specifications) {
      const group = groups.find(each => each.category === category)
      for (const { feature } of specs) {
        expect(group?.rows.find(each => each.label === feature)?.cells[column]).toBeTruthy()
      }
    }
  })
  for (const group of groups) for (const each of group.rows) expect(each.cells).toHaveLength(3)
  expect(groups[0]?.category).toBe('Network')
})

test('a feature listed twice keeps both values, ignoring case', () => {
  const specifications = [
    {
      category: 'Body',
      specs: [
        { feature: 'SIM', value: 'Nano' },
        { feature: 'sim', value: 'eSIM' },
      ],
    },
  ]
  expect(compareDetails([testPhone({ specifications })])[0]?.rows).toMatchObject([
    { label: 'SIM', cells: ['Nano; eSIM'] },
  ])
})

test('a single phone has no differences', () => {
  const alone = catalogPhones('samsung-galaxy-a55')
  expect(compareMain(alone).some(each => each.differs)).toBe(false)
  expect(compareDetails(alone).some(group => group.rows.some(each => each.differs))).toBe(false)
})

test('a row appears only if some phone has the fact', () => {
  const keypad = { shortSpecs: { display: '1.8 inches', battery: '1000 mAh' } }
  const labelsOf = (...phones: object[]) => compareMain(phones.map(phone => testPhone(phone))).map(row => row.label)
  expect(labelsOf(keypad, keypad)).toEqual(['Brand', 'Release Date', 'Display', 'Battery'])
  expect(labelsOf(keypad, { shortSpecs: { ram: '8GB' } })).toContain('RAM')
})

test('a row that is not known of any phone is neither different nor equal', () => {
  const sized = testPhone({ dimensions: { height: '160 mm', width: '75 mm', thickness: '8 mm' } })
  const row = (label: string) => compareMain([sized, sized]).find(each => each.label === label)
  expect(row('Weight')).toMatchObject({ cells: [null, null], differs: false, isEqual: false })
  expect(row('Dimensions')).toMatchObject({ differs: false, isEqual: true })
})

test('prices of versions come last, and rows without any are not called equal (PRICE-11)', () => {
  const none = priceTexts().noVariantPrice
  const variants = { category: 'Variants and prices', specs: [{ feature: '8GB + 256GB', value: none }] }
  const body = { category: 'Body', specs: [{ feature: 'SIM', value: 'Nano-SIM' }] }
  const groups = compareDetails([
    testPhone({ specifications: [variants] }),
    testPhone({ specifications: [variants, body] }),
  ])
  expect(groups.map(({ category }) => category)).toEqual(['Body', 'Variants and prices'])
  expect(groups[1]?.rows[0]?.isEqual).toBe(false)
})
