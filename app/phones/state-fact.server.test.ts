import { expect, test } from 'vitest'
import { listActivity } from '#app/activity/activity.server.ts'
import { factsOf, overridesOf } from '#app/facts/store.server.ts'
import { db } from '#db/client.server.ts'
import { phoneFacts } from '#db/schema/index.ts'
import { givenPhone } from '#tests/support/given.ts'
import { deletePhone, restorePhone } from './edit.server.ts'
import { savePhone } from './save.server.ts'
import { removeStatement, stateFact } from './state-fact.server.ts'

const source = { id: 'samsung.com', url: 'https://www.samsung.com/pk/', date: '2026-11' }
const override = { fact: 'battery.ratedMah', value: 5100, source, confidence: 'high' } as const
const shortSpecs = { battery: '5000 mAh' }

test('a stated fact replaces the derived one, in the lists too, and is logged', () => {
  const phone = givenPhone({ name: 'Acme Stated', shortSpecs })
  expect(factsOf(phone.id)?.battery.ratedMah?.value).toBe(5000)
  expect(stateFact(phone.id, override, 'editor')).toMatchObject({ ok: true })
  expect(factsOf(phone.id)?.battery.ratedMah).toEqual({ value: 5100, source, confidence: 'high' })
  expect(db().select().from(phoneFacts).all()).toMatchObject([{ mobileId: phone.id, batteryMah: 5100 }])
  expect(listActivity({ limit: 1, offset: 0 })[0]).toMatchObject({
    username: 'editor',
    subjectName: 'Acme Stated',
    changes: [{ field: 'facts.battery.ratedMah', after: '5100 (samsung.com)' }],
  })
})

test('saving the phone again keeps the statement, and another one on the same fact replaces it', () => {
  const phone = givenPhone({ shortSpecs })
  stateFact(phone.id, override, 'editor')
  savePhone({ ...phone, price: null, priceOrigin: { source: 'test', date: '2026', kind: 'admin' } }, Date.now())
  expect(factsOf(phone.id)?.battery.ratedMah?.value).toBe(5100)
  stateFact(phone.id, { ...override, value: null }, 'editor')
  expect(factsOf(phone.id)?.battery.ratedMah).toBeNull()
  expect(overridesOf(phone.id)).toHaveLength(1)
})

test('without the statement the derived fact counts again', () => {
  const phone = givenPhone({ shortSpecs })
  stateFact(phone.id, override, 'editor')
  removeStatement(phone.id, 'battery.ratedMah', 'editor')
  expect(factsOf(phone.id)?.battery.ratedMah?.value).toBe(5000)
  expect(overridesOf(phone.id)).toEqual([])
})

test('a deleted phone comes back with its statements', () => {
  const phone = givenPhone({ shortSpecs })
  stateFact(phone.id, override, 'editor')
  const deleted = deletePhone(phone.id, 'editor')
  if (!deleted.ok) throw new Error(deleted.message)
  expect(restorePhone(deleted.value, 'editor')).toMatchObject({ ok: true })
  expect(factsOf(phone.id)?.battery.ratedMah?.value).toBe(5100)
})

test('a phone that is gone is refused', () => {
  expect(stateFact('none', override, 'editor')).toMatchObject({ ok: false, reason: 'not-found' })
})
