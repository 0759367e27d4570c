import { expect, test } from 'vitest'
import { bestOffer, type CountedOffer } from './best-offer.ts'
import { dayOfDate } from './dates.ts'

const NEWEST = dayOfDate('2026-11-20')
const offer = (given: Partial<CountedOffer>): CountedOffer => ({
  ...{ pricePkr: 50_000, source: 'A shop', kind: 'retail', date: '2026-11-20', ramGb: 8, storageGb: 128 },
  ...given,
})

test.each<[string, Partial<CountedOffer>, Partial<CountedOffer>]>([
  ['a shop price of now before a dearer one of now', { pricePkr: 49_000 }, { pricePkr: 50_000 }],
  ['a shop price of now before a cheaper older one', {}, { date: '2026-03-01', pricePkr: 30_000 }],
  ['the newest of older prices', { date: '2026-05-01', pricePkr: 60_000 }, { date: '2026-04-01', pricePkr: 40_000 }],
  ['one checked today before a cheaper one of 15 days ago', {}, { date: '2026-11-05', pricePkr: 40_000 }],
  ['the cheaper one of 14 days ago', { date: '2026-11-06', pricePkr: 40_000 }, {}],
  ['a stated day before a month', { pricePkr: 60_000 }, { date: '2026-11', pricePkr: 40_000 }],
  ['a stated day before an inferred date', { pricePkr: 60_000 }, { source: 'shopc-2026-10', pricePkr: 40_000 }],
  ['the smaller version', { pricePkr: 60_000 }, { storageGb: 256, pricePkr: 55_000 }],
  ['a price with tax before one without', { pricePkr: 60_000 }, { kind: 'non-pta', pricePkr: 40_000 }],
])('%s is the price of the phone (PRICE-16)', (_, better, other) => {
  for (const offers of [
    [offer(better), offer(other)],
    [offer(other), offer(better)],
  ])
    expect(bestOffer(offers, NEWEST)).toEqual(offer(better))
})

test('without an offer that counts there is no price', () => {
  expect(bestOffer([], NEWEST)).toBeNull()
  expect(bestOffer([offer({ kind: 'non-pta' })], NEWEST)).toBeNull()
})
