/** A cached response and how it is sent: with all headers computed in advance, in one `writeHead`. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { etagOf, includesEtag } from '../caching.server.ts'
import { UNTRANSFORMED } from '../stream.server.ts'
import type { Captured } from './capture.server.ts'
import { acceptedEncoding, EncodedBody } from './encodings.server.ts'

export type CachedResponse = {
  status: number
  /** Empty where the response is not validated. */
  etag: string
  body: EncodedBody
  /** Names and values in turn, as `writeHead` takes them. */
  headers: readonly string[]
  /** The same for a 304, without those that describe a body. */
  headersOfNotModified: readonly string[]
}

/** Prepares a captured response for sending; only a response with status 200 gets an ETag. */
export function cachedResponse({ status, headers, body }: Captured, encoded = new EncodedBody(body)): CachedResponse {
  const etag = String(headers.etag ?? etagOf(body))
  const { 'content-length': _, 'transfer-encoding': __, etag: ___, vary, ...others } = headers
  const prepared: OutgoingHttpHeaders = {
    ...others,
    'cache-control': String(headers['cache-control'] ?? '').replace(UNTRANSFORMED, ''),
    ...(status === 200 ? { etag } : {}),
    vary: status === 200 && encoded.isCompressed ? withEncoding(vary) : vary,
  }
  const { 'content-type': ____, ...notModified } = prepared
  return {
    status,
    etag,
    body: encoded,
    headers: flat(prepared),
    headersOfNotModified: flat(notModified),
  }
}

const withEncoding = (vary: OutgoingHttpHeaders[string]) =>
  [...new Set([...String(vary ?? '').split(/,\s*/), 'Accept-Encoding'])].filter(Boolean).join(', ')

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [titleCase(name), String(value)]))

const titleCase = (name: string) => name.replace(/\b[a-z]/g, letter => letter.toUpperCase()).replace('Etag', 'ETag')

/**
 * Sends the response, or 304 where the client has it.
 * @param common headers of every response, where they are not set on the response yet
 */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  common: readonly string[] = [],
): void {
  const { headers } = request
  if (cached.status === 200 && cached.etag && includesEtag(headers['if-none-match'], cached.etag)) {
    response.writeHead(304, [...common, ...cached.headersOfNotModified])
    response.end()
    return
  }
  const encoding = cached.body.isCompressed ? acceptedEncoding(String(headers['accept-encoding'] ?? '')) : null
  const send = (body: Buffer) => {
    if (response.destroyed) return
    const ofBody = encoding ? ['Content-Encoding', encoding, 'Content-Length'] : ['Content-Length']
    response.writeHead(cached.status, [...common, ...cached.headers, ...ofBody, String(body.length)])
    if (request.method === 'HEAD') response.end()
    else writeInChunks(response, body)
  }
  const body = cached.body.in(encoding)
  if (Buffer.isBuffer(body)) send(body)
  else body.then(send, () => response.destroy())
}

/** One write of megabytes would block the event loop while the system copies it; other requests run between chunks. */
const CHUNK_BYTES = 64 * 1024

function writeInChunks(response: ServerResponse, body: Buffer, start = 0): void {
  if (response.destroyed) return
  const end = start + CHUNK_BYTES
  if (end >= body.length) {
    response.end(start === 0 ? body : body.subarray(start))
    return
  }
  // Needed after 'drain' too: it fires in the same event loop iteration while the system accepts everything.
  const next = () => setImmediate(writeInChunks, response, body, end)
  if (response.write(body.subarray(start, end))) next()
  else response.once('drain', next)
}
