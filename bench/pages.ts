/**
 * Requests per second and latency of the main pages, against a server that does nothing but send an answer of the same size:
 * both in the same run, so that the ratios hold on any machine. `npm run bench`; needs a build.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startSite } from '#tests/support/site.ts'

const pages: Record<string, string> = {
  home: '/',
  '/mobiles': '/mobiles',
  'a brand': '/samsung',
  'a phone': '/samsung/samsung-galaxy-s24-ultra',
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const CONNECTIONS = 10
const headers = { 'accept-encoding': 'br' }

const load = (url: string) => autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers })

const site = await startSite()
const constant = fork('bench/constant-server.ts', { execArgv: ['--import', 'tsx'] })
const [port] = (await once(constant, 'message')) as [number]

const rows: Record<string, Record<string, string | number>> = {}
for (const [name, path] of Object.entries(pages)) {
  const answer = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
  const size =
    Number((await fetch(site.origin + path, { method: 'HEAD', headers })).headers.get('content-length')) ||
    (await answer.arrayBuffer()).byteLength
  await load(site.origin + path)
  const page = await load(site.origin + path)
  const floor = await load(`http://127.0.0.1:${port}/?size=${size}`)
  rows[name] = {
    'bytes sent': size,
    'requests/s': Math.round(page.requests.average),
    'constant requests/s': Math.round(floor.requests.average),
    ratio: (page.requests.average / floor.requests.average).toFixed(2),
    'p50 ms': page.latency.p50,
    'p99 ms': page.latency.p99,
    'constant p99 ms': floor.latency.p99,
    'not 2xx': page.non2xx + page.errors,
  }
}
console.table(rows)
constant.kill()
await site.stop()
