/** Graceful shutdown: requests under way get their responses, then the process ends at once. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { requestContext } from '../request/request-context.server.ts'
import { logger } from './log.server.ts'

/** Longest wait for requests under way after a signal to stop; container engines kill after 10 s (RUN-3). */
const STOP_WITHIN_MS = 8000
/** Idle connections stay for so long after the signal: a request that is on its way gets a response that closes them. */
const IDLE_GRACE_MS = 1000

const tasks = new Set<() => void>()
const servers = new Set<Server>()
const underWay = new Map<ServerResponse, { id: string; method?: string; startedAt: number }>()
let stopping = false
const closeIdle = new Map<Server, () => void>()

/** Whether the process was asked to end: every response then closes its connection. */
export const isStopping = () => stopping

/** Calls back when the process is asked to end, before the requests under way are waited for: to end what never would. */
export function onStop(task: () => void): void {
  tasks.add(task)
}

/** Remembers a request until its response is sent or its client has left. */
export function trackRequest(server: Server, { method }: IncomingMessage, response: ServerResponse): void {
  servers.add(server)
  underWay.set(response, { id: requestContext().id, method, startedAt: performance.now() })
  response.once('close', () => {
    underWay.delete(response)
    // A connection whose response began before the signal promised to stay open.
    if (stopping) setImmediate(() => closeIdle.get(server)?.())
  })
}

/** remix-serve stops listening at SIGTERM and SIGINT; what is left to do is to end when the last response is sent. */
export function shutDownGracefully(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping = true
      for (const task of tasks) task()
      // Timers of responses that were sent long ago (Remix keeps one for each page) would hold the process.
      for (const server of servers) {
        server.once('close', () => process.exit(0))
        delayIdleClose(server)
      }
      setTimeout(() => {
        for (const { startedAt, ...request } of underWay.values()) {
          const ms = Math.round(performance.now() - startedAt)
          logger().warn({ ...request, ms, message: 'The process ended before this response was sent.' })
        }
        process.exit(0)
      }, STOP_WITHIN_MS).unref()
    })
  }
}

/** The server closes its idle connections by itself when it stops listening, and those that are sending with them. */
function delayIdleClose(server: Server): void {
  const close = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {}
  setTimeout(() => {
    closeIdle.set(server, close)
    close()
  }, IDLE_GRACE_MS)
}
