/**
 * The first pages after a start: rendered before any request is served, so that no visitor waits while the code of a page
 * is compiled. Requests that come meanwhile are held.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logger } from '#app/platform/process/log.server.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** Longest time for which requests are held, in milliseconds. */
const MAX_HOLD_MS = 750

type Steps = {
  pages: () => string[]
  /** Called for each of the pages, one after the other. */
  render: (page: string) => unknown
  /** Called for each request once the pages are rendered, or after `MAX_HOLD_MS`. */
  serve: Serve
  /** Called before the first request is served. */
  onServing: () => void
}

export function holdWhileWarmingUp({ pages, render, serve, onServing }: Steps): Serve {
  let held: [IncomingMessage, ServerResponse][] | null = []

  function release(): void {
    const waiting = held ?? []
    held = null
    onServing()
    // Who left meanwhile needs no response.
    for (const [request, response] of waiting) if (!response.destroyed) serve(request, response)
  }

  async function warmUp(): Promise<void> {
    for (const page of pages()) await render(page)
  }

  const timer = setTimeout(release, MAX_HOLD_MS)
  warmUp()
    .catch(error => logger().warn(error, 'The first pages could not be rendered.'))
    .finally(() => {
      clearTimeout(timer)
      if (held) release()
    })
  return (request, response) => {
    if (held) held.push([request, response])
    else serve(request, response)
  }
}
