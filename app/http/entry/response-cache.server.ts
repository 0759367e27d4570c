/**
 * The response cache: responses that are the same for every visitor (pages, their data, the public API, drawings,
 * sitemaps), rendered once for each content version and sent from memory. Concurrent requests share one rendering.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { contentVersion } from '#db/content-version.server.ts'
import { etagOf, includesEtag, isPersonalCookie } from '../caching.server.ts'
import { cacheableTarget, ignoresCookies } from './cacheable.ts'
import { type Captured, captureResponse } from './capture.server.ts'

/** Longer bodies are streamed instead (stream.server.ts). */
const MAX_BODY_BYTES = 8 * 1024 * 1024
/** All cached bytes together. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Entry = Captured & {
  version: string
  etag: string
  /** The id of the phone that this page shows, for counting views. */
  viewedPhone: string | null
  br?: Buffer | Promise<Buffer>
  gzip?: Buffer | Promise<Buffer>
}

type Rendered = { entry: Entry; isPublic: boolean } | null

export type CacheHandler = {
  /** The application: writes the response of a request. */
  render: (request: IncomingMessage, response: ServerResponse) => void
  /** Runs a rendering in a request context of its own; returns its result and the id of the phone that it shows. */
  inContext: <Result>(
    contentVersion: string,
    run: () => Promise<Result>,
  ) => Promise<{ result: Result; viewedPhone: string | null }>
  /** Called each time a phone page is sent. */
  sent: (request: IncomingMessage, viewedPhone: string) => void
}

const cache = new LRUCache<string, Entry>({
  maxSize: MAX_CACHE_BYTES,
  // Compressed bodies are added later; they are estimated here.
  sizeCalculation: ({ body }) => Math.ceil(body.length * 1.4) + 1000,
})
const inFlight = new Map<string, Promise<Rendered>>()

/** Responds from the cache, rendering first where the entry is missing. False where the request is not cacheable. */
export function respondFromCache(request: IncomingMessage, response: ServerResponse, handler: CacheHandler): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { url = '/' } = request
  if (isPersonalCookie(request.headers.cookie) && !ignoresCookies(url)) return false
  const target = cacheableTarget(url)
  if (target === null) return false
  const version = contentVersion()
  const cached = cache.get(target)
  if (cached?.version === version) {
    send(request, response, cached, handler)
    return true
  }
  const key = `${version} ${target}`
  const rendering = inFlight.get(key) ?? render(key, target, version, request, handler)
  rendering.then(
    rendered => {
      if (response.destroyed) return
      // A private or too long response is rendered for each request.
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
    .inContext(version, () => captureResponse(handler.render, { target, host, maxBytes: MAX_BODY_BYTES }))
    .then(({ result, viewedPhone }): Rendered => {
      if (!result) return null
      const entry = toEntry(result, version, viewedPhone)
      const isPublic = /\bpublic\b/.test(String(result.headers['cache-control'])) && !result.headers['set-cookie']
      // After a change during rendering the entry still serves the requests that waited for it, but is not cached.
      if (isPublic && result.status === 200 && version === contentVersion()) cache.set(target, entry)
      return { entry, isPublic }
    })
    .finally(() => inFlight.delete(key))
  inFlight.set(key, rendering)
  return rendering
}

function toEntry(captured: Captured, version: string, viewedPhone: string | null): Entry {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = captured.headers
  const etag = String(headers.etag ?? etagOf(captured.body))
  const cacheControl = String(headers['cache-control'] ?? '').replace(', no-transform', '')
  const isOk = captured.status === 200
  return {
    ...captured,
    headers: {
      ...headers,
      'cache-control': cacheControl,
      ...(isOk ? { etag, vary: withEncoding(headers.vary) } : {}),
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
  if (entry.status === 200 && includesEtag(request.headers['if-none-match'], entry.etag)) {
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
    else writeInChunks(response, body)
  }
  const body = encoding ? compressed(entry, encoding) : entry.body
  if (Buffer.isBuffer(body)) respond(body)
  else body.then(respond, () => response.destroy())
}

const accepts = (accepted: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

/** Compressing shorter bodies gains nothing. */
const MIN_COMPRESSED_BYTES = 200
/** Longer bodies are compressed in another thread. */
const MAX_SYNC_BYTES = 128 * 1024

const encodingFor = ({ body }: Entry, accepted: string) =>
  body.length < MIN_COMPRESSED_BYTES ? undefined : (['br', 'gzip'] as const).find(name => accepts(accepted, name))

const compression = {
  br: {
    sync: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    async: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  },
  gzip: { sync: (body: Buffer) => gzipSync(body), async: (body: Buffer) => promisify(gzip)(body) },
}

/** The compressed body, made once and stored in the entry. */
function compressed(entry: Entry, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  entry[encoding] ??=
    entry.body.length <= MAX_SYNC_BYTES
      ? compression[encoding].sync(entry.body)
      : compression[encoding].async(entry.body).then(body => (entry[encoding] = body))
  return entry[encoding]
}

/** One write of megabytes would block the event loop while the system copies it; other requests run between chunks. */
const CHUNK_BYTES = 64 * 1024

function writeInChunks(response: ServerResponse, body: Buffer, start = 0): void {
  if (response.destroyed) return
  const end = start + CHUNK_BYTES
  if (end >= body.length) {
    response.end(body.subarray(start))
    return
  }
  // Needed after 'drain' too: it fires in the same event loop iteration while the system accepts everything.
  const next = () => setImmediate(writeInChunks, response, body, end)
  if (response.write(body.subarray(start, end))) next()
  else response.once('drain', next)
}
