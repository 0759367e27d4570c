/**
 * Measures the queries behind the pages in process, with 1,000, 10,000 and 100,000 generated phones, and their growth.
 * `npm run bench -- catalogue`; BENCH_PHONES=1000,10000 for other sizes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadComparison } from '#app/compare/compare.server.ts'
import { countPhones, listCards } from '#app/phones/listing.server.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { foundCards, search } from '#app/search/search.server.ts'
import { suggest } from '#app/search/suggest.server.ts'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { fillWithPhones, seeded } from './support/phones.ts'

const sizes = (process.env.BENCH_PHONES ?? '1000,10000,100000').split(',').map(Number)
const ROUNDS = 300
const PAGE = 20

const random = seeded(7)
const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
const digits = (below: number) => Math.floor(random() * below)

/** Generators of typical search texts: mostly names, then parts of names, typos, specs, prices. */
const texts: (() => string)[] = [
  () =>
    `${pick(['samsung', 'infinix', 'vivo', 'oppo', 'tecno'])} ${pick(['note', 'hot', 'spark', 'reno'])} ${digits(99)}`,
  () => `${pick(['note', 'camon', 'edge', 'nova'])} ${digits(99)} ${pick(['pro', 'plus', 'ultra', '5g'])}`,
  () => `${pick(['a', 'c', 's', 'y', 'x'])}${digits(99)}`,
  () => pick(['samsung', 'apple', 'xiaomi', 'realme', 'google', 'honor', 'sony']),
  () => `${pick(['samsng', 'infinx', 'shaomi', 'rialme', 'tekno'])} ${pick(['note', 'hot', 'spark'])} ${digits(99)}`,
  () => `${pick(['4gb', '8gb', '12gb'])} ${pick(['128gb', '256gb'])} ${pick(['samsung', 'vivo', 'oppo', ''])}`,
  () => `${pick(['samsung', 'vivo', 'oppo', 'infinix'])} under ${20 + digits(180)}000`,
  () => `${20 + digits(180)}k`,
  () => pick(['5000mah', '120hz', '5g', 'amoled', 'snapdragon', 'nfc']),
  () => `${pick(['5000mah', '5g', 'amoled'])} under ${20 + digits(180)}000`,
]

const prefixes = () =>
  pick([
    'sam',
    'gala',
    'infinix no',
    'vivo y',
    'redmi',
    'note 1',
    'pro ma',
    'spark 2',
    'oppo re',
    'real',
    's2',
    'hot 4',
    'xia',
    'tec',
  ])

type Case = { name: string; run: () => unknown }

function casesFor(phones: number): Case[] {
  const lastPage = Math.ceil(phones / PAGE)
  return [
    { name: 'search', run: () => foundCards(search(pick(texts)()), { limit: PAGE, offset: 0 }) },
    { name: 'suggest', run: () => suggest(`${prefixes()}${pick(['', 'a', 'e', '1', ' '])}`) },
    { name: 'list, page 1', run: () => listCards({}, 'newest', { limit: PAGE, offset: 0 }) },
    {
      name: `list, page ${Math.min(4000, lastPage)}`,
      run: () => listCards({}, 'newest', { limit: PAGE, offset: (Math.min(4000, lastPage) - 1) * PAGE }),
    },
    { name: 'list, count', run: () => countPhones({}) },
    { name: 'brand, page 1', run: () => listCards({ brand: 'samsung' }, 'newest', { limit: 48, offset: 0 }) },
    {
      name: 'brand, by price',
      run: () => listCards({ brand: 'samsung', band: 'midrange' }, 'price-low', { limit: 48, offset: 0 }),
    },
    {
      name: 'compare four',
      run: () => loadComparison(Array.from({ length: 4 }, () => stableId(`bench/${digits(phones)}`))),
    },
  ]
}

function timesOf(run: () => unknown): { p50: number; p95: number } {
  const times: number[] = []
  for (let round = -20; round < ROUNDS; round += 1) {
    const start = performance.now()
    run()
    if (round >= 0) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

const table: Record<string, Record<string, string>> = {}
for (const phones of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const database = openDatabase(join(folder, 'bench.sqlite'))
  migrateDatabase(database)
  provideDatabase(database)
  const start = performance.now()
  fillWithPhones(phones)
  console.log(`${phones} phones stored in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  for (const { name, run } of casesFor(phones)) {
    const { p50, p95 } = timesOf(run)
    const row = name.replace(/page \d{2,}/, 'a far page')
    table[row] = { ...table[row], [`${phones} p50`]: p50.toFixed(2), [`${phones} p95`]: p95.toFixed(2) }
  }
  database.$client.close()
  rmSync(folder, { recursive: true })
}
const [small, large] = [sizes[0], sizes.at(-1)]
for (const row of Object.values(table)) {
  row['growth of p50'] = `× ${(Number(row[`${large} p50`]) / Math.max(0.01, Number(row[`${small} p50`]))).toFixed(1)}`
}
console.log('Milliseconds:')
console.table(table)
