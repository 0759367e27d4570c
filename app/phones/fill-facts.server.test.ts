import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { fillFacts } from './fill-facts.server.ts'
import { findPhoneById } from './phones.server.ts'

const specifications = [{ category: 'Launch', specs: [{ feature: 'Announced', value: '2023, February 01' }] }]
const announced = (id: string) => findPhoneById(id)?.announcedDate

/** As a database is after the migration that brings the column. */
const forgetting = () =>
  db().$client.exec("UPDATE mobiles SET announced_date = NULL; DELETE FROM site_state WHERE key LIKE 'filled-fact/%'")

test('phones that are stored already get what their tables state, once (DATA-18)', () => {
  const stating = givenPhone({ specifications })
  const silent = givenPhone({})
  forgetting()
  fillFacts()
  expect([announced(stating.id), announced(silent.id)]).toEqual(['2023-02-01', null])
  expect(findPhoneById(stating.id)).toMatchObject({ version: stating.version, updatedAt: stating.updatedAt })

  db().$client.prepare('UPDATE mobiles SET announced_date = NULL WHERE id = ?').run(stating.id)
  fillFacts()
  expect(announced(stating.id)).toBeNull()
})

test('what stands there is kept, and more phones than a batch are filled', () => {
  const phones = Array.from({ length: 501 }, () => givenPhone({ specifications }))
  const typed = givenPhone({ specifications })
  forgetting()
  db().$client.prepare("UPDATE mobiles SET announced_date = '1999' WHERE id = ?").run(typed.id)
  fillFacts()
  expect(announced(typed.id)).toBe('1999')
  expect(new Set(phones.map(phone => announced(phone.id)))).toEqual(new Set(['2023-02-01']))
})
