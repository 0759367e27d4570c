/**
 * The baseline of the benchmarks: responds to each path with the bytes that the parent sent for it, and does nothing else.
 * Sends its port to the parent.
 */
import { createServer } from 'node:http'

export type ConstantResponse = { path: string; contentType: string; base64: string }

const responses = new Map<string, { contentType: string; body: Buffer }>()

const server = createServer((request, response) => {
  const { contentType = 'text/plain', body = Buffer.alloc(0) } = responses.get(request.url ?? '/') ?? {}
  response.setHeader('Content-Type', contentType)
  response.end(body)
})

process.on('message', ({ path, contentType, base64 }: ConstantResponse) => {
  responses.set(path, { contentType, body: Buffer.from(base64, 'base64') })
  process.send?.(path)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
