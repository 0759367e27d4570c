import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPhonePage } from '#app/pages/phone/phone-page.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { db } from '#db/client.server.ts'
import { givenBrand, phoneRecordOf } from '#tests/support/given.ts'
import { fails, type ModelServer, returnsJson, startModelServer } from '#tests/support/model-server.ts'
import { describeNextPhone } from './background.server.ts'
import { findEnhancement } from './descriptions.server.ts'

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  process.env.ANTHROPIC_API_KEY = 'k'
  process.env.ANTHROPIC_BASE_URL = model.origin
})
afterAll(() => model.stop())

const stored = (id: string) => {
  const phone = findPhoneById(id)
  if (!phone) throw new Error('The phone does not exist.')
  return phone
}

test('phones are described one by one, newest first, and again after a change; pages use the result', async () => {
  givenBrand({ slug: 'samsung', name: 'Samsung' })
  const older = phoneRecordOf({ slug: 'older', name: 'Older', releaseDate: '2024' })
  const newer = phoneRecordOf({ slug: 'newer', name: 'Newer', releaseDate: '2025' })
  savePhone(older, 1)
  savePhone(newer, 2)

  model.behave(fails(500))
  expect(await describeNextPhone()).toBeNull()
  expect(findEnhancement(stored(newer.id))).toBeNull()

  model.behave(
    returnsJson({ seoDescription: '  Written by a\n model. ', keyFeatures: ['Long battery', 'newer PRICE'] }),
  )
  expect(await describeNextPhone()).toBe(newer.id)
  expect(await describeNextPhone()).toBe(older.id)
  expect(await describeNextPhone()).toBeNull()

  const page = loadPhonePage(stored(newer.id), findEnhancement(stored(newer.id)))
  expect(page.description).toBe('Written by a model.')
  expect(page.keywords).toContain('Long battery')
  // Keywords that differ only in case appear once.
  expect(page.keywords.filter(keyword => keyword.toLowerCase() === 'newer price')).toHaveLength(1)
  expect(loadPhonePage(stored(newer.id), null).description).toMatch(/^Newer: full specifications/)

  savePhone({ ...newer, price: 'Rs 50,000' }, 3)
  expect(findEnhancement(stored(newer.id))).toBeNull()
  expect(await describeNextPhone()).toBe(newer.id)
})

test('the site stays within its own small budget', async () => {
  db().$client.exec('DELETE FROM ai_calls; DELETE FROM ai_answers')
  givenBrand({ slug: 'samsung' })
  for (let index = 0; index < 8; index += 1) savePhone(phoneRecordOf({ slug: `phone-${index}` }), index)
  model.behave(returnsJson({ seoDescription: 'A phone.' }))
  const described: (string | null)[] = []
  for (let index = 0; index < 8; index += 1) described.push(await describeNextPhone())
  expect(described.filter(id => id !== null)).toHaveLength(6)
  expect(described.slice(6)).toEqual([null, null])
})
