/**
 * Measures the built site with 1,000, 25,000 and 100,000 generated phones against the bounds of docs/performance.md: its
 * start on a full database, the pages that visitors ask for at once then, the loaders, and how long the event loop stands
 * still, also while phones change. `npm run bench -- growth`; needs a build; BENCH_PHONES=1000,25000 for other sizes;
 * BENCH_DATABASES=folder for databases that are there, such as 25000.sqlite.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refreshFacts } from '#app/facts/store.server.ts'
import { refreshDerivedColumns } from '#app/phones/derived.server.ts'
import { fillFacts } from '#app/phones/fill-facts.server.ts'
import { refreshIndex } from '#app/search-index/reindex.server.ts'
import { type Db, openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { LISTENING, launchSite, startSite } from '#tests/support/site.ts'
import { addressesOf, dataPath } from './support/addresses.ts'
import { markdown, rounded } from './support/load.ts'
import { fillWithPhones } from './support/phones.ts'

const sizes = (process.env.BENCH_PHONES ?? '1000,25000,100000').split(',').map(Number)
const WRITES = 20
const POLL_MS = 20

/** Milliseconds, or the number of phones from which a bound holds no more. */
const bounds = { start: 2000, loader: 10, wishes: 15, stall: 100, wait: 4000 }
/** With more phones only the start and the wait are bound. */
const BOUND_PHONES = 25_000

const verdict = (value: number, bound: number) => `${value.toFixed(0)}${value <= bound ? '' : ` (over ${bound})`}`

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return performance.now() - start
}

/** The longest answer to requests for next to nothing while the work runs: the event loop stood still at most so long. */
async function stallDuring(origin: string, work: () => Promise<void>): Promise<number> {
  let isDone = false
  let longest = 0
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    longest = Math.max(longest, await timeOf(`${origin}/robots.txt`))
    await sleep(POLL_MS)
  }
  await working
  return longest
}

/** Changes prices as another process does, and asks for lists of which the order is made anew. */
async function writeAndRead(origin: string, database: Db): Promise<void> {
  const { $client } = database
  const ids = $client.prepare<[], string>('SELECT id FROM mobiles WHERE price_pkr > 0 LIMIT 100').pluck().all()
  const write = $client.prepare('UPDATE mobiles SET price_pkr = price_pkr + 1 WHERE id = ?')
  for (let round = 0; round < WRITES; round += 1) {
    write.run(ids[round % ids.length])
    const sort = ['value', 'price-low', 'popular'][round % 3]
    await timeOf(`${origin}${dataPath(`/mobiles?must=nfc&sort=${sort}&page=${round + 1}`)}`)
    await sleep(20)
  }
}

type Loader = { page: string; 'loader p50, ms': string; 'p95, ms': string; 'longest, ms': string }

function loadersOf(file: string): Loader[] {
  const env = { ...process.env, BENCH_DATABASE: file, BENCH_JSON: 'on' }
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'bench/loaders.ts'], { env, encoding: 'utf8' })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]')
}

const starts: Record<string, string | number>[] = []
const loaders = new Map<string, Record<string, string>>()

for (const phones of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  const file = join(folder, 'site.sqlite')
  const given = process.env.BENCH_DATABASES
  if (given) copyFileSync(join(given, `${phones}.sqlite`), file)
  const database = openDatabase(file)
  migrateDatabase(database)
  provideDatabase(database)
  // On an empty database these only note that nothing is outdated.
  for (const refresh of [refreshIndex, refreshDerivedColumns, fillFacts]) refresh()
  if (!given) fillWithPhones(phones)
  refreshFacts()
  const addresses = addressesOf(database, phones)
  // The first start fills what depends on the start, such as the administrator.
  await (await startSite({ folder })).stop()
  const startedAt = performance.now()
  const site = await launchSite({ folder, env: { SEARCH_PER_MINUTE: '1000000' } })
  await site.printed(LISTENING)
  await timeOf(`${site.origin}/robots.txt`)
  const start = performance.now() - startedAt
  let plain = 0
  let wait = 0
  // At once after the start, while all phones are read.
  const reading = await stallDuring(site.origin, async () => {
    const first = timeOf(`${site.origin}/mobiles?must=nfc,price:50000`)
    for (const kind of ['home', 'list', 'brand', 'phone'] as const)
      plain = Math.max(plain, await timeOf(site.origin + (addresses[kind]?.() ?? '/')))
    wait = await first
  })
  const writing = await stallDuring(site.origin, () => writeAndRead(site.origin, database))
  database.$client.close()
  await site.stop()
  const isBound = phones <= BOUND_PHONES
  const bounded = (value: number, bound: number) => verdict(value, isBound ? bound : Number.POSITIVE_INFINITY)
  starts.push({
    phones: rounded(phones),
    'start to first answer, ms': verdict(start, bounds.start),
    'first page without wishes, at most': plain.toFixed(0),
    'first list by wishes': verdict(wait, bounds.wait),
    'longest stall while phones are read': bounded(reading, bounds.stall),
    'longest stall while phones change': bounded(writing, bounds.stall),
  })
  for (const row of loadersOf(file)) {
    const p95 = Number(row['p95, ms'])
    const bound = row.page === 'list by wishes' ? bounds.wishes : bounds.loader
    const isOver = isBound && p95 > bound
    loaders.set(row.page, {
      page: row.page,
      ...loaders.get(row.page),
      [`${rounded(phones)}: loader p50 / p95, ms`]: `${row['loader p50, ms']} / ${row['p95, ms']}${isOver ? ` (over ${bound})` : ''}`,
    })
  }
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${markdown(starts)}\n\n${markdown([...loaders.values()])}`)
