/**
 * Random requests to every route. They are generated from the route list, so that new routes are included. Another seed:
 * `TEST_SEED=123 npm run test:integration -- fuzz`; more requests: `FUZZ_PER_ROUTE=300`.
 */

import { constants, gunzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helpers } from '#app/ai/helpers/registry.server.ts'
import routes from '#app/routes.ts'
import { oddQueries } from '#tests/fixtures/odd-queries.ts'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { cookieOf } from '#tests/support/panel.ts'
import { a55 } from '#tests/support/phones.ts'
import { TEST_SEED } from '#tests/support/random.ts'
import { openSocket, statusOf } from '#tests/support/raw.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const PER_ROUTE = Number(process.env.FUZZ_PER_ROUTE ?? 5)
/** A response without data for this time counts as a hang. */
const HANG_MS = 120_000
const AT_ONCE = 8
const ENOUGH = 300_000

type Route = { path?: string; children?: Route[] }
type Sent = { method: string; target: string; headers: Record<string, string>; body: string | null }

const patternsOf = (entries: Route[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return children ? patternsOf(children, own) : [own || '/']
  })

let site: Site
let cookie = ''
let patterns: string[] = []

beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD } })
  const endpoints = [...helpers.values()].map(({ endpoint }) => `/api/ai/${endpoint}`)
  patterns = [...patternsOf((await routes) as Route[]), ...endpoints]
  const login = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  cookie = cookieOf(login)
  console.log(`Seed of the odd requests: TEST_SEED=${TEST_SEED}`)
})
afterAll(() => site.stop())

const oddText = fc.oneof(
  fc.constantFrom(
    ...oddQueries.slice(0, 60),
    '..',
    '%2e%2e%2f',
    '%00',
    '%5C',
    '%E0%A4%A',
    '-1',
    '1e999',
    '99999999999999999999',
    'null',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    'a'.repeat(2000),
    'samsung',
    'samsung-galaxy-a55',
    a55.id,
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
/** Texts in URLs: most are escaped, some raw. */
const segment = fc
  .tuple(oddText, fc.boolean())
  .map(([text, isRaw]) => (isRaw && /^[\w%.-]+$/.test(text) ? text : encodeURIComponent(text.toWellFormed())))
const parameters = [
  ...[
    'price',
    'page',
    'q',
    'phones',
    'sort',
    'year',
    'filter',
    'limit',
    'offset',
    'brand',
    'tab',
    'edit',
    'view',
    'new',
  ],
  ...['delete', 'category', 'subject', 'redirectTo', 'mobileId', 'phone', 'run', '_routes', 'index', 'x'],
]
const parameter = fc.constantFrom(...parameters)
const query = fc
  .array(fc.tuple(parameter, segment), { maxLength: 4 })
  .map(pairs => (pairs.length > 0 ? `?${pairs.map(pair => pair.join('=')).join('&')}` : ''))
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')
const field = fc.constantFrom(
  'intent',
  'name',
  'slug',
  'id',
  'phones',
  'add',
  'username',
  'password',
  'kind',
  'message',
  'panel',
)
const formBody = fc.array(fc.tuple(field, oddText), { maxLength: 6 }).map(pairs => String(new URLSearchParams(pairs)))
const body = fc.oneof(
  fc.tuple(fc.constant('application/json'), fc.oneof(fc.json(), fc.constantFrom('{', '', '[]', 'null', '{"a":'))),
  fc.tuple(fc.constant('application/x-www-form-urlencoded'), formBody),
  fc.tuple(fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', ''), oddText),
)
const header = fc.constantFrom<[string, string]>(
  ['Accept', '*/*;q=0'],
  ['Accept-Encoding', 'br;q=0, zstd'],
  ['Accept-Encoding', 'gzip'],
  ['Range', 'bytes=5-1'],
  ['If-None-Match', '"a", W/"b'],
  ['If-Match', '***'],
  ['Cookie', 'session=%00; compare=a.b.c; flash=xx'],
  ['Cookie', 'compare=../../etc/passwd'],
  ['Origin', 'null'],
  ['Origin', 'https://evil.example'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['X-Forwarded-Host', 'a:99999999'],
  ['X-Forwarded-For', 'x, y'],
  ['Content-Encoding', 'gzip'],
)

const requestTo = (pattern: string): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      method,
      fc.array(segment, { minLength: 4, maxLength: 4 }),
      query,
      fc.option(body),
      fc.array(header, { maxLength: 2 }),
    )
    .chain(([verb, segments, search, sent, headers]) =>
      fc.constantFrom('', '', '', '.data', '/').map((ending): Sent => {
        let next = 0
        const path = pattern.replace(/:\w+|\*/g, () => segments[next++] || 'x')
        const hasBody = sent !== null && verb !== 'GET' && verb !== 'HEAD'
        return {
          method: verb,
          target: path + (path === '/' ? '' : ending) + search,
          headers: {
            ...Object.fromEntries(headers),
            ...(hasBody && sent[0] ? { 'Content-Type': sent[0] } : {}),
          },
          body: hasBody ? sent[1].toWellFormed() : null,
        }
      }),
    )

/** JSON that has each field, with a value that cannot be made a text or a number. */
const unreadable = JSON.stringify(
  Object.fromEntries([...parameters, 'password', 'code', 'model'].map(name => [name, { toString: 1, valueOf: 1 }])),
)
const unreadableTo = (pattern: string): Sent[] =>
  ['POST', 'PUT'].map(method => ({
    method,
    target: pattern.replace(/:\w+|\*/g, a55.id),
    headers: { 'Content-Type': 'application/json' },
    body: unreadable,
  }))

type Seen = { status: number; text: string; isHung: boolean }

async function send({ method, target, headers, body }: Sent, extra: Record<string, string>): Promise<Seen> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers, ...extra }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const bytes = Buffer.from(body ?? '')
  const lengthLine = body === null ? [] : [`Content-Length: ${bytes.length}`]
  const head = [`${method} ${target} HTTP/1.1`, ...lines, ...lengthLine, '', ''].join('\r\n')
  const socket = openSocket(site)
  let isHung = false
  socket.setTimeout(HANG_MS, () => {
    isHung = true
    socket.destroy()
  })
  const chunks: Buffer[] = []
  let length = 0
  socket.on('data', chunk => {
    chunks.push(chunk)
    length += chunk.length
    // The beginning of a download is enough.
    if (length > ENOUGH) socket.destroy()
  })
  socket.write(Buffer.concat([Buffer.from(head), bytes]))
  await new Promise(resolve => socket.once('close', resolve))
  const text = readable(Buffer.concat(chunks))
  return { status: statusOf(text), text, isHung }
}

/** A response as text; a body in gzip is decoded as far as it came. */
function readable(response: Buffer): string {
  const end = response.indexOf('\r\n\r\n') + 4
  const head = response.toString('latin1', 0, end)
  if (!/^content-encoding: gzip/im.test(head)) return response.toString('latin1')
  const body = response.subarray(end)
  const gzipped = /^transfer-encoding: chunked/im.test(head) ? unchunked(body) : body
  return head + gunzipSync(gzipped, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const start = body.indexOf('\r\n', at) + 2
    const size = Number.parseInt(body.toString('latin1', at, start), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(body.subarray(start, start + size))
    at = start + size + 2
  }
}

/** Internal details that no response may contain: file paths, database errors, error names. */
const leaks =
  /\bat \S+ \(|node_modules|SQLITE_|SqliteError|server-build|\.sqlite|TypeError|ReferenceError|ZodError|argon2/

function problemOf({ target }: Sent, { status, text, isHung }: Seen): string | null {
  if (isHung) return 'hang'
  if (status === 0) return 'no response'
  if (status >= 500 && !(status === 503 && /^retry-after:/im.test(text))) {
    // The AI helpers have no key in this test.
    if (!(status === 503 && text.includes('AI help is not switched on'))) return `status ${status}`
  }
  // A backup names the program that reads it.
  if (target.startsWith('/api/export/sql')) return null
  const leak = leaks.exec(text.split('\r\n\r\n').slice(1).join(''))
  return leak ? `leak: ${leak[0]}` : null
}

async function run(requests: Sent[], extra: Record<string, string>): Promise<string[]> {
  const problems: string[] = []
  let next = 0
  const worker = async () => {
    for (let sent = requests[next++]; sent; sent = requests[next++]) {
      const problem = problemOf(sent, await send(sent, extra))
      if (problem) problems.push(`${problem}: ${JSON.stringify(sent).slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return problems
}

const requestsTo = (patterns: string[], perRoute: number) =>
  patterns.flatMap((pattern, index) => fc.sample(requestTo(pattern), { seed: TEST_SEED + index, numRuns: perRoute }))

const content = () => {
  const database = new Sqlite(site.databasePath, { readonly: true })
  const count = (table: string) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  const state = {
    integrity: database.pragma('integrity_check', { simple: true }),
    dangling: database.pragma('foreign_key_check'),
    counts: ['mobiles', 'brands', 'users', 'price_history'].map(count),
  }
  database.close()
  return state
}

test('anonymous requests cause no change and no server error', async () => {
  const before = content()
  const requests = requestsTo(patterns, PER_ROUTE)
  expect(requests.length).toBeGreaterThan(60 * PER_ROUTE)
  expect(await run(requests, {})).toEqual([])
  expect(content()).toEqual(before)
}, 900_000)

test('requests of an administrator cause no server error', async () => {
  // Signing out would end the session of the other requests.
  const own = patterns.filter(pattern => /admin|export|api/.test(pattern) && !/logout|progress/.test(pattern))
  const requests = requestsTo(own, PER_ROUTE).map(sent => {
    const { Cookie: _, ...headers } = sent.headers
    return { ...sent, headers }
  })
  requests.push(...own.filter(pattern => pattern.startsWith('/api/')).flatMap(unreadableTo))
  expect(requests.length).toBeGreaterThan(20 * PER_ROUTE)
  expect(await run(requests, { Cookie: cookie })).toEqual([])
  expect(content()).toMatchObject({ integrity: 'ok', dangling: [] })
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
}, 900_000)
