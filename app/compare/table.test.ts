import { beforeAll, expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import type { PriceGrade } from '#app/entities/enums.ts'
import type { ShownPhone } from '#app/entities/phone.ts'
import { measuresOf } from '#app/phones/measures.ts'
import { compareDetails, compareMain } from './table.ts'
import { verdicts } from './verdict.ts'

let phones: Map<string, ShownPhone>

beforeAll(() => {
  phones = new Map(
    readCatalogPhones().map(phone => [
      phone.slug,
      testPhone({
        ...phone,
        dataConfidence: phone.dataConfidence ?? null,
        id: phone.slug,
        brandName: phone.brand,
        pricePkr: phone.price?.pricePkr ?? null,
        ...(phone.price && noted(phone.price.kind === 'launch' ? 'launch' : 'shop', today)),
      }),
    ]),
  )
})

const today = new Date().toISOString().slice(0, 10)
const noted = (priceGrade: PriceGrade, date: string) => ({ priceGrade, priceNote: { text: '', date } })

function catalogPhones(...slugs: string[]): ShownPhone[] {
  return slugs.map(slug => {
    const phone = phones.get(slug)
    if (!phone) throw new Error(`The catalogue has no ${slug}.`)
    return phone
  })
}

const testPhone = (specs: Partial<ShownPhone>): ShownPhone => ({
  id: 'made',
  slug: 'made',
  name: 'Made',
  brand: 'b',
  brandName: 'B',
  model: 'Made',
  imageUrl: '',
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
  ...specs,
})

const row = (compared: ShownPhone[], label: string) => {
  const found = compareMain(compared).find(each => each.label === label)
  if (!found) throw new Error(`There is no row ${label}.`)
  return found
}
const marks = (compared: ShownPhone[], label: string) => row(compared, label).cells.map(cell => cell.isBest)

test('rows are in the order of the specification (COMPARE-7)', () => {
  expect(compareMain(catalogPhones('samsung-galaxy-a55', 'apple-iphone-15')).map(each => each.label)).toEqual([
    'Price',
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
  expect(row(catalogPhones('samsung-galaxy-s24-ultra'), 'Dimensions').cells[0]?.text).toBe('162.3 mm × 79 mm × 8.6 mm')
  expect(row([testPhone({ dimensions: { height: '150 mm' } })], 'Dimensions').cells[0]?.text).toBe('150 mm × ? × ?')
})

test('the lower price, the larger battery and the lighter phone are marked', () => {
  const pair = catalogPhones('samsung-galaxy-s24-ultra', 'apple-iphone-15-pro-max')
  expect(marks(pair, 'Price')).toEqual([true, false])
  expect(marks(pair, 'Battery')).toEqual([true, false])
  expect(marks(pair, 'Weight')).toEqual([false, true])
  expect(marks(pair, 'Storage')).toEqual([false, false])
})

test('a launch price, or one of over a year ago, wins nothing (PRICE-8)', () => {
  const priced = (pricePkr: number, grade: 'launch' | 'older', date: string) =>
    testPhone({ pricePkr, ...noted(grade, date) })
  const launch = priced(40_000, 'launch', today)
  const lastYear = priced(45_000, 'older', '2020-01-01')
  const [cheaper, dearer] = [priced(50_000, 'older', today), priced(60_000, 'older', today)]
  expect(marks([launch, lastYear, cheaper, dearer], 'Price')).toEqual([false, false, true, false])
  expect(marks([launch, cheaper], 'Price')).toEqual([false, false])
  const texts = verdicts([launch, cheaper]).map(({ text }) => text)
  expect(texts.join()).not.toContain('costs less')
})

test('a folding phone is compared unfolded', () => {
  const pair = catalogPhones('samsung-galaxy-z-fold6', 'samsung-galaxy-s24-ultra')
  expect(measuresOf(pair[0] as ShownPhone)).toMatchObject({ heightMm: 153.5, widthMm: 132.6, displayInches: 7.6 })
  expect(row(pair, 'Dimensions').differs).toBe(true)
})

test('a missing value counts as a difference and the known one is not marked best', () => {
  const pair = [testPhone({ shortSpecs: { battery: '5000 mAh' } }), testPhone({})]
  expect(row(pair, 'Battery')).toMatchObject({
    differs: true,
    cells: [{ text: '5000 mAh', isBest: false }, { text: null }],
  })
})

test('the largest of several memory sizes counts, in any unit', () => {
  const pair = [
    testPhone({ shortSpecs: { ram: '4/6/8GB', storage: '64GB / 1TB' } }),
    testPhone({ shortSpecs: { ram: '6GB', storage: '512GB' } }),
  ]
  expect(marks(pair, 'RAM')).toEqual([true, false])
  expect(marks(pair, 'Storage')).toEqual([true, false])
  expect(measuresOf(testPhone({ shortSpecs: { ram: '4/6/8GB', storage: '4MB' } }))).toMatchObject({
    ramGb: 8,
    storageGb: 4 / 1024,
  })
})

test('the first camera counts as the main one', () => {
  expect(measuresOf(testPhone({ shortSpecs: { camera: '50MP + 12MP' } }))).toMatchObject({
    mainCameraMp: 50,
    rearCameras: 2,
  })
  expect(
    marks(
      [testPhone({ shortSpecs: { camera: '50MP + 12MP' } }), testPhone({ shortSpecs: { camera: '48 MP' } })],
      'Main Camera',
    ),
  ).toEqual([false, false])
  expect(
    marks(
      [testPhone({ shortSpecs: { camera: '12 MP + 50 MP' } }), testPhone({ shortSpecs: { camera: '48 MP' } })],
      'Main Camera',
    ),
  ).toEqual([false, true])
})

test('HTML in a value is compared as text', () => {
  const pair = [
    testPhone({ shortSpecs: { display: '6.7 inches<br>AMOLED' } }),
    testPhone({ shortSpecs: { display: '6.7 inches AMOLED' } }),
  ]
  expect(row(pair, 'Display')).toMatchObject({ differs: false, cells: [{ text: '6.7 inches AMOLED' }, {}] })
})

test('detailed rows are aligned, in the order of the phones, and complete', () => {
  const compared = catalogPhones('samsung-galaxy-s24-ultra', 'apple-iphone-15-pro-max', 'itel-a70')
  const groups = compareDetails(compared)
  compared.forEach((phone, column) => {
    for (const { category, specs } of phone.specifications) {
      const group = groups.find(each => each.category === category)
      for (const { feature } of specs) {
        expect(group?.rows.find(each => each.label === feature)?.cells[column]?.text).toBeTruthy()
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
    { label: 'SIM', cells: [{ text: 'Nano; eSIM' }] },
  ])
})

test('a single phone has no differences', () => {
  const alone = catalogPhones('samsung-galaxy-a55')
  expect(compareMain(alone).some(each => each.differs)).toBe(false)
  expect(compareDetails(alone).some(group => group.rows.some(each => each.differs))).toBe(false)
  expect(verdicts(alone)).toEqual([])
})

test('a sentence for each phone says what it is better at', () => {
  const [ultra, iphone] = verdicts(catalogPhones('samsung-galaxy-s24-ultra', 'apple-iphone-15-pro-max'))
  expect(ultra?.text).toMatch(
    /^Samsung Galaxy S24 Ultra costs less \(PKR 314,999\), has the larger battery \(5,000 mAh\)/,
  )
  expect(iphone?.text).toBe('Apple iPhone 15 Pro Max is lighter (221 g).')
})

test('a shared best value is not mentioned, and a missing price is', () => {
  const two = [
    testPhone({ shortSpecs: { battery: '5000 mAh' } }),
    testPhone({ shortSpecs: { battery: '5050 mAh' }, pricePkr: 100 }),
  ]
  expect(verdicts(two).map(each => each.text)).toEqual([
    'Made leads in none of the figures compared here. Its price is not known.',
    'Made leads in none of the figures compared here.',
  ])
})

test('a row appears only if some phone has the fact', () => {
  const keypad = { shortSpecs: { display: '1.8 inches', battery: '1000 mAh' } }
  const labelsOf = (...phones: object[]) => compareMain(phones.map(phone => testPhone(phone))).map(row => row.label)
  expect(labelsOf(keypad, keypad)).toEqual(['Price', 'Brand', 'Release Date', 'Display', 'Battery'])
  expect(labelsOf(keypad, { shortSpecs: { ram: '8GB' } })).toContain('RAM')
})
