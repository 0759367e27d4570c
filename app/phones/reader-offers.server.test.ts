import { afterEach, expect, test } from 'vitest'
import { emptyMessage } from '#app/contact/message.ts'
import { receiveMessage } from '#app/contact/receive.server.ts'
import { db } from '#db/client.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { currentOffers } from './offers.server.ts'
import { findPhoneById, listPriceHistory } from './phones.server.ts'
import { acceptReport, doubtsAboutReport, type ReportedOffer, withdrawReport } from './reader-offers.server.ts'

keepTables()
afterEach(() => void db().$client.exec('DELETE FROM mobiles; DELETE FROM messages; DELETE FROM message_sendings'))

const now = Date.now()

/** A report as it comes in and is read back. */
async function givenReport(
  mobileId: string,
  pricePkr: number,
  more: Partial<ReportedOffer> & { address?: string } = {},
) {
  const { address = '10.0.0.1', ...changed } = more
  const told = { mobileId, pricePkr, city: 'Lahore', ramGb: 8, storageGb: 256, isRegistered: true, ...changed }
  const message = {
    ...emptyMessage,
    ...told,
    kind: 'price-report' as const,
    text: '',
    mobileName: 'x',
    place: 'Ali Mobiles',
  }
  await receiveMessage(message, { address, now })
  const id = db().$client.prepare('SELECT id FROM messages ORDER BY rowid DESC LIMIT 1').pluck().get() as string
  return { ...told, id, seller: 'Ali Mobiles', seenAt: now } satisfies ReportedOffer
}

const accept = (report: ReportedOffer) => acceptReport(report, 'editor', now)

test('an accepted report is an offer and the price of its phone; taken back, nothing of it stays (MESSAGE-3)', async () => {
  const { id } = givenPhone({ price: null })
  const report = await givenReport(id, 84_999)
  expect(accept(report)).toMatchObject({ ok: true })
  expect(accept(report)).toMatchObject({ ok: true })
  expect(currentOffers(id, now)).toMatchObject([
    { seller: 'Ali Mobiles', city: 'Lahore', ramGb: 8, storageGb: 256, kind: 'retail', pricePkr: 84_999, seenBy: 1 },
  ])
  expect(findPhoneById(id)).toMatchObject({
    pricePkr: 84_999,
    priceOrigin: { seller: 'Ali Mobiles', storage: '256GB' },
  })
  expect(listPriceHistory(id)).toHaveLength(1)
  withdrawReport(report.id, now)
  expect(currentOffers(id, now)).toEqual([])
  expect([findPhoneById(id)?.pricePkr, listPriceHistory(id)]).toEqual([null, []])
})

test.each<[string, Partial<ReportedOffer> & { address?: string }, number, number]>([
  ['another network', { address: '10.9.9.9' }, 88_000, 2],
  ['the same network', { address: '10.0.0.77' }, 88_000, 1],
  ['a price further away', { address: '10.9.9.9' }, 90_000, 1],
  ['another version', { address: '10.9.9.9', storageGb: 128 }, 84_999, 1],
  ['another registration', { address: '10.9.9.9', isRegistered: false }, 84_999, 1],
])('a second report of %s', async (_, more, pricePkr, seenBy) => {
  const { id } = givenPhone({ price: null })
  accept(await givenReport(id, 84_999))
  accept(await givenReport(id, pricePkr, more))
  expect(currentOffers(id, now).map(offer => offer.seenBy)).toEqual([seenBy, seenBy])
})

test('an offer without PTA approval is never the price', async () => {
  const { id } = givenPhone({ price: null })
  accept(await givenReport(id, 60_000, { isRegistered: false }))
  expect(findPhoneById(id)?.pricePkr).toBeNull()
  expect(currentOffers(id, now)).toMatchObject([{ kind: 'non-pta', grade: null }])
})

test('what is unusual is told before', async () => {
  const { id } = givenPhone({ price: null })
  accept(await givenReport(id, 84_999))
  expect(doubtsAboutReport(await givenReport(id, 150_000, { address: '10.9.9.9' }), now)).toEqual([
    expect.stringMatching(/76 % more/),
    expect.any(String),
  ])
})
