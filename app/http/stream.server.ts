/** Responses that are made while they are sent, never faster than the client takes them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { requestContext } from '#app/platform/request/request-context.server.ts'

/** No more is made while so much waits for the client: Remix writes whatever it reads, and a slow client would fill the memory. */
const MOST_UNSENT_BYTES = 256 * 1024
const LOOK_AGAIN_MS = 10

/**
 * The pieces as the bytes of one UTF-8 text, each made when the client is ready for it; others have their turn between two.
 * Send it with `no-transform`: what compresses responses would hold back as much as it is given.
 */
export function streamText(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { unsentBytes } = requestContext()
  const iterator = pieces[Symbol.iterator]()
  return new ReadableStream({
    async pull(controller) {
      do await sleep(unsentBytes() > MOST_UNSENT_BYTES ? LOOK_AGAIN_MS : 0)
      while (unsentBytes() > MOST_UNSENT_BYTES)
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel() {
      iterator.return?.()
    },
  })
}

/** The addition to `Cache-Control` of a streamed response. */
export const UNTRANSFORMED = ', no-transform'
