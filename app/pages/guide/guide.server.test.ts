import { expect, test } from 'vitest'
import { readPriceWords } from '#app/search/price-words.ts'
import { givenPhone } from '#tests/support/given.ts'
import { listGuideBands } from './guide.server.ts'
import { guideBands } from './guide-bands-content.ts'

const today = new Date().toISOString().slice(0, 10)

test('the search of each band parses to exactly the price range in its title', () => {
  expect(guideBands().map(({ search }) => readPriceWords(search))).toMatchObject([
    { rest: ' ', range: { min: 1, max: 25_000 } },
    { rest: ' ', range: { min: 25_000, max: 50_000 } },
    { rest: ' ', range: { min: 50_000, max: 100_001 } },
    { rest: ' ', range: { min: 100_001, max: null } },
  ])
})

test('no example has a launch price or one of over a year ago, but the phones are counted', () => {
  const retail = { source: 'test', date: '2020-01', kind: 'retail' } as const
  givenPhone({ name: 'Launched', price: 'Rs 20,000', priceOrigin: { ...retail, date: today, kind: 'launch' } })
  givenPhone({ name: 'Long ago', price: 'Rs 20,000', priceOrigin: retail })
  expect(listGuideBands()[0]).toMatchObject({ phones: 2, examples: [] })
})

test('each band has its phone count and newest phones', () => {
  const priceOrigin = { source: 'test', date: today, kind: 'retail' } as const
  givenPhone({ name: 'Old and cheap', price: 'Rs 20,000', releaseDate: '2023', priceOrigin })
  givenPhone({ name: 'New and cheap', price: 'Rs 24,999', releaseDate: '2025', priceOrigin })
  givenPhone({ name: 'Dear', price: 'Rs 100,001', priceOrigin })
  givenPhone({ name: 'On the edge', price: 'Rs 50,000', releaseDate: '2025-06', priceOrigin })
  givenPhone({ name: 'On the upper edge', price: 'Rs 100,000', priceOrigin })
  givenPhone({ name: 'Without a price', price: null })
  const bands = listGuideBands().map(({ phones, examples }) => [phones, ...examples.map(phone => phone.name)])
  expect(bands).toEqual([
    [2, 'New and cheap', 'Old and cheap'],
    [0],
    [2, 'On the edge', 'On the upper edge'],
    [1, 'Dear'],
  ])
})
