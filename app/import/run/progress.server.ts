/** The progress of the import under way as server-sent events (API-17). */
import { onStop } from '#app/platform/process/shutdown.server.ts'
import type { ImportRun } from './run.ts'
import { activeRun, followRuns } from './runner.server.ts'

/** An import may make hundreds of steps a second; nobody reads that fast. */
const AT_MOST_EVERY_MS = 150
/** A line that keeps proxies from cutting a connection on which nothing happens. */
const HEARTBEAT_MS = 15_000

const open = new Set<() => void>()
onStop(() => {
  for (const end of open) end()
})

/** A stream of `progress` events and one `end`, each with the run as JSON; ends at once when nothing runs. */
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
      const unfollow = followRuns(run => {
        if (run.state !== 'running') {
          send('end', run)
          end()
        } else if (Date.now() - lastAt >= AT_MOST_EVERY_MS) {
          lastAt = Date.now()
          send('progress', run)
        }
      })
      end = () => {
        if (!open.delete(end)) return
        clearInterval(heartbeat)
        unfollow()
        try {
          controller.close()
        } catch {
          // The reader has gone already.
        }
      }
      open.add(end)
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
    // `no-transform` keeps compression from holding events back.
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
