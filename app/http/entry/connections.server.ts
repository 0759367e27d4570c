/** Limits of connections: their number, timeouts of reading and writing, and when they close. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { maxHandles, noteRefusedConnection } from '#app/platform/process/watch.server.ts'
import { rateLimitAddress } from '#app/platform/request/client-address.ts'
import { settings } from '#app/platform/settings.server.ts'

/**
 * Longest time for a client to send a whole request: more than the largest import file takes. `readBody` has stricter
 * limits, by size.
 */
const REQUEST_TIMEOUT_MS = 20 * 60_000
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than the keep-alive of proxies: if the server closed first, a proxy's next request could be lost. */
const KEEP_ALIVE_MS = 75_000
/** A client that reads nothing of a pending response for this long is disconnected. */
const WRITE_STALL_MS = 30_000

/** Files, the database and outgoing requests need handles too: connections must not take them all. */
const HANDLES_FOR_OTHERS = 64
const FEWEST_CONNECTIONS = 10

function maxConnections(): number {
  const places = Math.max((maxHandles() ?? Number.POSITIVE_INFINITY) - HANDLES_FOR_OTHERS, FEWEST_CONNECTIONS)
  return Math.min(settings().MAX_CONNECTIONS, places)
}

/** Sets the limits of a server. */
export function configureServer(server: Server): void {
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  shareConnections(server, maxConnections())
}

/**
 * Bounds the connections: at most `most`, of which one client address may hold half (HTTP-13). Beyond that the one that has been
 * idle longest is closed, at first of the same address; one in use never, so that where all are the new one is closed. Behind
 * a trusted proxy all connections are the proxy's, which bounds its clients itself.
 */
function shareConnections(server: Server, most: number): void {
  const mostOfAddress = settings().TRUST_PROXY ? most : Math.floor(most / 2)
  const addresses = new Map<Socket, string>()
  const held = new Map<string, number>()
  /** Without a request, those first that have been so for longest. */
  const idle = new Set<Socket>()

  function closeIdle(address: string | null): void {
    for (const socket of idle) {
      if (address !== null && addresses.get(socket) !== address) continue
      forget(socket)
      socket.destroy()
      return
    }
  }

  function forget(socket: Socket): void {
    const address = addresses.get(socket)
    if (address === undefined) return
    addresses.delete(socket)
    idle.delete(socket)
    const others = (held.get(address) ?? 1) - 1
    if (others > 0) held.set(address, others)
    else held.delete(address)
  }

  server.on('connection', socket => {
    const address = rateLimitAddress(socket.remoteAddress ?? '')
    addresses.set(socket, address)
    held.set(address, (held.get(address) ?? 0) + 1)
    idle.add(socket)
    socket.once('close', () => forget(socket))
    if ((held.get(address) ?? 0) > mostOfAddress) closeIdle(address)
    else if (addresses.size > most) {
      noteRefusedConnection()
      closeIdle(null)
    }
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (addresses.has(socket)) idle.add(socket)
    })
  })
}

/** Disconnects a client that stops reading while bytes of its response are pending. */
export function limitWriteStall(response: ServerResponse, stallMs = WRITE_STALL_MS): void {
  response.setTimeout(stallMs, () => {
    // No pending bytes means that the handler, not the client, is slow.
    if (response.writableLength > 0 || (response.socket?.writableLength ?? 0) > 0) response.destroy()
  })
}

type UnreadLimits = { bytes: number; ms: number }

/** How much of an unread body is drained, so that the client gets the response before the connection closes. */
const UNREAD: UnreadLimits = { bytes: 32 * 1024 * 1024, ms: 10_000 }

/** Whether the request announces a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Closes the connection when the response is sent before the whole request was read: the rest of the body would be
 * parsed as the next request, behind a proxy as another visitor's. The response is sent at once; the connection closes
 * after the rest was drained or the limits are reached. Closing earlier would reset it and lose the response.
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
    drain(request, limits, () => Reflect.apply(end, this, callback ? [callback] : []))
    return this
  } as typeof response.end
}

/** Reads and discards the rest of a body; calls `done` once, at its end or at the limits. */
function drain(request: IncomingMessage, limits: UnreadLimits, done: () => void): void {
  let remainingBytes = limits.bytes
  const finish = () => {
    clearTimeout(timer)
    request.off('end', finish).off('close', finish).off('error', finish).off('data', count)
    done()
  }
  const count = (chunk: Buffer) => {
    remainingBytes -= chunk.length
    if (remainingBytes < 0) return finish()
    // Else all that has arrived of this body, up to 2 MB, is read before any other request is served.
    request.pause()
    setImmediate(() => request.resume())
  }
  const timer = setTimeout(finish, limits.ms)
  // An abandoned reader's listeners would pause the stream.
  request.removeAllListeners('data').removeAllListeners('readable')
  request.on('end', finish).on('close', finish).on('error', finish).on('data', count)
  request.resume()
}
