import { expect, test } from 'vitest'
import { deriveFacts } from '#app/facts/derive.ts'
import type { DescribedPhone } from '#app/facts/spec-texts.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { imageChain, inQuality } from '#app/phones/image-sources.ts'
import { questionsAbout } from './faq.ts'
import { highlightsOf } from './highlights.ts'
import { baseDescription, baseKeywords, mergedKeywords } from './metadata.ts'
import { notSaidBefore, reviewOf } from './review.ts'

test('highlights have fallbacks and omit unknown facts', () => {
  expect(highlightsOf({}, true)).toEqual([
    { label: 'Processor', text: 'Advanced Chipset', isFallback: true },
    { label: 'Battery', text: 'All-day battery', isFallback: true },
  ])
  expect(highlightsOf({}, false), 'keypad phones, and phones of which only the name is known').toEqual([])
  expect(
    highlightsOf({ processor: 'A<br>B', camera: '50 MP', ram: '8GB', storage: '128GB', battery: '5000 mAh' }, true),
  ).toEqual([
    { label: 'Processor', text: 'A B' },
    { label: 'Camera', text: '50 MP' },
    { label: 'Memory', text: '8 GB RAM, 128 GB storage' },
    { label: 'Battery', text: '5,000 mAh' },
  ])
})

test('highlights leave the display to its table', () => {
  const specs = { display: '6.7 inches, 120Hz', camera: '50 MP' }
  expect(highlightsOf(specs, false).map(({ label }) => label)).toEqual(['Display', 'Camera'])
  expect(highlightsOf(specs, false, true).map(({ label }) => label)).toEqual(['Camera'])
})

test('a review leaves out the points that stand above it in the same words', () => {
  const review = { headline: '', text: '', strong: ['5G'], weak: ['No memory card slot', 'Slow'] }
  const said = { pros: [], cons: ['No memory card slot'] }
  expect(notSaidBefore(review, said)).toEqual({ ...review, weak: ['Slow'] })
  expect(notSaidBefore(null, said)).toBeNull()
})

const asked = {
  name: 'X1',
  pricePkr: null,
  priceOrigin: null,
  isPriceStale: false,
  isReleaseExpected: false,
  releaseDate: '2024-05-03',
  shortSpecs: {},
  specifications: [],
}

const tables = bundledTables()
/** The facts of a phone with these specifications. */
const factsWith = (given: Partial<DescribedPhone>) =>
  deriveFacts(
    {
      slug: 'x1',
      name: 'X1',
      brand: 'x',
      model: 'X1',
      releaseDate: '2024',
      shortSpecs: {},
      specifications: [],
      dimensions: null,
      sources: [],
      ...given,
    },
    tables,
  )
const network = (value: string) =>
  factsWith({ specifications: [{ category: 'Network', specs: [{ feature: 'Technology', value }] }] })

test('there are five questions, and unknown facts are stated as unknown', () => {
  const questions = questionsAbout(asked, null)
  expect(questions).toHaveLength(5)
  expect(questions.map(({ answer }) => answer)).toEqual([
    'The price of X1 in Pakistan is not known.',
    'X1 was released on 3 May 2024.',
    'The memory of X1 is not known. Its box, or About phone in its settings, may state it.',
    'The battery capacity of X1 is not known. Ask the shop: the box may state it.',
    'Whether X1 supports 5G is not known. Ask the shop to show you 5G in its network settings.',
  ])
})

test.each([
  [{ ...asked, releaseDate: '2024' }, 1, 'X1 was released in 2024.'],
  [{ ...asked, releaseDate: '2024-05' }, 1, 'X1 was released in May 2024.'],
  [{ ...asked, shortSpecs: { ram: '8GB' } }, 2, 'X1 has 8 GB of RAM. Its storage is not known.'],
  [{ ...asked, shortSpecs: { ram: '8GB', storage: '1TB' } }, 2, 'X1 has 8 GB of RAM and 1 TB of storage.'],
  [
    {
      ...asked,
      pricePkr: 50_000,
      priceOrigin: { source: 'priceoye-2026-03', date: '2026-03', kind: 'retail' as const },
    },
    0,
    'X1 costs PKR 50,000 in Pakistan (Shop price from PriceOye, March 2026). Shops may differ.',
  ],
  [
    {
      ...asked,
      pricePkr: 50_000,
      priceOrigin: { source: 'priceoye-2026-03', date: '2026-03', kind: 'retail' as const },
      isPriceStale: true,
    },
    0,
    'X1 cost PKR 50,000 in Pakistan (Shop price from PriceOye, March 2026). Ask the shop for today’s price.',
  ],
  [
    {
      ...asked,
      pricePkr: 50_000,
      priceOrigin: { source: 'mobiles-2025', date: '2020', kind: 'launch' as const },
      isPriceStale: true,
    },
    0,
    'No current shop price of X1 is known. One data set (the Mobiles Dataset (2025)) gives a launch price of PKR 50,000, year 2020, unverified.',
  ],
  [
    {
      ...asked,
      pricePkr: 50_000,
      priceOrigin: { source: 'mobiles-2025', date: '2020', kind: 'launch' as const, ram: '8GB', storage: '128GB' },
      isPriceStale: true,
    },
    0,
    expect.stringContaining('a launch price of PKR 50,000, 8 + 128 GB, year 2020, unverified.'),
  ],
])('%j: answer %i', (phone, index, answer) => expect(questionsAbout(phone, null)[index]?.answer).toEqual(answer))

test.each([
  ['GSM / LTE / 5G', 'Yes, X1 supports 5G networks.'],
  ['GSM / LTE', 'No, X1 does not support 5G.'],
])('5G of %s', (technology, answer) => expect(questionsAbout(asked, network(technology))[4]?.answer).toBe(answer))

test('a phone with keys is asked for SIMs and 4G in place of memory and 5G, as far as they are known', () => {
  const specifications = [
    { category: 'Network', specs: [{ feature: 'Technology', value: '2G' }] },
    { category: 'Body', specs: [{ feature: 'SIM', value: 'Dual SIM' }] },
  ]
  const { sims, network, ...facts } = factsWith({ specifications })
  const source = network?.source ?? { id: 'x', url: null, date: null }
  const kind = { value: 'keypad' as const, source, confidence: 'high' as const }
  const answers = (
    known: Partial<Pick<typeof facts & { sims: typeof sims; network: typeof network }, 'sims' | 'network'>>,
  ) => questionsAbout(asked, { ...facts, kind, sims: null, network: null, ...known }).map(({ answer }) => answer)
  expect(answers({ sims, network })).toMatchObject({
    2: 'X1 takes 2 SIM cards.',
    4: 'No, X1 does not support 4G.',
  })
  const either = {
    category: 'Body',
    specs: [{ feature: 'SIM', value: 'Single SIM (Nano-SIM) or Dual SIM (Nano-SIM)' }],
  }
  expect(
    questionsAbout({ ...asked, specifications: [either] }, { ...facts, kind, sims, network }).map(
      ({ answer }) => answer,
    ),
  ).toContain('X1 takes 1 or 2 SIM cards, depending on the version.')
  expect(answers({ network })).toMatchObject({ 2: 'No, X1 does not support 4G.', 4: 'No, X1 does not support 5G.' })
  expect(answers({})).toHaveLength(5)
})

test('keywords: fifteen base keywords, then others, distinct, at most twenty-five', () => {
  const base = baseKeywords({
    name: 'X1',
    brandName: 'B',
    model: 'X1',
    pricePkr: null,
    priceGrade: null,
    priceNote: null,
    dataConfidence: null,
    shortSpecs: { ram: '8GB', storage: '1TB', battery: '5' },
  })
  const many = Array.from({ length: 30 }, (_, index) => `extra ${index}`)
  const merged = mergedKeywords([...base, 'a sixteenth', 'a seventeenth'], ['x1 PRICE', ' ', ...many])
  expect(merged).toHaveLength(25)
  expect(merged).not.toContain('a seventeenth')
  expect(new Set(merged.map(keyword => keyword.toLowerCase())).size).toBe(25)
  expect(merged.filter(keyword => keyword.startsWith('extra')).length).toBeGreaterThanOrEqual(10)
})

test('a launch price is not in the description, which does not speak of a price in Pakistan (PRICE-14)', () => {
  const phone = {
    name: 'X1',
    brandName: 'B',
    model: 'X1',
    pricePkr: 45_000,
    priceNote: null,
    dataConfidence: null,
    shortSpecs: {},
  }
  expect(baseDescription({ ...phone, priceGrade: 'shop' })).toMatch(/price in Pakistan.*45,000/)
  expect(baseDescription({ ...phone, priceGrade: 'launch' })).not.toMatch(/in Pakistan|45,000/)
})

test('the review uses figures only', () => {
  const phone = {
    name: 'X1',
    releaseDate: '2024',
    isReleaseExpected: false,
    pricePkr: 45_000,
    priceGrade: 'shop' as const,
  }
  const facts = factsWith({ shortSpecs: { battery: '6000 mAh, 67W charging', display: '6.7 inches, 120Hz' } })
  expect(reviewOf(phone, facts)).toBe(
    'X1 is a budget phone of 2024. It brings a large battery of 6,000 mAh, fast charging at 67 W, and a smooth 120 Hz screen.',
  )
  // A launch price is no price of Pakistan (PRICE-14).
  const unpriced = 'X1 is a phone of 2024. No current shop price is known. It brings'
  expect(reviewOf({ ...phone, priceGrade: 'launch' }, facts)).toContain(unpriced)
  expect(reviewOf({ ...phone, pricePkr: null }, facts)).toContain(unpriced)
  expect(reviewOf({ ...phone, pricePkr: null, isReleaseExpected: true }, facts)).toContain(
    'No current shop price of X1 is known. The phone brings',
  )
})

test('a phone of which little is known, or with keys, is not reviewed', () => {
  const phone = {
    name: 'X1',
    releaseDate: '2024',
    isReleaseExpected: false,
    pricePkr: 5000,
    priceGrade: 'shop' as const,
  }
  const said = 'Our editors have not reviewed X1 yet.'
  expect(reviewOf(phone, null)).toBe(said)
  expect(reviewOf(phone, factsWith({ shortSpecs: { battery: '1450 mAh' } }))).toBe(said)
  // Of a phone with keys the six facts say as much.
  const facts = factsWith({ shortSpecs: { battery: '6000 mAh, 67W charging', display: '6.7 inches, 120Hz' } })
  const kind = { value: 'keypad' as const, source: { id: 'x', url: null, date: null }, confidence: 'high' as const }
  expect(reviewOf(phone, { ...facts, kind })).toBe(said)
})

test.each([
  ['https://fdn2.gsmarena.com/vv/bigpic/x.jpg', 'low', 'https://fdn2.gsmarena.com/vv/thumbs/x.jpg'],
  ['https://fdn2.gsmarena.com/vv/bigpic/x.jpg', 'medium', 'https://fdn2.gsmarena.com/vv/pics/x.jpg'],
  ['https://fdn2.gsmarena.com/vv/bigpic/x.jpg', 'high', 'https://fdn2.gsmarena.com/vv/bigpic/x.jpg'],
  ['https://other.example/bigpic/x.jpg', 'low', 'https://other.example/bigpic/x.jpg'],
  ['https://gsmarena.com.evil.example/bigpic/x.jpg', 'low', 'https://gsmarena.com.evil.example/bigpic/x.jpg'],
  ['/images/phones/bigpic.svg', 'low', '/images/phones/bigpic.svg'],
] as const)('%s in %s quality is %s', (source, quality, expected) => expect(inQuality(source, quality)).toBe(expected))

test('the image fallbacks are distinct and end with the two default pictures', () => {
  expect(imageChain(['/a.jpg', '/a.jpg', '/images/default-phone.svg'], 'medium')).toEqual([
    '/a.jpg',
    '/images/default-phone.svg',
    '/images/default-phone-2.svg',
  ])
})
