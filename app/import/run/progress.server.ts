/** The progress of the running import as server-sent events (API-17). */
import { privateHeaders } from '#app/http/caching.server.ts'
import { UNTRANSFORMED } from '#app/http/stream.server.ts'
import { onStop } from '#app/platform/process/shutdown.server.ts'
import type { ImportRun } from './run.ts'
import { activeRun, subscribeToRuns } from './runner.server.ts'

/** An import may make hundreds of steps a second. */
const MIN_INTERVAL_MS = 150
/** Comment lines, because proxies close idle connections. */
const HEARTBEAT_MS = 15_000

const openStreams = new Set<() => void>()
onStop(() => {
  for (const end of openStreams) end()
})

/** A stream of `progress` events and one `end`, each with the run as JSON; ends immediately when no import is running. */
export function progressEvents(signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let lastAt = 0
      const send = (name: string, run: ImportRun | null) => {
        const { errors, ...counts } = run ?? { errors: [] }
        controller.enqueue(
          encoder.encode(`event: ${name}\ndata: ${JSON.stringify({ ...counts, errors: errors.slice(0, 3) })}\n\n`),
        )
      }
      const heartbeat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), HEARTBEAT_MS)
      const unsubscribe = subscribeToRuns(run => {
        if (run.state !== 'running') {
          send('end', run)
          end()
        } else if (Date.now() - lastAt >= MIN_INTERVAL_MS) {
          lastAt = Date.now()
          send('progress', run)
        }
      })
      end = () => {
        if (!openStreams.delete(end)) return
        clearInterval(heartbeat)
        unsubscribe()
        try {
          controller.close()
        } catch {
          // The client has already disconnected.
        }
      }
      openStreams.add(end)
      const run = activeRun()
      if (run) send('progress', run)
      else {
        send('end', null)
        end()
      }
    },
    cancel: () => {
      end()
    },
  })
  signal.addEventListener('abort', () => end())
  return new Response(stream, {
    // `no-transform` prevents compression, which would buffer the events.
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': `${privateHeaders['Cache-Control']}${UNTRANSFORMED}`,
      'X-Accel-Buffering': 'no',
    },
  })
}
