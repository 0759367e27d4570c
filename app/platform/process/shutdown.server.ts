/** Graceful shutdown: requests in flight get their responses, then the process exits. */
import type { Server, ServerResponse } from 'node:http'
import { logger } from './log.server.ts'

/** Longest wait for requests in flight after a signal; container engines kill after 10 s (RUN-3). */
const MAX_SHUTDOWN_MS = 8000
/** Idle connections stay open this long after the signal, so that a request already sent still gets its response. */
const IDLE_GRACE_MS = 1000

type TrackedRequest = { id: string; method: string }

const tasks = new Set<() => void>()
const lastTasks = new Set<() => Promise<unknown>>()
const servers = new Set<Server>()
const inFlight = new Map<ServerResponse, TrackedRequest & { startedAt: number }>()
let stopping = false
const closeIdle = new Set<() => void>()

/** Whether the process is shutting down; every response then closes its connection. */
export const isStopping = () => stopping

/** Runs `task` at the signal, before waiting for requests in flight: use it to end streams that would never end. */
export function onStop(task: () => void): void {
  tasks.add(task)
}

/** Runs `task` when the last response is sent; the process waits for it before it exits. */
export function beforeExit(task: () => Promise<unknown>): void {
  lastTasks.add(task)
}

/** Notes a server, whose last connection ends the process after the signal. */
export const trackServer = (server: Server): void => void servers.add(server)

/** Tracks a request until its response is sent or its client disconnects. */
export function trackRequest({ id, method }: TrackedRequest, response: ServerResponse): void {
  inFlight.set(response, { id, method, startedAt: performance.now() })
  response.once('close', () => {
    inFlight.delete(response)
    // A response started before the signal carried keep-alive, so its connection is still open.
    if (stopping) setImmediate(() => closeIdle.forEach(close => void close()))
  })
}

/** remix-serve stops listening at SIGTERM and SIGINT; this exits the process once the last response is sent. */
export function shutDownGracefully(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A further signal changes nothing: a terminal or a supervisor sends one to the whole group, and then npm one more.
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      const startedAt = performance.now()
      const exit = () => {
        const seconds = Math.round((performance.now() - startedAt) / 100) / 10
        logger().info({ message: 'The site stopped.', signal, seconds })
        process.exit()
      }
      for (const task of tasks) task()
      const finish = () => {
        Promise.allSettled([...lastTasks].map(task => task())).then(exit)
      }
      // A signal before the server listens: the process ends by itself.
      process.once('beforeExit', finish)
      // Remix leaves a timer behind for each page it rendered; they would keep the process alive.
      for (const server of servers) {
        server.once('close', finish)
        delayIdleClose(server)
      }
      setTimeout(() => {
        for (const { startedAt, ...request } of inFlight.values()) {
          const ms = Math.round(performance.now() - startedAt)
          logger().warn({ ...request, ms, message: 'The process ended before this response was sent.' })
        }
        exit()
      }, MAX_SHUTDOWN_MS).unref()
    })
  }
}

/** When the server stops listening, it closes idle connections at once, including those that are still sending. */
function delayIdleClose(server: Server): void {
  const close = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {}
  setTimeout(() => {
    closeIdle.add(close)
    close()
  }, IDLE_GRACE_MS)
}
