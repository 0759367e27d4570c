/**
 * Measures the finder on generated phones: the list and the counts of all choices for random wishes, and what a write
 * costs more because of the finder. `npm run bench -- finder`; BENCH_PHONES=10000 for
 * another size; BENCH_DATABASE=path for a database that is there.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshFacts } from '#app/facts/store.server.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { type NeedId, needIds, needRule } from '#app/finder/needs.ts'
import { finderSorts } from '#app/finder/order.ts'
import { choicesOf } from '#app/finder/table.ts'
import type { Wishes, WishValue } from '#app/finder/wishes.ts'
import { filterState, findPhones } from '#app/phones/finder-list.server.ts'
import { db, openDatabase, provideDatabase } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { markdown, percentile, rounded } from './support/load.ts'
import { fillWithPhones, seeded } from './support/phones.ts'

const phones = Number(process.env.BENCH_PHONES ?? 100_000)
const ROUNDS = 200
const WRITES = 50

const random = seeded(5)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

const folder = mkdtempSync(join(tmpdir(), 'finder-'))
const database = openDatabase(process.env.BENCH_DATABASE ?? join(folder, 'site.sqlite'))
migrateDatabase(database)
provideDatabase(database)
refreshFacts()
if (!process.env.BENCH_DATABASE) fillWithPhones(phones)

const start = performance.now()
const table = finderTable()
const read = performance.now() - start

function randomWish(need: NeedId): WishValue {
  const { kind } = needRule(need)
  if (kind === 'has') return true
  if (kind === 'oneOf') return [pick(table.texts[need] ?? [''])]
  const choices = choicesOf(need)
  return choices.length > 0 ? pick(choices) : 20_000 + Math.floor(random() * 200_000)
}

const randomWishes = (count: number): Wishes =>
  new Map(Array.from({ length: count }, () => pick(needIds)).map(need => [need, randomWish(need)]))

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const rows: Record<string, string | number>[] = []
for (const wishes of [0, 1, 2, 4]) {
  const list: number[] = []
  const counts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const wanted = { must: randomWishes(wishes), nice: randomWishes(1), problems: [], unknown: [] }
    const sort = pick(finderSorts.filter(each => each !== 'value'))
    list.push(timed(() => findPhones(wanted, { sort, requested: String(1 + (round % 5)), size: 20 })))
    // A new content version, so that no count is kept from before.
    invalidateContent()
    finderTable()
    counts.push(timed(() => filterState(new Request('http://localhost/mobiles?filter=open'), wanted, {})))
  }
  rows.push({
    wishes,
    'list p50 / p95, ms': `${percentile(list, 0.5).toFixed(1)} / ${percentile(list, 0.95).toFixed(1)}`,
    'counts p50 / p95, ms': `${percentile(counts, 0.5).toFixed(1)} / ${percentile(counts, 0.95).toFixed(1)}`,
  })
}

const update = db().$client.prepare('UPDATE mobiles SET price_pkr = price_pkr + 1 WHERE id = ?')
const isPriced = (id: string) => !Number.isNaN(table.columns.price[table.rows.get(id) ?? -1] ?? Number.NaN)
const ids = table.ids.filter(isPriced).slice(0, WRITES)
const writes: number[] = []
const updates: number[] = []
for (const id of ids) {
  writes.push(timed(() => db().transaction(() => update.run(id))))
  invalidateContent()
  updates.push(timed(finderTable))
}

console.log(`${rounded(table.size)} phones, read in ${read.toFixed(0)} ms\n\n${markdown(rows)}\n`)
console.log(
  `write p95 ${percentile(writes, 0.95).toFixed(1)} ms; the finder brought up to date after it p95 ${percentile(updates, 0.95).toFixed(1)} ms`,
)
database.$client.close()
rmSync(folder, { recursive: true, force: true })
