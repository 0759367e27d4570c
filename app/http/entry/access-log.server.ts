/** The access log: one line of JSON for each request, without personal data (no address, no query) (HTTP-6). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import morgan from 'morgan'
import { addressOf, routeName } from '#app/platform/address-of.ts'
import { logAccess } from '#app/platform/process/log.server.ts'
import { countRequest } from '#app/platform/process/metrics.server.ts'

/** Disables the request log of remix-serve, which contains queries and no times. */
export function silenceServerLog(): void {
  morgan.format('tiny', () => undefined)
}

/** Logs and counts the request once its response is sent, or with `aborted` once the client disconnects before that. */
export function logRequest(
  { url = '/', socket }: IncomingMessage,
  response: ServerResponse,
  {
    id,
    method,
    route = routeName(url),
    isCached = false,
  }: { id: string; method: string; route?: string; isCached?: boolean },
): void {
  const startedAt = performance.now()
  const bytesBefore = socket.bytesWritten
  response.once('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    countRequest({ route, status: response.statusCode, isCached, ms })
    const bytes = socket.bytesWritten - bytesBefore
    const aborted = response.writableFinished ? '' : ',"aborted":true'
    // Health checks and scrapes come every few seconds, and would hide the requests of visitors.
    logAccess(
      addressOf(url).kind === 'probe' ? 'debug' : 'info',
      `"id":"${id}","method":"${method}","route":${JSON.stringify(route)},"status":${response.statusCode},"ms":${ms},"bytes":${bytes}${aborted}`,
    )
  })
}
