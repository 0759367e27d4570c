/**
 * What a careless client costs others: `npm run bench -- cost`; needs a build. For each kind of request one address sends 40 at
 * once and leaves after a second; meanwhile another address asks for the home page and for searches that nobody made before. Prints
 * the longest waits and the memory of the site.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { markdown, startFilledSite } from './support/load.ts'

const REQUESTS = 40
const STAYS_MS = 1000
const WATCHED_MS = 4000

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: Buffer }

const json = { 'Content-Type': 'application/json' }
const deep = Buffer.alloc(13_000_000, '[')
const kinds: Record<string, (index: number) => Asked> = {
  'odd spellings': index => ({ path: `/x/../%61pi/mobiles.data?limit=${index}` }),
  'data of endpoints': index => ({ path: `/api/mobiles.data?limit=${index}` }),
  limits: index => ({ path: `/api/mobiles?limit=${1100 + index}` }),
  'limits beyond all': index => ({ path: `/api/mobiles?limit=${9000 + index}` }),
  offsets: index => ({ path: `/api/mobiles?offset=${index}` }),
  'new searches': index => ({ path: `/search?q=cheap+${index}${Date.now()}` }),
  comparisons: index => ({ path: `/compare?phones=a${index}&q=${index}` }),
  'a compare list': index => ({ path: `/mobiles?page=${index + 1}`, headers: { Cookie: `compare=a${index}` } }),
  'made-up sessions': index => ({ path: '/', headers: { Cookie: `session=x${index}` } }),
  'unknown pages': index => ({ path: `/nothing-${index}/here` }),
  'deep JSON to the photo': () => ({ path: '/api/ai/find-similar-photos', method: 'POST', headers: json, body: deep }),
  'deep JSON to the camera': () => ({ path: '/api/ai/analyze-camera', method: 'POST', headers: json, body: deep }),
  'a form of 13 MB': () => ({
    path: '/contact',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: deep,
  }),
}

const [, , kindOfChild, portOfChild] = process.argv
if (kindOfChild) await sendAndLeave(kindOfChild, Number(portOfChild))
else await measure()

/** The careless client, in a process of its own, so that the waits are those of the site. */
async function sendAndLeave(kind: string, port: number): Promise<never> {
  for (let index = 0; index < REQUESTS; index += 1) {
    const { path, method = 'GET', headers = {}, body } = kinds[kind]?.(index) ?? { path: '/' }
    const length = body === undefined ? {} : { 'Content-Length': String(body.length) }
    const asked = send({ host: '127.0.0.1', port, path, method, headers: { ...headers, ...length }, agent: false })
    asked.on('error', () => undefined).on('response', response => response.on('error', () => undefined).resume())
    asked.end(body)
  }
  await sleep(STAYS_MS)
  process.exit()
}

async function measure(): Promise<void> {
  // A key, so that photos are read; nothing answers there.
  await using site = await startFilledSite({ ANTHROPIC_API_KEY: 'none', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' })
  const { hostname, port } = new URL(site.origin)
  const residentMb = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) / 1024)

  /** Milliseconds until the other address has the whole response. */
  const waitFor = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const startedAt = performance.now()
      const asked = send({ hostname, port, path, localAddress: '127.0.0.2', agent: false }, response => {
        response.resume().once('end', () => resolve(performance.now() - startedAt))
      })
      asked.once('error', reject).end()
    })

  let searches = 0
  async function watch() {
    const longest = { 'home, ms': 0, 'search, ms': 0, 'most, MB': 0 }
    const until = performance.now() + WATCHED_MS
    while (performance.now() < until) {
      searches += 1
      const [home, search] = await Promise.all([waitFor('/'), waitFor(`/search?q=galaxy+${searches}`)])
      longest['home, ms'] = Math.round(Math.max(longest['home, ms'], home))
      longest['search, ms'] = Math.round(Math.max(longest['search, ms'], search))
      longest['most, MB'] = Math.max(longest['most, MB'], residentMb())
      await sleep(20)
    }
    return { ...longest, 'after, MB': residentMb() }
  }

  await waitFor('/')
  const rows: Record<string, string | number>[] = []
  for (const kind of Object.keys(kinds)) {
    const client = fork(fileURLToPath(import.meta.url), [kind, port])
    const left = once(client, 'exit')
    rows.push({ kind, ...(await watch()) })
    await left
  }
  const idle: Socket[] = Array.from({ length: 1000 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  )
  await sleep(STAYS_MS)
  rows.push({ kind: '1,000 idle connections', ...(await watch()) })
  for (const socket of idle) socket.destroy()
  console.log(markdown(rows))
}
