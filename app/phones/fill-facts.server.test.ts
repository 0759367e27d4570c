import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { fillFacts } from './fill-facts.server.ts'
import { findPhoneById } from './phones.server.ts'

const specifications = [{ category: 'Launch', specs: [{ feature: 'Announced', value: '2023, February 01' }] }]
const announced = (id: string) => findPhoneById(id)?.announcedDate

/** Restores the state right after the migration that adds the column. */
const clearFilledFacts = () =>
  db().$client.exec("UPDATE mobiles SET announced_date = NULL; DELETE FROM site_state WHERE key LIKE 'filled-fact/%'")

test('stored phones get the facts of their specification tables, once (DATA-18)', () => {
  const withFact = givenPhone({ specifications })
  const withoutFact = givenPhone({})
  clearFilledFacts()
  fillFacts()
  expect([announced(withFact.id), announced(withoutFact.id)]).toEqual(['2023-02-01', null])
  expect(findPhoneById(withFact.id)).toMatchObject({ version: withFact.version, updatedAt: withFact.updatedAt })

  db().$client.prepare('UPDATE mobiles SET announced_date = NULL WHERE id = ?').run(withFact.id)
  fillFacts()
  expect(announced(withFact.id)).toBeNull()
})

test('existing values stay unchanged, and more phones than one batch are filled', () => {
  const phones = Array.from({ length: 501 }, () => givenPhone({ specifications }))
  const typed = givenPhone({ specifications })
  clearFilledFacts()
  db().$client.prepare("UPDATE mobiles SET announced_date = '1999' WHERE id = ?").run(typed.id)
  fillFacts()
  expect(announced(typed.id)).toBe('1999')
  expect(new Set(phones.map(phone => announced(phone.id)))).toEqual(new Set(['2023-02-01']))
})
