import { expect, test } from 'vitest'
import { phoneStructuredData } from './structured-data.ts'

const phone = {
  ...{ name: 'Samsung Galaxy A55', slug: 'samsung-galaxy-a55', brand: 'samsung', brandName: 'Samsung', model: 'A55' },
  ...{ imageUrl: '/a.svg', carouselImages: [], releaseDate: '2024-03-15', isReleaseExpected: false },
  ...{ pricePkr: 94_500, priceGrade: 'shop' as const },
}
const offer = (pricePkr: number, storageGb: number | null, more: { isInStock?: boolean; grade?: 'older' } = {}) => ({
  ...{ pricePkr, storageGb, ramGb: storageGb && 8, grade: 'shop' as const, isInStock: null },
  ...more,
})
const entries = (offers: ReturnType<typeof offer>[], more: object = {}) =>
  phoneStructuredData(
    { phone: { ...phone, ...more }, description: '', questions: [], rating: { inData: null }, offers },
    'https://phones.example',
  ) as unknown as Record<string, unknown>[]
const groupOf = (...given: Parameters<typeof entries>) =>
  entries(...given).find(entry => entry['@type'] === 'ProductGroup')

test('each memory version that is offered is a variant with its own prices (SEO-4)', () => {
  const offers = [
    ...[offer(94_500, 128), offer(96_000, 128), offer(109_999, 256), offer(99_000, null)],
    ...[offer(80_000, 256, { grade: 'older' }), offer(105_000, 256, { isInStock: false })],
  ]
  expect(groupOf(offers)).toMatchObject({
    productGroupID: 'samsung-galaxy-a55',
    url: 'https://phones.example/samsung/samsung-galaxy-a55',
    hasVariant: [
      {
        size: '8GB + 128GB',
        offers: { '@type': 'AggregateOffer', lowPrice: 94_500, highPrice: 96_000, offerCount: 2 },
      },
      { name: 'Samsung Galaxy A55 8GB + 256GB', offers: { '@type': 'Offer', price: 109_999, priceCurrency: 'PKR' } },
    ],
  })
  expect(entries(offers)[0]).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', lowPrice: 94_500, highPrice: 109_999, offerCount: 4 },
  })
})

test('there is no group of one version, of versions that nobody tells, or without a price of now', () => {
  expect(groupOf([offer(94_500, 128), offer(96_000, 128)])).toBeUndefined()
  expect(groupOf([offer(94_500, 128), offer(96_000, null)])).toBeUndefined()
  const two = [offer(94_500, 128), offer(109_999, 256)]
  expect(groupOf(two, { priceGrade: 'older' })).toBeUndefined()
  expect(groupOf(two, { pricePkr: null, priceGrade: null })).toBeUndefined()
})
