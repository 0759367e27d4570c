/** One line of JSON for each request, without personal data: no address, no query, nothing that a visitor typed (HTTP-6). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import morgan from 'morgan'
import { logger } from '#app/platform/process/log.server.ts'
import { routeName } from './route-names.ts'

/** remix-serve logs requests in a format of its own, with queries and without times: it is told to log nothing. */
export function silenceServerLog(): void {
  morgan.format('tiny', () => undefined)
}

/** Logs the request when its response is sent, or when the client has left before that (then with `aborted`). */
export function logRequest(
  { url = '/', socket }: IncomingMessage,
  response: ServerResponse,
  { id, method }: { id: string; method: string },
): void {
  const startedAt = performance.now()
  const before = socket.bytesWritten
  response.once('close', () => {
    logger().info({
      id,
      method,
      route: routeName(url.split('?', 1)[0] ?? '/'),
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - before,
      ...(response.writableFinished ? {} : { aborted: true }),
    })
  })
}
