import { expect, test } from 'vitest'
import { keepTables } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { jsonExport } from './json.server.ts'

keepTables()

test('the export is a snapshot, unaffected by writes while it is streamed', () => {
  const names = Array.from({ length: 50 }, (_, index) => `Old ${index}`)
  for (const name of names) givenPhone({ name })
  const pieces = jsonExport()
  const sent = [pieces.next().value, pieces.next().value]
  givenPhone({ name: 'New', brand: 'made-meanwhile' })
  const file = JSON.parse([...sent, ...pieces].join(''))
  expect(file.mobiles.map((phone: { name: string }) => phone.name)).toEqual(names)
  const brands = file.brands.map((brand: { slug: string }) => brand.slug)
  expect(brands).toEqual(['samsung'])
})
