/**
 * Measures the built site with 1,000, 10,000 and 100,000 generated phones: its start on a full database that it served
 * before, the first byte of pages that nobody requested before, and the data of each page rendered anew.
 * `npm run bench:growth`; needs a build; BENCH_PHONES=1000,10000 for other sizes; BENCH_DATABASE=path for a database with
 * as many phones that is there.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refreshFacts } from '#app/facts/store.server.ts'
import { refreshDerivedColumns } from '#app/phones/derived.server.ts'
import { fillFacts } from '#app/phones/fill-facts.server.ts'
import { refreshIndex } from '#app/search-index/reindex.server.ts'
import { openDatabase, openReadOnly, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { addressesOf, dataPath } from './addresses.ts'
import { fillWithPhones } from './phones.ts'
import { markdown, percentile, rounded } from './support.ts'

const sizes = (process.env.BENCH_PHONES ?? '1000,10000,100000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100)
const COLD_ROUNDS = 20
/** The finder's and the pool's. */
const SNAPSHOTS = 2

/** @param cookie of somebody signed in: their pages are rendered for each request */
async function timeToFirstByte(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { headers: { cookie } })
  const time = performance.now() - start
  await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return time
}

/** Waits until a site has stored its snapshots. */
async function snapshotsIn(file: string): Promise<void> {
  const reader = openReadOnly(file)
  const stored = reader.$client.prepare<[], number>('SELECT count(*) FROM snapshots').pluck()
  while (stored.get() !== SNAPSHOTS) await sleep(200)
  reader.$client.close()
}

async function measure(site: Site, address: () => string) {
  const { cookie } = await signIn(site)
  const cold: number[] = []
  const data: number[] = []
  for (let round = 0; round < COLD_ROUNDS; round += 1) cold.push(await timeToFirstByte(site.origin + address(), cookie))
  for (let round = 0; round < ROUNDS; round += 1)
    data.push(await timeToFirstByte(site.origin + dataPath(address()), cookie))
  return { cold, data }
}

const starts: Record<string, string | number>[] = []
const rows = new Map<string, Record<string, string | number>>()

for (const phones of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  const file = join(folder, 'site.sqlite')
  if (process.env.BENCH_DATABASE) copyFileSync(process.env.BENCH_DATABASE, file)
  const database = openDatabase(file)
  migrateDatabase(database)
  provideDatabase(database)
  // On an empty database these only note that nothing is outdated.
  for (const refresh of [refreshIndex, refreshDerivedColumns, fillFacts]) refresh()
  if (!process.env.BENCH_DATABASE) fillWithPhones(phones)
  refreshFacts()
  const addresses = addressesOf(database, phones)
  database.$client.close()
  // The first start fills what depends on the start, such as the administrator, and stores what is kept of all phones.
  const first = await startSite({ folder })
  await snapshotsIn(file)
  await first.stop()
  const startedAt = performance.now()
  // All requests come from one address.
  const site = await startSite({ folder, env: { SEARCH_PER_MINUTE: '1000000', ADMIN_PASSWORD } })
  starts.push({ phones: rounded(phones), 'start, ms': rounded(performance.now() - startedAt) })
  for (const [kind, address] of Object.entries(addresses)) {
    const { cold, data } = await measure(site, address)
    rows.set(kind, {
      page: kind,
      ...rows.get(kind),
      [`${rounded(phones)}: first byte p50 / most, ms`]: `${percentile(cold, 0.5).toFixed(0)} / ${Math.max(...cold).toFixed(0)}`,
      [`${rounded(phones)}: data p50 / p95, ms`]: `${percentile(data, 0.5).toFixed(1)} / ${percentile(data, 0.95).toFixed(1)}`,
    })
  }
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${markdown(starts)}\n\n${markdown([...rows.values()])}`)
