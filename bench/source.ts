/**
 * Measures the run of a source of 2,000 listings, which a shop on loopback serves as JSON: `npm run bench -- source`. Prints for
 * a first run, which stores an offer for each, and a second one, in which a tenth of the prices changed, its time and the longest
 * pause of the event loop.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFromCatalog, readCatalogPhones } from '#app/catalog/fill.server.ts'
import { systemClock } from '#app/sources/fetch/visit.server.ts'
import { startSourceRun } from '#app/sources/run.server.ts'
import { sourceForm } from '#app/sources/schema.ts'
import { createSource, findSource } from '#app/sources/sources.server.ts'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { refreshIndex } from '../app/search-index/reindex.server.ts'
import { measure, printMeasured } from './support/pauses.ts'

const LISTINGS = 2000

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.env.DATABASE_PATH = join(folder, 'site.sqlite')
const database = openDatabase(process.env.DATABASE_PATH)
migrateDatabase(database)
provideDatabase(database)
fillFromCatalog(Date.now())
refreshIndex()

const offered = readCatalogPhones().flatMap(({ name, brand, price, shortSpecs }) =>
  [price?.storage ?? shortSpecs.storage ?? '128GB', '512GB'].map(storage => ({
    ...{ brand, name, ram: price?.ram ?? '8GB', storage: storage.split('/')[0]?.trim() ?? '' },
    price: price?.pricePkr ?? 45_000,
  })),
)
const listings = offered.slice(0, LISTINGS)
const changed = listings.map((row, index) => (index % 10 === 0 ? { ...row, price: row.price + 500 } : row))

let served = listings
const server = createServer((request, response) => {
  if (request.url === '/phones.json') response.setHeader('Content-Type', 'application/json').end(JSON.stringify(served))
  else response.writeHead(404).end()
}).listen(0, '127.0.0.1')
await new Promise(resolve => server.once('listening', resolve))
const { port } = server.address() as AddressInfo
const form = sourceForm.parse({ name: 'A shop', address: `http://127.0.0.1:${port}/phones.json` })
const created = createSource(form, 'bench', Date.now())
if (!created.ok) throw new Error(created.message)

async function run() {
  const source = created.ok ? findSource(created.value.id) : null
  if (!source) throw new Error('The source was not found.')
  const started = await startSourceRun(source, 'bench', { hosts: 'loopback', delayMs: 0, clock: systemClock })
  if (!started.ok) throw new Error(started.message)
  return started.value.ended
}

type Run = Awaited<ReturnType<typeof run>>
const counts = ({ read, published, held, dropped }: Run) => ({
  read: String(read),
  published: String(published),
  held: String(held),
  'left out': String(dropped),
})

await measure('first run', run, counts)
served = changed
await measure('a tenth changed', run, counts)

printMeasured()
server.close()
database.$client.close()
rmSync(folder, { recursive: true, force: true })
