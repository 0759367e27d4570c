/**
 * One site, the same behind the shared cache of deploy/, and a writer with two read-only sites behind the balancer:
 * `npm run bench -- scaling`; needs a build and nginx. Prints requests/s on cached pages; all share this machine's cores.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { folderStore } from '#tests/support/stores.ts'
import { load, pages } from './support/load.ts'

const measured = { connections: 50, seconds: 8, paths: [...Object.values(pages)] }
const row = async (name: string, url: string) => {
  await load(url, { ...measured, seconds: 3 })
  const { rate, p50, p99, errors, failed } = await load(url, measured)
  console.log(`| ${name} | ${Math.round(rate)} | ${p50} | ${p99} | ${errors + failed} |`)
}

/** Starts a reader once the writer's first copy is in the store. */
async function startReader(env: Record<string, string>): Promise<Site> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startSite({ env: { ...env, READ_ONLY: 'on' } })
    } catch (error) {
      if (attempt === 10) throw error
      await sleep(1000)
    }
  }
}

await using store = await folderStore()
const env = { LOG_LEVEL: 'warn', TRUST_PROXY: 'on', ...store.env }
await using writer = await startSite({ env })
const portOf = ({ origin }: Site) => Number(new URL(origin).port)
console.log('| set-up | requests/s | p50 ms | p99 ms | failed |\n| --- | --- | --- | --- | --- |')
await row('one process', writer.origin)

const cache = await startNginx('deploy/nginx.conf', await freePort(), { '127.0.0.1:5000': portOf(writer) })
await row('one process behind nginx as a cache', cache.origin)
await cache.stop()

await using first = await startReader(env)
await using second = await startReader(env)
const balancer = await startNginx('deploy/balancer.conf', await freePort(), {
  '127.0.0.1:5000': portOf(writer),
  '127.0.0.1:5001': portOf(first),
  '127.0.0.1:5002': portOf(second),
})
await row('a writer and two readers behind nginx', balancer.origin)
await balancer.stop()
