/** Streamed responses, generated no faster than the client reads them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { noteReadFault } from '#app/platform/process/faults.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'

/** Generation pauses above this: Remix ignores backpressure, so a slow client would otherwise fill the memory. */
const MAX_UNSENT_BYTES = 256 * 1024
const POLL_MS = 10

/**
 * Streams the chunks as UTF-8, each generated when the client is ready for it, with a pause for other requests between
 * them. The first is generated at once: where it fails, a response with the error can still be sent. Send it with `no-transform`: the compression middleware would buffer without a limit.
 */
export function streamText(chunks: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { unsentBytes } = requestContext()
  const iterator = chunks[Symbol.iterator]()
  let first: IteratorResult<string> | null = iterator.next()
  return new ReadableStream({
    async pull(controller) {
      await turn()
      while (unsentBytes() > MAX_UNSENT_BYTES) await sleep(POLL_MS)
      const { done, value } = first ?? nextOf(iterator)
      first = null
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel() {
      iterator.return?.()
    },
  })
}

const waiting: (() => void)[] = []

/** One chunk at a time is generated in each cycle of the event loop, so that many streams do not hold up other requests. */
function turn(): Promise<void> {
  return new Promise(resolve => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(takeTurn)
  })
}

function takeTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(takeTurn)
}

/** The next chunk; a failure is logged here, because Remix only breaks the connection. */
function nextOf(iterator: Iterator<string>): IteratorResult<string> {
  try {
    return iterator.next()
  } catch (error) {
    noteReadFault(error)
    logError(error)
    throw error
  }
}

/** To be appended to the `Cache-Control` of a streamed response. */
export const UNTRANSFORMED = ', no-transform'
