import { expect, test } from 'vitest'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { listForSitemap } from './sitemap.server.ts'

test('lists visible brands, and phones of all brands, in natural order of names', () => {
  givenBrand({ slug: 'tecno', isVisible: false })
  givenBrand({ slug: 'empty' })
  for (const name of ['Spark 20', 'Spark 9', 'Camon 40']) {
    givenPhone({ brand: 'tecno', name, slug: name.toLowerCase().replace(' ', '-') })
  }
  givenPhone({ brand: 'samsung', slug: 'galaxy' })
  const { brands, groups, all } = listForSitemap()
  expect(brands.map(brand => brand.slug)).toEqual(['empty', 'samsung'])
  expect(all).toBe(4)
  expect(groups.map(group => [group.slug, group.isVisible, ...group.phones.map(([slug]) => slug)])).toEqual([
    ['samsung', true, 'galaxy'],
    ['tecno', false, 'camon-40', 'spark-9', 'spark-20'],
  ])
})

test('names stand without their brand, unless they begin otherwise', () => {
  for (const name of ['Xiaomi 15', 'Redmi Note 14', 'Xiaomiano']) {
    givenPhone({ brand: 'xiaomi', name, slug: name.toLowerCase().replaceAll(' ', '-') })
  }
  expect(listForSitemap().groups[0]?.phones.map(([, name]) => name)).toEqual(['15', 'Redmi Note 14', 'Xiaomiano'])
})

test('in a large catalogue each brand shows its share of latest phones', () => {
  for (const brand of ['samsung', 'apple']) {
    for (let year = 2021; year <= 2025; year += 1) {
      givenPhone({ brand, slug: `${brand}-${year}`, releaseDate: `${year}`, price: 'Rs 1,000' })
    }
  }
  expect(listForSitemap(10).groups.map(group => group.phones.length)).toEqual([5, 5])
  const { groups, all } = listForSitemap(7)
  expect(all).toBe(10)
  expect(groups.map(group => [group.storedPhones, ...group.phones.map(([slug]) => slug)])).toEqual([
    [5, 'samsung-2023', 'samsung-2024', 'samsung-2025'],
    [5, 'apple-2023', 'apple-2024', 'apple-2025'],
  ])
})
