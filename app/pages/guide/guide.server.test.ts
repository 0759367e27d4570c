import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { readPriceWords } from '#app/search/price-words.ts'
import { givenPhone } from '#tests/support/given.ts'
import { listGuideBands } from './guide.server.ts'
import { guideBandWishes } from './guide-bands-content.ts'

const today = todayInPakistan()

test('the search of each band parses to exactly the price range in its title', () => {
  expect(Object.values(guideBandWishes).map(({ search }) => readPriceWords(search))).toMatchObject([
    { rest: ' ', range: { min: 1, max: 25_000 } },
    { rest: ' ', range: { min: 25_000, max: 50_000 } },
    { rest: ' ', range: { min: 50_000, max: 100_001 } },
    { rest: ' ', range: { min: 100_001, max: 200_001 } },
    { rest: ' ', range: { min: 200_001, max: null } },
  ])
})

const basics = { ram: '4GB', storage: '64GB', battery: '5000 mAh', display: '6.5 inches' }
const withCard = [{ category: 'Memory', specs: [{ feature: 'Card slot', value: 'microSDXC' }] }]

test('no example has a launch price or one of over a year ago, but the phones are counted', () => {
  const retail = { source: 'test', date: '2020-01', kind: 'retail' } as const
  const phone = { shortSpecs: basics, specifications: withCard, price: 'Rs 20,000' }
  givenPhone({ ...phone, name: 'Launched', priceOrigin: { ...retail, date: today, kind: 'launch' } })
  givenPhone({ ...phone, name: 'Long ago', priceOrigin: retail })
  expect(listGuideBands()[0]).toMatchObject({ phones: 2, examples: [] })
})

test('examples obey the advice of their band and say how, those with more of it first, then the newest, one of each brand', () => {
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  const phone = { shortSpecs: basics, specifications: withCard, price: 'Rs 24,999', priceOrigin }
  const year = Number(today.slice(0, 4))
  givenPhone({ ...phone, brand: 'tecno', name: 'Older', releaseDate: `${year - 3}` })
  givenPhone({ ...phone, name: 'Newer', releaseDate: `${year - 1}` })
  givenPhone({ ...phone, name: 'Another of the brand', releaseDate: `${year - 2}` })
  givenPhone({ ...phone, brand: 'itel', name: 'Of long ago', releaseDate: `${year - 4}` })
  givenPhone({
    ...phone,
    brand: 'vivo',
    name: 'Small battery',
    releaseDate: `${year}`,
    shortSpecs: { ...basics, battery: '4000 mAh' },
  })
  givenPhone({ ...phone, name: 'Too little memory', shortSpecs: { ...basics, ram: '3GB' } })
  const smaller = [{ feature: 'Internal', value: '64GB 3GB RAM, 64GB 4GB RAM' }, ...(withCard[0]?.specs ?? [])]
  givenPhone({
    ...{ ...phone, brand: 'zte', name: 'Price of the smaller version', releaseDate: `${year}` },
    specifications: [{ category: 'Memory', specs: smaller }],
    priceOrigin: { ...priceOrigin, ram: '3GB', storage: '64GB' },
  })
  givenPhone({ ...phone, name: 'No card', specifications: [] })
  givenPhone({ ...phone, name: 'Dearer', price: 'Rs 25,000' })
  const [band] = listGuideBands()
  expect(band?.phones).toBe(8)
  expect(band?.examples.map(({ name }) => name)).toEqual(['Newer', 'Older', 'Small battery'])
  expect(band?.examples[0]?.reason).toBe('Memory of this price not named, memory card slot, 5,000 mAh')
})

test('examples stand by price, and the cheapest phone that obeys the advice is one of them', () => {
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  const year = Number(today.slice(0, 4))
  const phones = [
    ['tecno', 'Dear', 'Rs 24,000', year],
    ['vivo', 'Middle', 'Rs 20,000', year],
    ['oppo', 'Dear too', 'Rs 23,000', year],
    ['itel', 'Cheapest', 'Rs 12,000', year - 2],
  ] as const
  for (const [brand, name, price, releaseDate] of phones)
    givenPhone({
      ...{ brand, name, price, priceOrigin, releaseDate: `${releaseDate}` },
      ...{ shortSpecs: basics, specifications: withCard },
    })
  const names = listGuideBands()[0]?.examples.map(({ name }) => name) ?? []
  expect(names[0]).toBe('Cheapest')
  expect(names).toHaveLength(3)
  expect(listGuideBands()[0]?.examples.map(({ pricePkr }) => pricePkr)).toEqual(
    listGuideBands()[0]
      ?.examples.map(({ pricePkr }) => pricePkr)
      .toSorted((a, b) => a - b),
  )
})

test('phones with a recent price are chosen first, also those with less of the advice, and stand first, each by price', () => {
  const year = Number(today.slice(0, 4))
  const monthsAgo = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10)
  const phone = { releaseDate: `${year - 1}`, specifications: withCard }
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  const weak = { ...basics, battery: '4000 mAh' }
  givenPhone({ ...phone, name: 'Recent', price: 'Rs 24,000', shortSpecs: weak, priceOrigin })
  givenPhone({ ...phone, brand: 'vivo', name: 'Recent too', price: 'Rs 20,000', shortSpecs: weak, priceOrigin })
  const ofMonthsAgo = { ...priceOrigin, date: monthsAgo }
  for (const [brand, price] of Object.entries({ samsung: 'Rs 15,000', tecno: 'Rs 12,000', itel: 'Rs 13,000' }))
    givenPhone({ ...phone, brand, name: `Of ${brand}`, price, shortSpecs: basics, priceOrigin: ofMonthsAgo })
  const examples = listGuideBands()[0]?.examples ?? []
  expect(examples.slice(0, 2).map(({ name }) => name)).toEqual(['Recent too', 'Recent'])
  expect(examples).toHaveLength(3)
  expect(examples[2]?.pricePkr).toBeLessThan(20_000)
})

test('the only phone of a band that obeys the advice is called so, with the year since which it is', () => {
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  const year = Number(today.slice(0, 4))
  const phone = { shortSpecs: basics, specifications: withCard, price: 'Rs 20,000', priceOrigin }
  givenPhone({ ...phone, name: 'Alone', releaseDate: `${year}` })
  givenPhone({ ...phone, brand: 'vivo', name: 'Of long ago', releaseDate: `${year - 4}` })
  givenPhone({ ...phone, brand: 'itel', name: 'Without a card', releaseDate: `${year}`, specifications: [] })
  expect(listGuideBands()[0]).toMatchObject({ examples: [{ name: 'Alone' }], onlySince: year - 3 })
  givenPhone({ ...phone, brand: 'oppo', name: 'Another', releaseDate: `${year}` })
  expect(listGuideBands()[0]?.onlySince).toBeNull()
})

test('an example names the memory that its price is for, and none has a price that may be of a version with less', () => {
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  const phone = {
    releaseDate: today.slice(0, 4),
    shortSpecs: { ...basics, ram: '3GB / 4GB / 8GB', storage: '64GB / 128GB' },
    specifications: [
      {
        category: 'Memory',
        specs: [
          { feature: 'Card slot', value: 'microSDXC' },
          { feature: 'Internal', value: '64GB 3GB RAM, 64GB 4GB RAM, 128GB 8GB RAM' },
        ],
      },
    ],
    price: 'Rs 20,000',
  }
  givenPhone({
    ...phone,
    name: 'Of its own',
    brand: 'itel',
    priceOrigin: { ...priceOrigin, ram: '4GB', storage: '64GB' },
  })
  givenPhone({
    ...phone,
    name: 'Of less',
    brand: 'tecno',
    priceOrigin: { ...priceOrigin, ram: '3GB', storage: '64GB' },
  })
  givenPhone({ ...phone, name: 'Of some', brand: 'vivo', priceOrigin })
  const examples = listGuideBands()[0]?.examples ?? []
  expect(Object.fromEntries(examples.map(({ name, reason }) => [name, reason.split(',')[0]]))).toEqual({
    'Of its own': '4 + 64 GB',
  })
})

test('of one brand alone there are as many examples, and uses lead to the lists that have phones', () => {
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  const phone = { shortSpecs: basics, specifications: withCard, priceOrigin, releaseDate: today.slice(0, 4) }
  for (const price of ['Rs 20,000', 'Rs 21,000', 'Rs 22,000']) givenPhone({ ...phone, name: price, price })
  const [band] = listGuideBands()
  expect(band?.examples).toHaveLength(3)
  expect(band?.uses).toEqual([])
  givenPhone({
    ...{ ...phone, name: 'Lasting', price: 'Rs 23,000', shortSpecs: { ...basics, battery: '6000 mAh' } },
  })
  expect(listGuideBands()[0]?.uses).toEqual([{ use: 'battery', path: '/mobiles?must=price%3A24999,battery%3A6000' }])
})

test('the wishes of each band are about the prices that its search finds', () => {
  for (const { must, search } of Object.values(guideBandWishes))
    expect(readPriceWords(search)?.range).toMatchObject(rangeOf(must))
})

/** The limits of the wishes, as the search of the band has them. */
function rangeOf(must: [string, unknown][]) {
  const limits = new Map(must)
  const price = limits.get('price') as number | undefined
  const min = (limits.get('priceMin') as number | undefined) ?? 1
  return { min, max: price === undefined ? null : price + 1 }
}
