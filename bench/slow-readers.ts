/**
 * Readers that never read: `npx tsx bench/slow-readers.ts`; needs a build. Prints the memory of a site while 300 clients have
 * asked for its largest public responses and take nothing, and how long others and a writer wait meanwhile.
 */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN_PASSWORD, signIn } from '#tests/support/admin-client.ts'
import { startSite } from '#tests/support/site.ts'

const READERS = 300
const ROUNDS = 20

await using site = await startSite({ env: { ADMIN_PASSWORD } })
const { hostname, port } = new URL(site.origin)
const admin = await signIn(site)
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) / 1024

const times = async (task: () => Promise<unknown>) => {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await task()
    taken.push(performance.now() - begun)
  }
  return Math.round(Math.max(...taken))
}

console.log('| response | readers | idle, MB | most above idle, MB | others, longest ms | writes, longest ms |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const path of ['/api/mobiles', '/sitemaps/phones-1.xml', '/api/mobiles?limit=1200', '/feed.xml']) {
  await sleep(500)
  const idle = residentMb()
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, residentMb())), 20)
  const sockets: Socket[] = []
  for (let reader = 0; reader < READERS; reader += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    sockets.push(socket)
  }
  const others = await times(async () => (await fetch(`${site.origin}/mobiles`)).text())
  let written = 0
  const writes = await times(async () => {
    written += 1
    const answer = await admin.post('/api/admin/brands', {
      name: `W ${path} ${written}`,
      slug: `w-${path.replace(/\W+/g, '-')}-${written}`.replace(/-+/g, '-'),
    })
    if (answer.status !== 201) throw new Error(`A write ended with ${answer.status}: ${await answer.text()}`)
  })
  clearInterval(watch)
  console.log(`| ${path} | ${READERS} | ${Math.round(idle)} | ${Math.round(most - idle)} | ${others} | ${writes} |`)
  for (const socket of sockets) socket.destroy()
}
