/** Parses request bodies without holding up other requests: large ones in a worker, one at a time (HTTP-14). */
import { semaphore } from '#app/platform/process/semaphore.ts'
import { runWorker, WorkerEnded } from '#app/platform/process/worker.server.ts'
import { type BodyTask, type Parsed, parseBody } from './parse-body.ts'

/** Parsing less takes no longer than to start a worker. */
const INLINE_BYTES = 128 * 1024
/** The largest body is a photo in Base64, which is held as bytes, as text and as a value. */
const WORKER_MEMORY_MB = 256

const slots = semaphore(1, Number.POSITIVE_INFINITY)

/** The task's body is handed over to the worker: it is empty afterwards. */
export async function parseRequestBody(task: BodyTask, signal: AbortSignal): Promise<Parsed> {
  if (task.body.byteLength <= INLINE_BYTES) return (await parseBody(task)).value
  const release = await slots.enter()
  try {
    if (signal.aborted) return { ok: false, problem: 'malformed' }
    let parsed: Parsed | undefined
    await runWorker('parse-body', {
      input: task,
      transfer: [task.body.buffer],
      memoryMb: WORKER_MEMORY_MB,
      onMessage: message => {
        parsed = message as Parsed
      },
    })
    return parsed ?? { ok: false, problem: 'malformed' }
  } catch (error) {
    if (error instanceof WorkerEnded) return { ok: false, problem: 'too large' }
    throw error
  } finally {
    release?.()
  }
}
