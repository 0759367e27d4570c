/** Answers that are made while they are sent. */

/** The pieces as the bytes of one UTF-8 text, each made when the client is ready for it. */
export function streamText(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.iterator]()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel() {
      iterator.return?.()
    },
  })
}
