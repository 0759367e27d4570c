import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BodyTooLarge, BodyTooSlow, readBody } from './body.server.ts'
import { closeUnread } from './entry/connections.server.ts'

/** A body of pieces of ten bytes, with a pause before each. */
const arriving = (pieces: number, pauseMs: number) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise(resolve => setTimeout(resolve, pauseMs))
      if (sent++ < pieces) controller.enqueue(new Uint8Array(10))
      else controller.close()
    },
  })
  return new Request('http://site/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

describe('how slowly a body may come in', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  /** The result of reading while the clock runs until nothing is waited for. */
  const read = async (...args: Parameters<typeof readBody>) => {
    const [result] = await Promise.allSettled([readBody(...args), vi.runAllTimersAsync()])
    return result.status === 'fulfilled' ? result.value : Promise.reject(result.reason)
  }

  test('slow but steady: the longest time grows with what has come', async () => {
    const patience = { stallMs: 1000, graceMs: 200, bytesPerSecond: 100 }
    expect(await read(arriving(20, 20), 1000, patience)).toHaveLength(200)
  })

  test('too little for its time is too slow, though it never stalls', async () => {
    const patience = { stallMs: 1000, graceMs: 100, bytesPerSecond: 100_000 }
    await expect(read(arriving(100, 20), 1000, patience)).rejects.toThrow(BodyTooSlow)
  })

  test('a stall is too slow, however much has come before', async () => {
    const patience = { stallMs: 50, graceMs: 60_000, bytesPerSecond: 1 }
    await expect(read(arriving(2, 500), 1000, patience)).rejects.toThrow(BodyTooSlow)
  })

  test('more than allowed is too large', async () => {
    await expect(read(arriving(5, 0), 30)).rejects.toThrow(BodyTooLarge)
    expect(await read(arriving(3, 0), 30)).toHaveLength(30)
    expect(await read(new Request('http://site/', { method: 'POST' }), 30)).toHaveLength(0)
  })
})

describe('a client that has not sent everything', () => {
  let server: Server
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  /** What a client hears that sends so much of a body without an end; the connection closes in the end. */
  async function heard(sent: number): Promise<string> {
    server = createServer(async (request, response) => {
      closeUnread(request, response, { bytes: 10_000, ms: 50 })
      const body = createReadableStreamFromReadable(request)
      const asked = new Request('http://site/', { method: 'POST', body, duplex: 'half' } as RequestInit)
      const patience = { stallMs: 50, graceMs: 1000, bytesPerSecond: 1000 }
      const error = await readBody(asked, 100_000, patience).catch(reason => reason)
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
    socket.write(`${sent.toString(16)}\r\n${'x'.repeat(sent)}\r\n`)
    await once(socket, 'close')
    return text
  }

  test('hears 408 when the rest does not come', async () => {
    expect(await heard(10)).toMatch(/^HTTP\/1\.1 408 [\s\S]*Sorry/)
  })

  test('hears 413 when it is too much', async () => {
    expect(await heard(150_000)).toMatch(/^HTTP\/1\.1 413 [\s\S]*Sorry/)
  })
})
