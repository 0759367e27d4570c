/**
 * Clients that never read: `npm run bench -- readers`; needs a build. Prints the server's memory while 300 clients
 * have requested its largest public responses without reading them, and how long other clients and a writer wait.
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

/** The longest of several runs of the task, in milliseconds. */
const longestMs = async (task: () => Promise<unknown>) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await task()
    times.push(performance.now() - startedAt)
  }
  return Math.round(Math.max(...times))
}

console.log('| response | readers | idle, MB | most above idle, MB | others, longest ms | writes, longest ms |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const path of ['/api/mobiles', '/sitemaps/phones-1.xml', '/api/mobiles?limit=1200', '/feed.xml']) {
  await sleep(500)
  const idle = residentMb()
  let peak = idle
  const timer = setInterval(() => (peak = Math.max(peak, residentMb())), 20)
  const sockets: Socket[] = []
  for (let reader = 0; reader < READERS; reader += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    sockets.push(socket)
  }
  const others = await longestMs(async () => (await fetch(`${site.origin}/mobiles`)).text())
  let written = 0
  const writes = await longestMs(async () => {
    written += 1
    const response = await admin.post('/api/admin/brands', {
      name: `W ${path} ${written}`,
      slug: `w-${path.replace(/\W+/g, '-')}-${written}`.replace(/-+/g, '-'),
    })
    if (response.status !== 201) throw new Error(`A write ended with ${response.status}: ${await response.text()}`)
  })
  clearInterval(timer)
  console.log(`| ${path} | ${READERS} | ${Math.round(idle)} | ${Math.round(peak - idle)} | ${others} | ${writes} |`)
  for (const socket of sockets) socket.destroy()
}
