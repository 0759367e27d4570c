/**
 * Another process holds the write lock for 10 s: `npm run bench -- lock`; needs a build. Prints the longest
 * health check meanwhile (an upper bound for blocking of the event loop) and the statuses of the writers.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { startSite } from '#tests/support/site.ts'

const LOCKED_MS = 10_000

await using site = await startSite({ env: { ADMIN_PASSWORD } })
const admin = await signIn(site)
// Warm-up, so that the cost of first requests is not measured.
for (let round = 0; round < 20; round += 1) await (await fetch(`${site.origin}/healthz`)).text()
const other = new Sqlite(site.databasePath)
other.exec('BEGIN IMMEDIATE')

let isDone = false
const waits: number[] = []
const statuses: number[] = []
const health = async () => {
  while (!isDone) {
    const startedAt = performance.now()
    await (await fetch(`${site.origin}/healthz`)).text()
    waits.push(performance.now() - startedAt)
    await sleep(10)
  }
}
const writer = async (index: number) => {
  for (let round = 0; !isDone; round += 1) {
    const { status } = await admin.post('/api/admin/brands', {
      name: `W ${index} ${round}`,
      slug: `w-${index}-${round}`,
    })
    statuses.push(status)
  }
}
const all = Promise.all([health(), ...Array.from({ length: 5 }, (_, index) => writer(index))])
await sleep(LOCKED_MS)
const [during, sorted] = [[...statuses], [...waits].sort((a, b) => a - b)]
other.close()
await sleep(1000)
isDone = true
await all
console.log(
  `Health checks: ${sorted.length}, median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`,
)
console.log(`Writers while locked: ${during.map(String).join(' ')}`)
console.log(`Writers afterwards: ${statuses.slice(during.length).filter(status => status === 201).length} stored`)
