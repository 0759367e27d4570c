/** A proxy on loopback that holds responses back, as a bad line does, or changes them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** `head`: nothing of the response comes; `end`: all of its bytes, but not that they are all; null: it is passed on. */
export type Stall = 'head' | 'end' | null

export type Changed = { status?: number; text: string }

/**
 * Passes requests on to `origin` until `stallOf` says otherwise.
 * @param change what is sent to this path instead of this text; null for the same
 */
export async function startStallingProxy(
  origin: string,
  stallOf: (request: IncomingMessage) => Stall,
  change: (path: string, text: string) => Changed | null = () => null,
) {
  const { hostname, port } = new URL(origin)
  const proxy = createServer((request, response) => {
    const { url: path, method } = request
    // What may be changed is asked for whole.
    const { 'if-none-match': _, ...headers } = request.headers
    const onward = send({ hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } })
    onward.once('response', async answer => {
      const stall = stallOf(request)
      if (stall === 'head') return
      const { 'content-length': _, ...others } = answer.headers
      const body = await buffer(answer)
      const changed = change(path ?? '', body.toString())
      response.writeHead(changed?.status ?? answer.statusCode ?? 502, others)
      response.write(changed?.text ?? body)
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
