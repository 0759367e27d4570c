import { beforeAll, expect, test } from 'vitest'
import { listBrands } from '#app/brands/brands.server.ts'
import { matchingRows } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { seriesOfBrand } from './brand-series.server.ts'

keepTables()
beforeAll(givenCatalogue)

test('each series has as many phones as the list that its link leads to (FIND-2)', () => {
  const all = listBrands().flatMap(({ slug }) => seriesOfBrand(slug))
  const listed = all.map(({ key }) => [key, matchingRows(finderTable(), new Map([['series', [key]]])).length])
  expect(listed).toEqual(all.map(({ key, phones }) => [key, phones]))
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})
