/**
 * Measures the pages of the built site over HTTP: from the cache and rendered anew, at 20 and 200 connections, beside a
 * server that only sends as many bytes and a stock Remix server of the same content, in turn, so that the ratios are
 * comparable across machines. `npm run bench -- pages`; needs a build.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { a55 } from '#tests/support/phones.ts'
import { freePort } from '#tests/support/site.ts'
import {
  fetchRaw,
  load,
  markdown,
  median,
  pages,
  rounded,
  startConstantServer,
  startFilledSite,
} from './support/load.ts'
import type { StockPage } from './support/stock-remix.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = 3
const WARM_UP_SECONDS = 2

// The load comes from one address.
const site = await startFilledSite({ SEARCH_PER_MINUTE: '1000000', ADMIN_PASSWORD })
const admin = await signIn(site)
const constant = await startConstantServer()

type Target = { url: string; cookie?: string }

/** Loads the targets in turn, several rounds; returns the rounds of each. */
async function compare(targets: Target[], connections: number) {
  for (const { url, cookie } of targets) await load(url, { connections, seconds: WARM_UP_SECONDS, cookie })
  const rounds: Awaited<ReturnType<typeof load>>[][] = targets.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, cookie }] of targets.entries()) {
      rounds[index]?.push(await load(url, { connections, seconds: SECONDS, cookie }))
    }
  }
  return rounds
}

type Rounds = Awaited<ReturnType<typeof compare>>[number]
const mid = (rounds: Rounds, figure: keyof Rounds[number]) => median(rounds.map(round => round[figure]))
const ratio = (rounds: Rounds, others: Rounds) =>
  median(rounds.map((round, index) => round.rate / (others[index]?.rate ?? 1))).toFixed(2)

for (const connections of (process.env.BENCH_CONNECTIONS ?? '20,200').split(',').map(Number)) {
  const rows = []
  for (const [page, path] of Object.entries(pages)) {
    const response = await fetchRaw(site.origin + path)
    await constant.give(path, response)
    const [cached = [], plain = []] = await compare(
      [{ url: site.origin + path }, { url: constant.origin + path }],
      connections,
    )
    rows.push({
      page,
      bytes: rounded(response.body.length),
      'requests/s': rounded(mid(cached, 'rate')),
      'constant requests/s': rounded(mid(plain, 'rate')),
      ratio: ratio(cached, plain),
      'p50 ms': mid(cached, 'p50'),
      'p99 ms': mid(cached, 'p99'),
      'constant p99 ms': mid(plain, 'p99'),
      failed: cached.reduce((sum, round) => sum + round.failed + round.errors, 0),
    })
  }
  console.log(`\nFrom the cache, ${connections} connections\n\n${markdown(rows)}`)
}

// Without an extension a page is a document; the stock server renders the same elements.
const documents = Object.entries(pages).filter(([, path]) => !/^\/(api|images)\//.test(path))
const folder = mkdtempSync(join(tmpdir(), 'stock-'))
const stockPages: StockPage[] = []
for (const [, path] of documents) {
  const [pathname = '', query] = path.split('?')
  const dataPath = `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
  const [html, data] = await Promise.all(
    [path, dataPath].map(async address => (await fetch(site.origin + address)).text()),
  )
  stockPages.push({ path, html: html ?? '', data: data ?? '' })
}
writeFileSync(join(folder, 'pages.json'), JSON.stringify(stockPages))
const port = await freePort()
const stock = spawn(
  process.execPath,
  ['--import', 'tsx', 'node_modules/@remix-run/serve/dist/cli.js', 'bench/stock-remix.ts'],
  {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      STOCK_PAGES: join(folder, 'pages.json'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
const stockOrigin = `http://127.0.0.1:${port}`
while (
  !(await fetch(stockOrigin + documents[0]?.[1]).then(
    response => response.ok,
    () => false,
  ))
) {
  if (stock.exitCode !== null) throw new Error('The stock server ended.')
  await new Promise(resolve => setTimeout(resolve, 100))
}
for (const [, path] of documents) {
  const { status } = await fetch(stockOrigin + path)
  if (status !== 200) throw new Error(`The stock server responds to ${path} with ${status}.`)
}

const rows = []
for (const [page, path] of documents) {
  const url = site.origin + path
  const [cached = [], listed = [], rendered = [], others = []] = await compare(
    [{ url }, { url, cookie: `compare=${a55.id}` }, { url, cookie: admin.cookie }, { url: stockOrigin + path }],
    20,
  )
  rows.push({
    page,
    'rendered anew, requests/s': rounded(mid(rendered, 'rate')),
    'p50 ms': mid(rendered, 'p50'),
    'p99 ms': mid(rendered, 'p99'),
    'stock requests/s': rounded(mid(others, 'rate')),
    'anew : stock': ratio(rendered, others),
    'cached : stock': ratio(cached, others),
    'with a compare list : cached': ratio(listed, cached),
  })
}
console.log(`\nRendered anew (for somebody signed in), and a stock Remix server, 20 connections\n\n${markdown(rows)}`)

stock.kill()
constant.stop()
await site.stop()
rmSync(folder, { recursive: true, force: true })
