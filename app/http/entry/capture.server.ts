/** Runs the application on a request without a client and collects the response. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export type Captured = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The whole, uncompressed response to a GET of this target; null, and cut off, when the body exceeds `maxBytes`. */
export function captureResponse(
  handler: Handler,
  { target, host, maxBytes }: { target: string; host: string; maxBytes: number },
): Promise<Captured | null> {
  // Express reads properties of the socket; this one is never connected.
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = target
  request.headers = { host, 'accept-encoding': 'identity' }
  request.push(null)
  request.complete = true
  return new Promise(resolve => {
    const response = new ServerResponse(request)
    const chunks: Buffer[] = []
    let length = 0
    let isSettled = false
    const settle = (captured: Captured | null) => {
      if (isSettled) return
      isSettled = true
      resolve(captured)
      response.emit(captured ? 'finish' : 'close')
      if (captured) response.emit('close')
    }
    const collect = (chunk: unknown, encoding: unknown) => {
      if (!response.headersSent) response.writeHead(response.statusCode)
      if (isSettled || chunk === undefined || chunk === null || typeof chunk === 'function') return
      const bytes =
        typeof chunk === 'string'
          ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
          : Buffer.from(chunk as Uint8Array)
      length += bytes.length
      if (length > maxBytes) settle(null)
      else chunks.push(bytes)
    }
    response.write = (chunk: unknown, encoding?: unknown) => {
      collect(chunk, encoding)
      return true
    }
    response.end = ((chunk?: unknown, encoding?: unknown) => {
      collect(chunk, encoding)
      settle({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) })
      return response
    }) as typeof response.end
    response.flushHeaders = () => {}
    handler(request, response)
  })
}
