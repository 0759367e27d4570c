/** Lists whose rows name date, kind and shop, read as sources: the prices are those of the bundled catalogue, built from the same readings. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { currentOffers } from '#app/phones/offers.server.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { isDateInferred } from '#app/prices/sources.ts'
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
const phones = readCatalogPhones()
/** Its only price is over four times the middle of all. */
const HELD = 'zte-nubia-red-magic-11-pro'

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

async function runLists() {
  const server = createServer((request, response) => {
    const list = (request.url ?? '').replace(/^\/|\.json$/g, '')
    if (!lists.includes(list)) return void response.writeHead(404).end()
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rowsOf(list)))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const clock = movedClock(NOW)
  const runs = []
  for (const name of lists) {
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
  const runs = await runLists()
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
  const differing = expected.filter(({ slug, price }) => findPhone(slug)?.pricePkr !== price?.pricePkr)
  expect(expected.length - differing.length).toBeGreaterThanOrEqual(116)
  // The catalogue takes the newest month; of offers all shop prices of now count, a stated date before a lower price (PRICE-16).
  const unexplained = differing.filter(({ slug, price }) => {
    const { pricePkr = null, priceOrigin = null, priceGrade = null } = findPhone(slug) ?? {}
    if (pricePkr === null || price === null || priceOrigin === null) return slug !== HELD
    const isStated = isDateInferred(price) && !isDateInferred(priceOrigin)
    return priceGrade !== 'shop' || !(isStated || pricePkr < price.pricePkr)
  })
  expect(unexplained).toEqual([])
})
