/** The baseline of the benchmark: responds with `?size=` bytes and does nothing else. Sends its port to the parent. */
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  const size = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('size'))
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(bodyOf(size))
})

const bodies = new Map<number, Buffer>()
function bodyOf(size: number): Buffer {
  const body = bodies.get(size) ?? Buffer.alloc(size, 'x')
  bodies.set(size, body)
  return body
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
