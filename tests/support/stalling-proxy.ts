/** A proxy on loopback that holds responses back, as a bad line does. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** `head`: nothing of the response comes; `end`: all of its bytes, but not that they are all; null: it is passed on. */
export type Stall = 'head' | 'end' | null

/** Passes requests on to `origin` until `stallOf` says otherwise. */
export async function startStallingProxy(origin: string, stallOf: (request: IncomingMessage) => Stall) {
  const { hostname, port } = new URL(origin)
  const proxy = createServer((request, response) => {
    const { url: path, method, headers } = request
    const onward = send({ hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } })
    onward.once('response', async answer => {
      const stall = stallOf(request)
      if (stall === 'head') return
      const { 'content-length': _, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      response.write(await buffer(answer))
      if (stall === null) response.end()
    })
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
