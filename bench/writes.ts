/**
 * Measures 200 connections on 40 pages, without writes and with one write a second, each changing the price of a listed
 * phone and with it the order of its lists: throughput, latency, memory, and after how long the change is seen.
 * `npm run bench -- writes`; needs a build.
 */
import { readFileSync } from 'node:fs'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { pause } from '#tests/support/pause.ts'
import { load, markdown, pages, rounded, startFilledSite } from './support/load.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const CONNECTIONS = 200
const PATHS = 40
const WRITE_EVERY_MS = 1000
const POLL_MS = 20

const site = await startFilledSite({ ADMIN_PASSWORD })
const admin = await signIn(site)
const phones = await jsonOf<PhoneJson[]>(fetch(`${site.origin}/api/mobiles?brand=samsung&limit=60`))
const [changed] = phones
if (!changed) throw new Error('The catalogue has no phone of this brand.')
const changedPath = `/${changed.brand}/${changed.slug}`
const paths = [
  ...Object.values(pages),
  '/mobiles?page=2',
  '/mobiles?page=3',
  '/samsung?sort=price-low',
  '/samsung?page=2',
  '/brands',
  '/reviews',
  ...phones.map(phone => `/${phone.brand}/${phone.slug}`),
].slice(0, PATHS)

const residentMb = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) / 1024

/** Changes the price and waits until visitors see it; returns the milliseconds from the response to the write. */
async function write(price: number): Promise<number> {
  const shown = price.toLocaleString('en')
  const response = await fetch(`${site.origin}/api/admin/mobiles/${changed?.id}`, {
    method: 'PUT',
    headers: { Cookie: admin.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...changed, version: undefined, price: `Rs ${shown}` }),
  })
  if (!response.ok) throw new Error(`The write failed: ${response.status} ${await response.text()}`)
  const writtenAt = performance.now()
  for (;;) {
    const html = await (await fetch(site.origin + changedPath)).text()
    if (html.includes(shown)) return performance.now() - writtenAt
    await pause(POLL_MS)
  }
}

async function run(hasWrites: boolean) {
  let most = 0
  const memory = setInterval(() => {
    most = Math.max(most, residentMb())
  }, 200)
  const seen: number[] = []
  let isOver = false
  const writer = async () => {
    for (let price = 20_000; !isOver; price = price === 20_000 ? 450_000 + seen.length : 20_000) {
      const next = performance.now() + WRITE_EVERY_MS
      seen.push(await write(price + seen.length * 10))
      await pause(Math.max(0, next - performance.now()))
    }
  }
  const writing = hasWrites ? writer() : null
  const result = await load(site.origin, { connections: CONNECTIONS, seconds: SECONDS, paths })
  isOver = true
  await writing
  clearInterval(memory)
  return { ...result, memory: most, writes: seen.length, seen: Math.max(0, ...seen) }
}

await load(site.origin, { connections: 20, seconds: 2, paths })
const results = [await run(false), await run(true), await run(false)]
const without = ((results[0]?.rate ?? 0) + (results[2]?.rate ?? 0)) / 2
console.log(
  markdown(
    results.map(result => ({
      writes: result.writes,
      'requests/s': rounded(result.rate),
      'of that without writes': (result.rate / without).toFixed(2),
      'p50 ms': result.p50,
      'p99 ms': result.p99,
      'longest ms': result.longest,
      'errors, time-outs, not 2xx': `${result.errors}, ${result.timeouts}, ${result.failed}`,
      'change seen after, ms at most': rounded(result.seen),
      'memory, MB': rounded(result.memory),
    })),
  ),
)
await site.stop()
