import { expect, test } from 'vitest'
import { contentVersion, invalidateContent } from '#db/content-version.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { emptyMessage, type NewMessage } from './message.ts'
import { receiveMessage } from './receive.server.ts'
import { reportsOf, sentCounts } from './sent-counts.server.ts'

const receive = (message: NewMessage) => receiveMessage(message, { address: null, now: Date.now() })
const write = (text: string) =>
  receive({ ...emptyMessage, kind: 'contact', email: 'a@example.pk', subject: 'pricing', text })
const report = ({ id, name }: { id: string; name: string }, pricePkr: number) =>
  receive({
    ...emptyMessage,
    text: '',
    kind: 'price-report',
    mobileId: id,
    mobileName: name,
    pricePkr,
    place: 'a shop',
  })

test('price reports and messages are counted apart, and reports by phone', async () => {
  const [phone, other, quiet] = [givenPhone({}), givenPhone({}), givenPhone({})]
  expect(sentCounts()).toEqual({ reports: 0, messages: 0 })
  await write('One')
  await report(phone, 40_000)
  await report(phone, 41_000)
  await report(other, 40_000)
  invalidateContent()
  expect(sentCounts()).toEqual({ reports: 3, messages: 1 })
  expect([phone, other, quiet].map(({ id }) => reportsOf(id).reports)).toEqual([2, 1, 0])
})

test('a message of a stranger invalidates no page: it counts with the next change of public content', async () => {
  const phone = givenPhone({})
  const before = contentVersion()
  expect([sentCounts().reports, reportsOf(phone.id).reports]).toEqual([0, 0])
  await report(phone, 40_000)
  expect(contentVersion()).toBe(before)
  expect([sentCounts().reports, reportsOf(phone.id).reports]).toEqual([0, 0])
  invalidateContent()
  expect([sentCounts().reports, reportsOf(phone.id).reports]).toEqual([1, 1])
})
