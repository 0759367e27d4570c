/**
 * Measures requests per second and latency of the main pages against a server that only sends a response of the same
 * size, in the same run, so that the ratios are comparable across machines. `npm run bench`; needs a build.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import autocannon from 'autocannon'
import { startSite } from '#tests/support/site.ts'

const pages: Record<string, string> = {
  home: '/',
  '/mobiles': '/mobiles',
  'a brand': '/samsung',
  'a phone': '/samsung/samsung-galaxy-s24-ultra',
  search: '/search?q=galaxy+a5',
  health: '/healthz',
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const CONNECTIONS = 10
const headers = { 'accept-encoding': 'br' }

/** Compressed bytes of the body; `fetch` would decompress it. */
const bytesSent = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers }, response => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })

const load = (url: string) => autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers })

const site = await startSite()
const constant = fork('bench/constant-server.ts', { execArgv: ['--import', 'tsx'] })
const [port] = (await once(constant, 'message')) as [number]

const rows: Record<string, Record<string, string | number>> = {}
for (const [name, path] of Object.entries(pages)) {
  const size = await bytesSent(site.origin + path)
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
