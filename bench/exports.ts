/**
 * Measures memory and time of the downloads with 100,000 generated phones: `npm run bench -- exports`; BENCH_PHONES=10000
 * for another size. Needs a build. Samples the server's resident memory while each download is read at full speed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloads } from '#app/export/downloads.ts'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { startSite } from '#tests/support/site.ts'
import { refreshIndex } from '../app/search-index/reindex.server.ts'
import { fillWithPhones } from './support/phones.ts'

const phones = Number(process.env.BENCH_PHONES ?? 100_000)
const SAMPLE_MS = 20
const MB = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const database = openDatabase(join(folder, 'site.sqlite'))
migrateDatabase(database)
provideDatabase(database)
// Marks the still empty index as current, so that the start does not rebuild it for all phones.
refreshIndex()
fillWithPhones(phones)
database.$client.close()

const site = await startSite({ folder, env: { ADMIN_PASSWORD, SEED_CATALOG: 'off' } })
const admin = await signIn(site)

/** The server's resident memory in bytes, including mapped pages of the database file. */
function memory(): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
await (await admin.get('/admin')).text()
await pause(1000)
const idle = memory()

const table: Record<string, Record<string, string>> = {}
for (const [name, path] of downloads.map(({ id, path }) => [id, path] as const)) {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, memory())), SAMPLE_MS)
  const start = performance.now()
  let bytes = 0
  const reader = (await admin.get(path)).body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) break
    bytes += value.byteLength
  }
  clearInterval(timer)
  table[name] = {
    'sent, MB': (bytes / MB).toFixed(1),
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    'above idle, MB': ((peak - idle) / MB).toFixed(0),
  }
}
console.log(`${phones} phones; idle: ${(idle / MB).toFixed(0)} MB`)
console.table(table)
await site.stop()
rmSync(folder, { recursive: true, force: true })
