/** Lists whose rows name date, kind and shop, read as sources: the prices are those of the bundled catalogue, built from the same readings. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { currentOffers } from '#app/phones/offers.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { heldListings } from '#db/schema/index.ts'
import { givenCatalogue } from '#tests/support/database.ts'
import { movedClock } from '#tests/support/moved-clock.ts'
import { startSourceRun } from './run.server.ts'
import { sourceForm } from './schema.ts'
import { createSource, findSource, type Source } from './sources.server.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
/** In the order of their dates. */
const lists = ['shopb-2026-06', 'shahab-2026-07', 'market-2026-10', 'shopc-2026-10']
const ALL = 'all'
const phones = readCatalogPhones()
const differing = {
  // A correction of the data gives the catalogue the price of another version.
  'xiaomi-redmi-a5': 38_999,
  // Its only price, over four times the middle of all, is held.
  'zte-nubia-red-magic-11-pro': null,
}

const rowsOf = (list: string) =>
  phones.flatMap(({ name, brand, priceHistory = [] }) =>
    priceHistory
      .filter(({ source }: PricePoint) => source === list)
      .map(({ pricePkr, kind, date, ram, storage, seller }: PricePoint) => ({
        brand,
        name,
        ram,
        storage,
        pricePkr,
        priceKind: kind,
        priceDate: date,
        seller,
      })),
  )

/** A database that knows nothing of these lists. */
async function givenCatalogueBefore() {
  await givenCatalogue()
  db().$client.exec(`
    DELETE FROM price_history WHERE date >= '2026-04';
    UPDATE mobiles SET price = '', price_pkr = 0, has_price = 0, price_rank = 0, price_day = NULL, band = NULL,
      price_source = NULL, price_date = NULL, price_kind = NULL WHERE price_date >= '2026-04'`)
  invalidateContent()
}

async function runLists(names: string[]) {
  const server = createServer((request, response) => {
    const list = (request.url ?? '').replace(/^\/|\.json$/g, '')
    if (!names.includes(list)) return void response.writeHead(404).end()
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify(list === ALL ? lists.flatMap(rowsOf) : rowsOf(list)))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const clock = movedClock(NOW)
  const runs = []
  for (const name of names) {
    const created = createSource(
      sourceForm.parse({ name, address: `http://127.0.0.1:${port}/${name}.json` }),
      'editor',
      NOW,
    )
    if (!created.ok) throw new Error(created.message)
    const source = findSource(created.value.id) as Source
    const started = await startSourceRun(source, 'editor', { hosts: 'loopback', delayMs: 0, clock })
    if (!started.ok) throw new Error(started.message)
    runs.push(await started.value.ended)
  }
  server.close()
  return runs
}

test('dates, kinds and shops of the rows are kept, and the prices are those of the catalogue (SOURCE-3)', async () => {
  await givenCatalogueBefore()
  const runs = await runLists(lists)
  expect(runs.map(({ state, leftOut }) => ({ state, leftOut }))).toEqual(
    runs.map(() => ({ state: 'done', leftOut: {} })),
  )
  expect(currentOffers(findPhone('xiaomi-redmi-a5')?.id ?? '', NOW)).toContainEqual(
    expect.objectContaining({
      ...{ seller: 'Mega.pk', kind: 'retail', ramGb: 4, storageGb: 128, pricePkr: 38_999 },
      ...{ checkedAt: '2026-10-02', changedAt: '2026-10-02' },
    }),
  )
  const held = new Set(
    db()
      .select()
      .from(heldListings)
      .all()
      .map(({ why }) => why.replace(/PKR [\d,]+/g, 'PKR N')),
  )
  expect([...held]).toEqual(['PKR N cannot be right beside PKR N'])
  const expected = phones.filter(({ price }) => (price?.date ?? '') >= '2026-04')
  expect(expected.length).toBeGreaterThan(120)
  expect(pricesOf(expected)).toEqual({
    ...Object.fromEntries(expected.map(({ slug, price }) => [slug, price?.pricePkr])),
    ...differing,
  })
})

test('all lists as one source give the catalogue the prices that it has (SOURCE-3)', async () => {
  await givenCatalogue()
  const before = pricesOf(phones)
  const [run] = await runLists([ALL])
  expect(run).toMatchObject({ state: 'done', leftOut: {}, held: 0 })
  expect(pricesOf(phones)).toEqual({ ...before, 'xiaomi-redmi-a5': differing['xiaomi-redmi-a5'] })
})

const pricesOf = (of: typeof phones) => Object.fromEntries(of.map(({ slug }) => [slug, findPhone(slug)?.pricePkr]))
