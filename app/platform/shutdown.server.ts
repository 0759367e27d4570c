/** Ending the process in good order: requests under way are answered, then it ends at once. */
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

/** Longest wait for requests under way after a signal to stop; an operator's limit is 10 s (contract). */
const STOP_WITHIN_MS = 8000

const tasks = new Set<() => void>()

/** Calls back when the process is asked to end, before the requests under way are waited for: to end what never would. */
export function onStop(task: () => void): void {
  tasks.add(task)
}

/** remix-serve stops listening at SIGTERM and SIGINT; what is left to do is to end when the last answer is sent. */
export function endInGoodOrder(): void {
  const servers = new Set<Server>()
  subscribe('http.server.request.start', message => servers.add((message as { server: Server }).server))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      for (const task of tasks) task()
      // Timers of answers that were sent long ago (Remix keeps one for each page) would hold the process.
      for (const server of servers) server.once('close', () => process.exit(0))
      setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
    })
  }
}
