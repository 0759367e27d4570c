import { expect, test } from 'vitest'
import { POPULAR_BRANDS } from '#app/brands/brand.ts'
import { POPULAR_PER_BRAND } from './limits.ts'
import { costOf, PAGES } from './mobileapi-cost.ts'

test('the popular brands may cost the list of brands, and for each a few pages and its phones', () => {
  const each = PAGES.popular + POPULAR_PER_BRAND
  expect(costOf({ kind: 'popular' })).toBe(costOf({ kind: 'brands' }) + POPULAR_BRANDS.length * each)
})
