/**
 * Measures the loaders of pages in this process, without the framework, on a database with many phones, once all of them are
 * in memory. `BENCH_DATABASE=path npm run bench -- loaders`; needs a build; BENCH_PAGES=search,phone for some pages;
 * BENCH_JSON=on for the rows as JSON.
 */

import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { openDatabase } from '#db/client.server.ts'
import { addressesOf, dataPath } from './support/addresses.ts'
import { markdown, percentile, rounded } from './support/load.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300)
const only = process.env.BENCH_PAGES?.split(',')
/** With a cookie of ours nothing comes from the response cache. */
const headers = { cookie: 'compare=' }

const source = process.env.BENCH_DATABASE
if (!source) throw new Error('Set BENCH_DATABASE to the file of a database.')
const folder = mkdtempSync(join(tmpdir(), 'loaders-'))
const file = join(folder, 'site.sqlite')
copyFileSync(source, file)
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_PATH: file,
  SEARCH_PER_MINUTE: '1000000',
  ADMIN_PASSWORD: 'correct-horse-battery',
})

const database = openDatabase(file)
const phones = database.$client.prepare('SELECT count(*) FROM mobiles').pluck().get() as number
const addresses = addressesOf(database, phones)
database.$client.close()

const path = new URL('../build/server/index.js', import.meta.url).href
const build = (await import(path)) as ServerBuild

/** Milliseconds of each call of a page's loader, without those of its layout. */
let times: number[] = []

const measured = Object.entries(build.routes).map(([id, route]) => {
  const loader = route?.module.loader
  if (!route || !loader || route.parentId === 'root') return [id, route] as const
  const timed = async (args: LoaderFunctionArgs) => {
    const startedAt = performance.now()
    try {
      return await loader(args)
    } finally {
      times.push(performance.now() - startedAt)
    }
  }
  return [id, { ...route, module: { ...route.module, loader: timed } }] as const
})
const handle = createRequestHandler({ ...build, routes: Object.fromEntries(measured) }, 'production')

const dataOf = async (address: string) => {
  const response = await handle(new Request(`http://localhost${dataPath(address)}`, { headers }))
  await response.text()
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
}

// A server that listens makes the application read all phones ahead; a list by wishes waits for that.
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
await dataOf('/mobiles?must=nfc')
server.close()

const rows = []
for (const [page, address] of Object.entries(addresses)) {
  if (only && !only.includes(page)) continue
  times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await dataOf(address())
    await sleep(0)
  }
  rows.push({
    page,
    'loader p50, ms': percentile(times, 0.5).toFixed(1),
    'p95, ms': percentile(times, 0.95).toFixed(1),
    'longest, ms': Math.max(...times).toFixed(0),
  })
}
console.log(
  process.env.BENCH_JSON
    ? JSON.stringify(rows)
    : `${rounded(phones)} phones, ${ROUNDS} requests each:\n\n${markdown(rows)}`,
)
rmSync(folder, { recursive: true, force: true })
process.exit()
