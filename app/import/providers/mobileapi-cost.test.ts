import { expect, test } from 'vitest'
import { POPULAR_BRANDS } from '#app/brands/brand.ts'
import { POPULAR_PER_BRAND } from './limits.ts'
import { costOf, PAGES } from './mobileapi-cost.ts'

test('the popular brands cost at most the list of brands, and a few pages plus the phones of each brand', () => {
  const each = PAGES.popular + POPULAR_PER_BRAND
  expect(costOf({ kind: 'popular' })).toBe(costOf({ kind: 'brands' }) + POPULAR_BRANDS.length * each)
})
