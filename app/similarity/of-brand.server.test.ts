import { expect, test } from 'vitest'
import { findPhone } from '#app/phones/phones.server.ts'
import { givenCatalogueAt } from '#tests/support/database.ts'
import { findFollowing } from './following.server.ts'
import { listMoreFromBrand } from './neighbours.server.ts'

// The prices of the catalogue are of this autumn.
const now = Date.parse('2026-11-26T12:00:00Z')

givenCatalogueAt(now)

const given = (slug: string) => {
  const phone = findPhone(slug)
  if (!phone) throw new Error(`${slug} is not in the catalogue`)
  return phone
}

test.each([
  ['samsung-galaxy-a56', 'Samsung Galaxy A57', 'next'],
  // The price of the S25 Ultra is an older one.
  ['samsung-galaxy-s24-ultra', 'Samsung Galaxy S26 Ultra', 'later'],
  ['nokia-110-4g', 'Nokia 110 4G (2023)', 'edition'],
])('what follows in the line and has a recent price: %s', (slug, name, as) => {
  const found = findFollowing(given(slug))
  expect([found?.card.name, found?.as]).toEqual([name, as])
})

test('more phones of a brand are the nearest in price of those with a recent one, and the newest where no price tells', () => {
  const a56 = given('samsung-galaxy-a56')
  const near = listMoreFromBrand(a56, a56.pricePkr, [], 4)
  const apart = near.map(({ pricePkr }) => Math.abs((pricePkr ?? 0) - 124_000))
  expect(near.every(({ brand, name }) => brand === 'samsung' && name !== a56.name)).toBe(true)
  expect(apart).toEqual(apart.toSorted((a, b) => a - b))
  expect(near.every(({ isPriceStale }) => !isPriceStale)).toBe(true)
  const [first, ...others] = near.map(({ id }) => id)
  const more = listMoreFromBrand(a56, a56.pricePkr, [first ?? ''], 4).map(({ id }) => id)
  expect(more).toEqual([...others, more.at(-1)])
  expect(more).not.toContain(first)
  const newest = listMoreFromBrand(a56, null, [], 4)
  expect(newest).toHaveLength(4)
  expect(newest.map(({ name }) => name)).not.toEqual(near.map(({ name }) => name))
})
