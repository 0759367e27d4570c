/** Bounds on connections: how many, how slowly they may send and take, and when they close. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { settings } from '#app/platform/settings.server.ts'

/**
 * Longest time for a client to send its whole request: above what the largest file of an import may take. Whoever reads a
 * body bounds it by its size (body.server.ts).
 */
const REQUEST_TIMEOUT_MS = 20 * 60_000
const HEADERS_TIMEOUT_MS = 20_000
/** An idle connection stays longer than proxies keep theirs: closed first by us, their next request would be lost. */
const KEEP_ALIVE_MS = 75_000
/** A client that takes nothing of a waiting response for so long is cut off. */
const WRITE_STALL_MS = 30_000

/** Sets the bounds of a server. It closes connections beyond the most as soon as they open. */
export function configureServer(server: Server): void {
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxConnections = settings().MAX_CONNECTIONS
}

/** Cuts off a client that stops reading while a response waits for it. */
export function limitWriteStall(response: ServerResponse, stallMs = WRITE_STALL_MS): void {
  response.setTimeout(stallMs, () => {
    // A handler may take its time as long as nothing waits to be sent.
    if (response.writableLength > 0 || (response.socket?.writableLength ?? 0) > 0) response.destroy()
  })
}

type UnreadLimits = { bytes: number; ms: number }

/** What is read of a body that nobody wanted, so that the client gets the response before the connection closes. */
const UNREAD: UnreadLimits = { bytes: 2 * 1024 * 1024, ms: 5_000 }

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Closes the connection of a response that is sent before the whole request was read: the rest of the body would be taken
 * for the next request, behind a proxy for another visitor's. The response goes out at once; the connection closes when
 * the rest has come in, or at the limits. Closing at once would reset the connection and lose the response.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse, limits = UNREAD): void {
  if (!hasBody(request)) return
  const isUnread = () => !request.complete && !request.destroyed
  const { writeHead, end } = response
  response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (isUnread() && !response.headersSent) response.setHeader('Connection', 'close')
    return Reflect.apply(writeHead, this, args)
  } as typeof response.writeHead
  response.end = function (this: ServerResponse, ...args: unknown[]) {
    if (!isUnread()) return Reflect.apply(end, this, args)
    const [chunk, encoding] = args
    const callback = args.find(argument => typeof argument === 'function')
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      if (!response.headersSent && !response.hasHeader('Content-Length')) {
        const text = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
        response.setHeader('Content-Length', typeof chunk === 'string' ? Buffer.byteLength(chunk, text) : chunk.length)
      }
      response.write(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    } else if (!response.headersSent) {
      response.flushHeaders()
    }
    readRest(request, limits, () => Reflect.apply(end, this, callback ? [callback] : []))
    return this
  } as typeof response.end
}

/** Reads and drops what is left of a body, and calls back once: at its end or at the limits. */
function readRest(request: IncomingMessage, limits: UnreadLimits, done: () => void): void {
  let left = limits.bytes
  const finish = () => {
    clearTimeout(timer)
    request.off('end', finish).off('close', finish).off('error', finish).off('data', count)
    done()
  }
  const count = (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) finish()
  }
  const timer = setTimeout(finish, limits.ms)
  // Whoever began to read it no longer does, and would only hold it back.
  request.removeAllListeners('data').removeAllListeners('readable')
  request.on('end', finish).on('close', finish).on('error', finish).on('data', count)
  request.resume()
}
