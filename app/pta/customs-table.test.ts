import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { customsTableSchema, customsValuesOf, isOfPhone } from './customs-table.ts'
import bundledCustoms from './tables/customs-values.json'

const table = customsTableSchema.parse(bundledCustoms)

/** A name without signs, its year, Samsung's `Galaxy`, and what rulings say of SIM slots. */
const comparable = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b20\d\d\b/, '')
    .replace('plus', '+')
    .replace(/\b(?:galaxy|ds|ss)\b/g, '')
    .replace(/[^a-z0-9+]/g, '')

test('a ruling fixes the value of a phone only by its whole name, generation included (PTA-7)', () => {
  const names = new Map([...readCatalogPhones()].map(({ slug, name }) => [slug, comparable(name)]))
  const others = table.new.filter(
    row => isOfPhone(row) && names.get(row.slug ?? '') !== comparable(`${row.brand} ${row.model}`),
  )
  expect(others.map(({ brand, model, slug }) => [brand, model, slug])).toEqual([])
})

test('a value of a flagship is not that of a cheap phone of a longer name', () => {
  expect(customsValuesOf('xiaomi-redmi-12-5g', table)).toEqual([])
  expect(customsValuesOf('xiaomi-redmi-13-5g', table)).toEqual([])
})
