import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { deriveFacts } from '#app/facts/derive.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { furtherFacts } from './further-facts.ts'

const phones = readCatalogPhones()
const tables = bundledTables()

test.each([
  ['samsung-galaxy-a56', ['12 MP selfie', 'IP67', 'eSIM']],
  ['samsung-galaxy-s24-ultra', ['12 MP selfie', 'IP68', 'NFC', 'eSIM', 'wireless charging']],
  ['digit-6', []],
])('what %s has beside its six facts', (slug, expected) => {
  const phone = phones.find(candidate => candidate.slug === slug)
  expect(phone && furtherFacts(deriveFacts(phone, tables))).toEqual(expected)
})

test('nothing is said of what is only derived', () => {
  const phone = phones.find(({ slug }) => slug === 'samsung-galaxy-a56')
  const facts = phone && deriveFacts(phone, tables)
  expect(
    facts && furtherFacts({ ...facts, water: facts.water && { ...facts.water, confidence: 'low' } }),
  ).not.toContain('IP67')
})
