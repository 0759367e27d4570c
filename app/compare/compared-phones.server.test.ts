import { beforeAll, expect, test } from 'vitest'
import { finderTable } from '#app/finder/finder.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { judgedOf } from '#tests/support/compared-phones.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { compareByMeaning, comparedPhones } from './compared-phones.server.ts'

keepTables()
beforeAll(givenCatalogue)

test('what the table of all phones judges of each is what its facts say', () => {
  const { ids, judged } = finderTable()
  const phones = comparedPhones(listPhonesByIds(ids))
  expect(phones).toHaveLength(ids.length)
  const byFacts = new Map(phones.map(phone => [phone.id, judgedOf(phone)]))
  for (const [row, id] of ids.entries()) expect(judged.rows[row], id).toEqual(byFacts.get(id))
  const { pool } = compareByMeaning(phones.slice(0, 2))
  expect(pool.phones.length).toBeGreaterThan(100)
})
