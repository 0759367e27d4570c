import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BodyTooLarge, BodyTooSlow, readBody } from './body.server.ts'
import { closeUnread } from './entry/connections.server.ts'

/** A request body of ten-byte chunks, with a pause before each. */
const chunkedRequest = (chunks: number, pauseMs: number) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise(resolve => setTimeout(resolve, pauseMs))
      if (sent++ < chunks) controller.enqueue(new Uint8Array(10))
      else controller.close()
    },
  })
  return new Request('http://site/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

describe('the time limits of a body', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  /** The result of reading, with the fake clock run until no timer is left. */
  const read = async (...args: Parameters<typeof readBody>) => {
    const [result] = await Promise.allSettled([readBody(...args), vi.runAllTimersAsync()])
    return result.status === 'fulfilled' ? result.value : Promise.reject(result.reason)
  }

  test('a slow but steady body is read: the time limit grows with the bytes received', async () => {
    const limits = { stallMs: 1000, graceMs: 200, bytesPerSecond: 100 }
    expect(await read(chunkedRequest(20, 20), 1000, limits)).toHaveLength(200)
  })

  test('a body below the minimum rate is too slow, even without a stall', async () => {
    const limits = { stallMs: 1000, graceMs: 100, bytesPerSecond: 100_000 }
    await expect(read(chunkedRequest(100, 20), 1000, limits)).rejects.toThrow(BodyTooSlow)
  })

  test('a stalled body is too slow, however many bytes came before', async () => {
    const limits = { stallMs: 50, graceMs: 60_000, bytesPerSecond: 1 }
    await expect(read(chunkedRequest(2, 500), 1000, limits)).rejects.toThrow(BodyTooSlow)
  })

  test('a body over the limit is too large', async () => {
    await expect(read(chunkedRequest(5, 0), 30)).rejects.toThrow(BodyTooLarge)
    expect(await read(chunkedRequest(3, 0), 30)).toHaveLength(30)
    expect(await read(new Request('http://site/', { method: 'POST' }), 30)).toHaveLength(0)
  })
})

describe('a client with an unfinished body', () => {
  let server: Server
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  /** The response text after sending this many bytes of an unfinished body, once the connection has closed. */
  async function responseAfter(sentBytes: number): Promise<string> {
    server = createServer(async (request, response) => {
      closeUnread(request, response, { bytes: 10_000, ms: 50 })
      const body = createReadableStreamFromReadable(request)
      const webRequest = new Request('http://site/', { method: 'POST', body, duplex: 'half' } as RequestInit)
      const limits = { stallMs: 50, graceMs: 1000, bytesPerSecond: 1000 }
      const error = await readBody(webRequest, 100_000, limits).catch(reason => reason)
      response.writeHead(error instanceof BodyTooSlow ? 408 : 413).end('Sorry')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.write('POST / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n')
    socket.write(`${sentBytes.toString(16)}\r\n${'x'.repeat(sentBytes)}\r\n`)
    await once(socket, 'close')
    return text
  }

  test('gets 408 when the rest does not arrive', async () => {
    expect(await responseAfter(10)).toMatch(/^HTTP\/1\.1 408 [\s\S]*Sorry/)
  })

  test('gets 413 when the body is too large', async () => {
    expect(await responseAfter(150_000)).toMatch(/^HTTP\/1\.1 413 [\s\S]*Sorry/)
  })
})
