/** Streamed responses, generated no faster than the client reads them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { requestContext } from '#app/platform/request/request-context.server.ts'

/** Generation pauses above this: Remix ignores backpressure, so a slow client would otherwise fill the memory. */
const MAX_UNSENT_BYTES = 256 * 1024
const POLL_MS = 10

/**
 * Streams the chunks as UTF-8, each generated when the client is ready for it, with a pause for other requests between
 * them. Send it with `no-transform`: the compression middleware would buffer without a limit.
 */
export function streamText(chunks: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { unsentBytes } = requestContext()
  const iterator = chunks[Symbol.iterator]()
  return new ReadableStream({
    async pull(controller) {
      do await sleep(unsentBytes() > MAX_UNSENT_BYTES ? POLL_MS : 0)
      while (unsentBytes() > MAX_UNSENT_BYTES)
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel() {
      iterator.return?.()
    },
  })
}

/** To be appended to the `Cache-Control` of a streamed response. */
export const UNTRANSFORMED = ', no-transform'
