/**
 * Responses that are the same for every visitor, made once for each version of the content and sent from memory: whole pages,
 * their data, the public API, drawings, sitemaps. Those who ask for the same one at the same time wait for one rendering.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { contentVersion } from '#db/content-version.server.ts'
import { etagOf, holdsEtag, isPersonalCookie } from '../caching.server.ts'
import { cacheableTarget, isImpersonal } from './cacheable.ts'
import { type Captured, captureResponse } from './capture.server.ts'

/** A client that reads slowly shares these bytes with all others; what is longer is streamed (stream.server.ts). */
const LONGEST_BODY = 8 * 1024 * 1024
/** All kept bytes together. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Entry = Captured & {
  version: string
  etag: string
  /** The phone whose page this is, for counting views. */
  viewedPhone: string | null
  br?: Buffer | Promise<Buffer>
  gzip?: Buffer | Promise<Buffer>
}

type Rendered = { entry: Entry; isPublic: boolean } | null

export type CacheHandler = {
  /** The application: writes the response of a request. */
  render: (request: IncomingMessage, response: ServerResponse) => void
  /** Runs a rendering in a request context of its own; gives the phone that it counts as a view of. */
  inContext: <Result>(
    contentVersion: string,
    run: () => Promise<Result>,
  ) => Promise<{ result: Result; viewedPhone: string | null }>
  /** Called for each response that is sent. */
  sent: (request: IncomingMessage, viewedPhone: string) => void
}

const kept = new LRUCache<string, Entry>({
  maxSize: MAX_CACHE_BYTES,
  // Its compressed forms come later and are smaller.
  sizeCalculation: ({ body }) => Math.ceil(body.length * 1.4) + 1000,
})
const underWay = new Map<string, Promise<Rendered>>()

/** Answers from memory, making the response first where it is missing. False where the request is none for the cache. */
export function respondFromCache(request: IncomingMessage, response: ServerResponse, handler: CacheHandler): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { url = '/' } = request
  if (isPersonalCookie(request.headers.cookie) && !isImpersonal(url)) return false
  const target = cacheableTarget(url)
  if (target === null) return false
  const version = contentVersion()
  const found = kept.get(target)
  if (found?.version === version) {
    send(request, response, found, handler)
    return true
  }
  const key = `${version} ${target}`
  const rendering = underWay.get(key) ?? render(key, target, version, request, handler)
  rendering.then(
    rendered => {
      if (response.destroyed) return
      // What is for nobody else, or too long to be kept, each visitor gets directly.
      if (rendered?.isPublic) send(request, response, rendered.entry, handler)
      else handler.render(request, response)
    },
    () => handler.render(request, response),
  )
  return true
}

function render(
  key: string,
  target: string,
  version: string,
  { headers }: IncomingMessage,
  handler: CacheHandler,
): Promise<Rendered> {
  const host = headers.host ?? 'localhost'
  const rendering = handler
    .inContext(version, () => captureResponse(handler.render, { target, host, maxBytes: LONGEST_BODY }))
    .then(({ result, viewedPhone }): Rendered => {
      if (!result) return null
      const entry = toEntry(result, version, viewedPhone)
      const isPublic = /\bpublic\b/.test(String(result.headers['cache-control'])) && !result.headers['set-cookie']
      // One that was overtaken by a change is still right for those who have asked before.
      if (isPublic && result.status === 200 && version === contentVersion()) kept.set(target, entry)
      return { entry, isPublic }
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, rendering)
  return rendering
}

function toEntry(captured: Captured, version: string, viewedPhone: string | null): Entry {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = captured.headers
  const etag = String(headers.etag ?? etagOf(captured.body))
  const cacheControl = String(headers['cache-control'] ?? '').replace(', no-transform', '')
  const isWhole = captured.status === 200
  return {
    ...captured,
    headers: {
      ...headers,
      'cache-control': cacheControl,
      ...(isWhole ? { etag, vary: withEncoding(headers.vary) } : {}),
    },
    version,
    etag,
    viewedPhone,
  }
}

const withEncoding = (vary: OutgoingHttpHeaders[string]) =>
  [...new Set([...String(vary ?? '').split(/,\s*/), 'Accept-Encoding'])].filter(Boolean).join(', ')

function send(request: IncomingMessage, response: ServerResponse, entry: Entry, { sent }: CacheHandler): void {
  if (entry.viewedPhone) sent(request, entry.viewedPhone)
  for (const [name, value] of Object.entries(entry.headers)) if (value !== undefined) response.setHeader(name, value)
  if (entry.status === 200 && holdsEtag(request.headers['if-none-match'], entry.etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  const encoding = encodingFor(entry, String(request.headers['accept-encoding'] ?? ''))
  const respond = (body: Buffer) => {
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    response.writeHead(entry.status)
    if (request.method === 'HEAD') response.end()
    else writeInPieces(response, body)
  }
  const body = encoding ? compressed(entry, encoding) : entry.body
  if (Buffer.isBuffer(body)) respond(body)
  else body.then(respond, () => response.destroy())
}

const accepts = (accepted: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

/** Too little for a compression to gain anything. */
const SHORTEST_COMPRESSED = 200
/** So much is compressed at once; more in another thread. */
const LONGEST_AT_ONCE = 128 * 1024

const encodingFor = ({ body }: Entry, accepted: string) =>
  body.length < SHORTEST_COMPRESSED ? undefined : (['br', 'gzip'] as const).find(name => accepts(accepted, name))

const compression = {
  br: {
    sync: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    async: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  },
  gzip: { sync: (body: Buffer) => gzipSync(body), async: (body: Buffer) => promisify(gzip)(body) },
}

/** The compressed form, made once for all who ask. */
function compressed(entry: Entry, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  entry[encoding] ??=
    entry.body.length <= LONGEST_AT_ONCE
      ? compression[encoding].sync(entry.body)
      : compression[encoding].async(entry.body).then(body => (entry[encoding] = body))
  return entry[encoding]
}

/** Others have their turn between two pieces: the system takes megabytes of a connection at once, and copies them. */
const PIECE = 64 * 1024

function writeInPieces(response: ServerResponse, body: Buffer, at = 0): void {
  if (response.destroyed) return
  const end = at + PIECE
  if (end >= body.length) {
    response.end(body.subarray(at))
    return
  }
  // Also after 'drain', which comes in the same turn while the system takes all it is given.
  const next = () => setImmediate(writeInPieces, response, body, end)
  if (response.write(body.subarray(at, end))) next()
  else response.once('drain', next)
}
