/** Six invented shop sites on two days: request targets with their files, and what a collector should make of them. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'

type Answer = { status: number; file?: string; headers?: Record<string, string>; gzip?: boolean }
type Route = Answer | { sequence: Answer[] }
type Shop = { name: string; start: string[]; routes: Record<string, Route> }
export type Expected = {
  items: {
    where: string
    case: string | null
    expect: 'price' | 'aside' | 'hold' | 'drop'
    note?: string
    labels?: Record<string, unknown>
  }[]
  never: string[]
  day2: Record<string, { pricePkr?: number; expect: string }>
}

type Data = {
  manifests: [{ now: string; shops: Record<string, Shop> }, { now: string; shops: Record<string, Shop> }]
  expected: Record<string, Expected>
  files: Record<string, string>
}

const data: Data = JSON.parse(gunzipSync(readFileSync('tests/data/shops.json.gz')).toString())

export const shopNames = Object.keys(data.expected)
export const expectedOf = (shop: string): Expected => data.expected[shop] as Expected
/** @param day 1 or 2 */
export const shopOn = (shop: string, day: 1 | 2): Shop => data.manifests[day - 1]?.shops[shop] as Shop
/** When the collector visits, in milliseconds since 1970. */
export const momentOf = (day: 1 | 2): number => Date.parse(data.manifests[day - 1]?.now ?? '')
export const fileOf = (path: string): Buffer => Buffer.from(data.files[path] ?? '', 'base64')

export type ShopServer = {
  origin: string
  /** Targets in the order in which they were asked for, with the time of the request and whether another was in flight. */
  requests: { target: string; at: number; status: number; isBeside: boolean }[]
  /** Requests at the origin that must never be asked. */
  foreign: string[]
  setDay(day: 1 | 2): void
  [Symbol.asyncDispose](): Promise<void>
}

const listen = (handle: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<{ origin: string; close: () => Promise<void> }>(resolve => {
    const server = createServer(handle).listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise(done => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      }),
    )
  })

/** Serves a shop on loopback. */
export async function serveShop(name: string): Promise<ShopServer> {
  const foreign: string[] = []
  const other = await listen((request, response) => {
    foreign.push(request.url ?? '')
    response.end('never')
  })
  const requests: ShopServer['requests'] = []
  const asked = new Map<string, number>()
  let day: 1 | 2 = 1
  let origin = ''
  let inFlight = 0
  const filled = (text: string) => text.replaceAll('{{origin}}', origin).replaceAll('{{other-origin}}', other.origin)
  const server = await listen((request, response) => {
    const target = request.url ?? ''
    const route = shopOn(name, day).routes[target] ?? { status: 404 }
    const times = asked.get(target) ?? 0
    asked.set(target, times + 1)
    const answer = 'sequence' in route ? (route.sequence[Math.min(times, route.sequence.length - 1)] as Answer) : route
    const headers = Object.fromEntries(
      Object.entries(answer.headers ?? {}).map(([header, value]) => [header, filled(value)]),
    )
    const { ETag: etag, 'Last-Modified': modified } = headers
    const given = request.headers
    const isSame =
      given['if-none-match'] !== undefined
        ? given['if-none-match'] === etag
        : modified !== undefined &&
          given['if-modified-since'] !== undefined &&
          Date.parse(given['if-modified-since']) >= Date.parse(modified)
    const status = isSame && answer.status === 200 ? 304 : answer.status
    requests.push({ target, at: Date.now(), status, isBeside: inFlight > 0 })
    inFlight += 1
    response.on('close', () => {
      inFlight -= 1
    })
    response.writeHead(status, headers)
    if (status === 304 || !answer.file) return response.end()
    const bytes = fileOf(answer.file)
    const isText = !/\.(csv)$/.test(answer.file) || bytes.includes('{{')
    const body = isText ? Buffer.from(filled(bytes.toString('latin1')), 'latin1') : bytes
    response.end(answer.gzip ? gzipSync(body) : body)
  })
  origin = server.origin
  return {
    origin,
    requests,
    foreign,
    setDay: next => {
      day = next
      asked.clear()
    },
    [Symbol.asyncDispose]: async () => {
      await server.close()
      await other.close()
    },
  }
}
