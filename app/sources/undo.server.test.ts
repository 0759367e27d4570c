import { expect, test } from 'vitest'
import { deletePhone } from '#app/phones/edit.server.ts'
import { mergePhones } from '#app/phones/merge.server.ts'
import { db } from '#db/client.server.ts'
import { offerChanges, offers, sourceRuns, sources } from '#db/schema/index.ts'
import { givenPhone } from '#tests/support/given.ts'
import { undoSourceRun } from './undo.server.ts'

/** A run that moved an offer from one phone to another. */
function givenMovedOffer(from: string, to: string): void {
  db()
    .insert(sources)
    .values({
      ...{ id: 'shop', name: 'Shop', kind: 'retail', address: 'https://shop.example/', everyHours: 24 },
      ...{ confirmed: [], nextRunAt: 0, createdAt: 0, updatedAt: 0 },
    })
    .run()
  const run = { id: 'run', sourceId: 'shop', state: 'done' as const, pid: 1, faults: [], leftOut: {}, startedAt: 0 }
  db().insert(sourceRuns).values(run).run()
  const offer = { sourceId: 'shop', key: 'k', seller: 'Shop', kind: 'retail' as const, pricePkr: 50_000 }
  const stored = db()
    .insert(offers)
    .values({ ...offer, mobileId: to, checkedAt: 2, changedAt: 2 })
    .returning()
    .get()
  const before = { ...stored, mobileId: from, checkedAt: 1 }
  db().insert(offerChanges).values({ runId: 'run', offerId: stored.id, before }).run()
}

const phoneOfOffer = () => db().select({ id: offers.mobileId }).from(offers).get()?.id

test('an offer goes back to what became of its phone, which was merged since', async () => {
  const [first, merged, other] = ['first', 'merged', 'other'].map(slug => givenPhone({ slug }).id)
  if (!first || !merged || !other) throw new Error('no phones')
  givenMovedOffer(merged, other)
  mergePhones({ stays: first, goes: merged, versions: { stays: 1, goes: 1 } }, {}, 'editor')
  expect(await undoSourceRun('run', 'editor', 3)).toMatchObject({ value: { offers: 1, stays: [] } })
  expect(phoneOfOffer()).toBe(first)
})

test('an offer stays where its former phone was deleted since', async () => {
  const [former, other] = ['former', 'other'].map(slug => givenPhone({ slug }).id)
  if (!former || !other) throw new Error('no phones')
  givenMovedOffer(former, other)
  deletePhone(former, 'editor')
  expect(await undoSourceRun('run', 'editor', 3)).toMatchObject({
    value: { offers: 0, stays: [{ name: 'other', reason: 'the phone that its offer was of is gone' }] },
  })
  expect(phoneOfOffer()).toBe(other)
})
