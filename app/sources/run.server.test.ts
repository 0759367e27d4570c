/** Runs of the invented shops over HTTP into a real database: two days, doubt, undo, and a process that ends in between. */
import { describe, expect, test } from 'vitest'
import { currentOffers } from '#app/phones/offers.server.ts'
import { findPhone, listPriceHistory } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { heldListings, offers, priceHistory } from '#db/schema/index.ts'
import { givenCatalogue } from '#tests/support/database.ts'
import { readLabelledListings } from '#tests/support/labelled-listings.ts'
import { movedClock } from '#tests/support/moved-clock.ts'
import { expectedOf, momentOf, serveShop, shopNames, shopOn } from '#tests/support/shops.ts'
import { startSourceRun } from './run.server.ts'
import { findSourceRun, type SourceRun } from './runs.server.ts'
import { sourceForm } from './schema.ts'
import { createSource, findSource, type Source } from './sources.server.ts'
import { undoSourceRun } from './undo.server.ts'

const open = shopNames.filter(name => !name.startsWith('x-'))
const cases = new Map(readLabelledListings().map(each => [each.id, each]))

type Shop = Awaited<ReturnType<typeof openShop>>

async function openShop(shop: string) {
  const server = await serveShop(shop)
  const clock = movedClock(momentOf(1))
  const sources = shopOn(shop, 1).start.map((target, index) => {
    const form = sourceForm.parse({ name: `${shopOn(shop, 1).name} ${index + 1}`, address: server.origin + target })
    const created = createSource(form, 'editor', clock.now())
    if (!created.ok) throw new Error(created.message)
    return created.value
  })
  const run = async (source: Source): Promise<SourceRun> => {
    const started = await startSourceRun(findSource(source.id) as Source, 'editor', {
      hosts: 'loopback',
      delayMs: 0,
      clock,
    })
    if (!started.ok) throw new Error(started.message)
    return started.value.ended
  }
  const runAll = async () => {
    const runs: SourceRun[] = []
    for (const source of sources) runs.push(await run(source))
    return runs
  }
  return { server, clock, sources, run, runAll, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

const stored = () => ({
  offers: db().select().from(offers).all(),
  held: db().select().from(heldListings).all(),
  history: db().select().from(priceHistory).all().length,
})

/** Offers and held listings by where they stand in the shop. */
function byPlace({ server }: Shop) {
  const place = (key: string) => key.replace(server.origin, '')
  const { offers, held } = stored()
  return {
    offers: new Map(offers.map(offer => [place(offer.key), offer])),
    held: new Map(held.map(each => [place(each.key), each])),
  }
}

const placeOf = (where: string, places: Map<string, unknown>) =>
  places.has(where) ? where : (where.split('#')[1] ?? where)

describe.each(open)('%s', shop => {
  test('is published as expected on two days, and undone', async () => {
    await givenCatalogue()
    await using visited = await openShop(shop)
    const before = stored()
    const runs = await visited.runAll()
    expect(runs.map(({ state }) => state)).toEqual(runs.map(() => 'done'))
    // The search index merges as usual again.
    expect(db().$client.prepare("SELECT v FROM phone_search_config WHERE k = 'automerge'").pluck().get()).toBe(4)
    const first = byPlace(visited)
    const wrong: unknown[] = []
    let published = 0
    const { items, day2 } = expectedOf(shop)
    for (const { where, case: id, expect: wanted, labels = id ? cases.get(id)?.labels : undefined } of items) {
      const offer = first.offers.get(placeOf(where, first.offers))
      const isPublished =
        offer !== undefined && offer.isInStock !== false && ['retail', 'official', 'list'].includes(offer.kind)
      if (isPublished) published += 1
      const slug = offer && findPhone(String(labels?.slug))?.id === offer.mobileId
      if (isPublished && (wanted !== 'price' || !slug || offer.pricePkr !== labels?.pricePkr))
        wrong.push([where, wanted, offer])
      if (wanted === 'hold' && !first.held.has(placeOf(where, first.held))) wrong.push([where, 'not held'])
    }
    const wantedCount = items.filter(({ expect: wanted }) => wanted === 'price').length
    console.log(`${shop}: ${published} of ${wantedCount} published, ${first.held.size} held`)
    expect(wrong).toEqual([])
    expect(published).toBeGreaterThanOrEqual(wantedCount * 0.9)

    // The same day again changes nothing.
    const again = stored()
    await visited.runAll()
    expect(stored()).toMatchObject({ history: again.history, held: again.held.map(() => ({})) })

    visited.server.setDay(2)
    visited.clock.setTime(momentOf(2))
    const secondRuns = await visited.runAll()
    const second = byPlace(visited)
    const changed: unknown[] = []
    for (const { where, case: id } of items) {
      const day = id ? day2[id] : undefined
      const offer = second.offers.get(placeOf(where, second.offers))
      const former = first.offers.get(placeOf(where, first.offers))
      if (!day || !former) continue
      if (day.expect === 'price' && offer?.pricePkr !== day.pricePkr) changed.push([where, day, offer])
      if (
        day.expect === 'hold' &&
        (offer?.pricePkr !== former.pricePkr || !second.held.has(placeOf(where, second.held)))
      )
        changed.push([where, day, offer])
      if (day.expect === 'keep' && (offer?.pricePkr !== former.pricePkr || offer.checkedAt >= momentOf(2)))
        changed.push([where, day, offer])
    }
    expect(changed).toEqual([])
    const prices = Object.values(day2).filter(({ expect: wanted }) => wanted === 'price').length
    expect(stored().history - again.history).toBeLessThanOrEqual(prices)

    for (const run of secondRuns.toReversed())
      expect((await undoSourceRun(run.id, 'editor', visited.clock.now())).ok).toBe(true)
    for (const [place, offer] of byPlace(visited).offers) expect(offer.pricePkr).toBe(first.offers.get(place)?.pricePkr)
    expect(stored().history).toBe(again.history)
    for (const run of runs.toReversed()) await undoSourceRun(run.id, 'editor', visited.clock.now())
    expect(stored()).toEqual({ ...before, history: before.history })
  })
})

test('prices of phones follow the offers, and are what they were after undoing', async () => {
  await givenCatalogue()
  await using visited = await openShop('e-shopify')
  const prices = () =>
    db()
      .$client.prepare(
        'SELECT id, price_pkr, price_source, price_date, price_kind, price_storage, price_ram, price_seller FROM mobiles ORDER BY id',
      )
      .all()
  const before = prices()
  const [run] = await visited.runAll()
  expect(prices()).not.toEqual(before)
  const [offer] = stored().offers.filter(({ kind }) => kind === 'retail')
  const phone = db().$client.prepare('SELECT slug FROM mobiles WHERE id = ?').pluck().get(offer?.mobileId) as string
  const listed = currentOffers(offer?.mobileId ?? '', visited.clock.now())
  expect(listed.find(({ seller }) => seller === offer?.seller)).toMatchObject({
    pricePkr: offer?.pricePkr,
    grade: 'shop',
  })
  expect(listPriceHistory(findPhone(phone)?.id ?? '').map(({ source }) => source)).toContain(offer?.seller)
  await undoSourceRun(run?.id ?? '', 'editor', visited.clock.now())
  expect(prices()).toEqual(before)
  expect(findSourceRun(run?.id ?? '')?.undoneAt).not.toBeNull()
})
