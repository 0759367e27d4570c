/** Splits long work into slices and yields to the event loop between them, so that other requests are served. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

export { yieldToEventLoop }

/** Length of a slice; a single item may exceed it. */
const SLICE_MS = 10

/** The current slice of a long loop: `if (slice.isOver()) await slice.next()`. */
export class Slice {
  #startedAt = performance.now()

  isOver(): boolean {
    return performance.now() - this.#startedAt >= SLICE_MS
  }

  async next(): Promise<void> {
    await yieldToEventLoop()
    this.#startedAt = performance.now()
  }
}

/** Yields the items in order, with a pause for the event loop after each slice. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const slice = new Slice()
  for (const item of items) {
    yield item
    if (slice.isOver()) await slice.next()
  }
}
