import { expect, test } from 'vitest'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { readPriceWords } from '#app/search/price-words.ts'
import { givenPhone } from '#tests/support/given.ts'
import { listGuideBands } from './guide.server.ts'
import { guideBands } from './guide-bands-content.ts'

const today = todayInPakistan()

test('the search of each band parses to exactly the price range in its title', () => {
  expect(guideBands().map(({ search }) => readPriceWords(search))).toMatchObject([
    { rest: ' ', range: { min: 1, max: 25_000 } },
    { rest: ' ', range: { min: 25_000, max: 50_000 } },
    { rest: ' ', range: { min: 50_000, max: 100_001 } },
    { rest: ' ', range: { min: 100_001, max: null } },
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
  givenPhone({ ...phone, name: 'No card', specifications: [] })
  givenPhone({ ...phone, name: 'Dearer', price: 'Rs 25,000' })
  const [band] = listGuideBands()
  expect(band?.phones).toBe(7)
  expect(band?.examples.map(({ name }) => name)).toEqual(['Newer', 'Older', 'Small battery'])
  expect(band?.examples[0]?.reason).toBe('up to 4 GB RAM, up to 64 GB, memory card slot, 5,000 mAh')
})

test('the wishes of each band are about the prices that its search finds', () => {
  for (const { must, search } of guideBands()) expect(readPriceWords(search)?.range).toMatchObject(rangeOf(must))
})

/** The limits of the wishes, as the search of the band has them. */
function rangeOf(must: [string, unknown][]) {
  const limits = new Map(must)
  const price = limits.get('price') as number | undefined
  const min = (limits.get('priceMin') as number | undefined) ?? 1
  return { min, max: price === undefined ? null : price + 1 }
}
